/**
 * Reloads the page at an anchor, to retry a failed import (browsers cache the failure until then). Rejects if the site can't be reached,
 * because a reload would lose the page.
 */
export async function reloadAt(anchor: string) {
  const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  if (!response.ok) throw new Error(`The page responded with status ${response.status}`)
  window.history.replaceState(window.history.state, '', anchor)
  window.location.reload()
}
