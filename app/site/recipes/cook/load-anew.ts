/**
 * Browsers remember for as long as a page stands that some code could not be loaded, so another try means to load the page anew: at an
 * anchor of it, and only once the site can be reached, because there would be no page without a network. Rejects where it can't be.
 */
export async function loadAnew(anchor: string) {
  const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  if (!response.ok) throw new Error(`The page answers ${response.status}`)
  window.history.replaceState(window.history.state, '', anchor)
  window.location.reload()
}
