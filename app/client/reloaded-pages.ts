/** Marks a page as reloaded because a part of it was missing. False if it is marked already or storage is unavailable. */
export function markReloaded(address: string) {
  try {
    if (sessionStorage.getItem(toKey(address))) return false
    sessionStorage.setItem(toKey(address), '1')
    return true
  } catch {
    return false
  }
}

/** Clears the mark once the page has loaded completely, so that a later failure gets its one reload, too. */
export function unmarkReloaded(address: string) {
  try {
    sessionStorage.removeItem(toKey(address))
  } catch {
    // Storage is unavailable.
  }
}

// Same key as in app/client/page-guard.js: the address without its hash.
function toKey(address: string) {
  return `pageReloaded:${address.replace(/#.*/, '')}`
}
