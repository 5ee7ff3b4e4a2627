// Starts the page's scripts after the first paint. app/finish-page.ts defers them so that they don't compete with the content for
// bandwidth.
{
  const maxDelay = 1000

  const start = () => {
    const script = document.querySelector('script[type=held-module]')
    if (!script || !URL.parse) return
    for (const link of document.querySelectorAll('link[rel=held-modulepreload]')) link.rel = 'modulepreload'
    script.type = 'module'
    script.replaceWith(script) // A script runs with its new type only when it is inserted again.
  }

  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))))
  // Limits the delay from slow pictures, or in a background tab, which never paints.
  setTimeout(start, maxDelay)

  // The browser's offer to install the site comes once, perhaps before the page has started. It is deferred for the button of
  // app/kitchen/offline/this-device.tsx.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event
  })
}
