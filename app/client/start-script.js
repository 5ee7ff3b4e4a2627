// Starts the page's code once its first view stands: held back by app/finish-page.ts, so that it does not take the line from what is read first.
{
  const patience = 1000
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll('link[rel=held-modulepreload]')) link.rel = 'modulepreload'
    const script = document.querySelector('script[type=held-module]')
    script.type = 'module'
    script.replaceWith(script) // Put in its place anew, a script runs by its new type.
  }

  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))))
  // Neither a slow picture nor a window in the background, where nothing is painted, holds the page up for longer.
  setTimeout(start, patience)
}
