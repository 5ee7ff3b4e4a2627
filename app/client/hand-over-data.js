// Passes the loader data from the element right before this script to React Router's hydration.
{
  const { streamController } = window.__reactRouterContext
  streamController.enqueue(document.currentScript.previousElementSibling.textContent)
  streamController.close()
}
