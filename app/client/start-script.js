// Starts the page's scripts after the first paint. app/finish-page.ts defers them so that they don't compete with the content for
// bandwidth.
{
  const maxDelay = 1000
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll('link[rel=held-modulepreload]')) link.rel = 'modulepreload'
    const script = document.querySelector('script[type=held-module]')
    script.type = 'module'
    script.replaceWith(script) // A script runs with its new type only when it is inserted again.
  }

  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))))
  // Limits the delay: by slow pictures, or in a background tab, which never paints.
  setTimeout(start, maxDelay)
}
