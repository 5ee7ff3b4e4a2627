// Gives React Router the data that the page was made from: it stands right before this script.
{
  const { streamController } = window.__reactRouterContext
  streamController.enqueue(document.currentScript.previousElementSibling.textContent)
  streamController.close()
}
