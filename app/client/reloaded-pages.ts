/** Marks a page as loaded anew because a part of it was missing. False when it is marked already, or nothing can be marked. */
export function markReloaded(address: string) {
  try {
    if (sessionStorage.getItem(toKey(address))) return false
    sessionStorage.setItem(toKey(address), '1')
    return true
  } catch {
    return false
  }
}

/** Forgets the mark once the page has come whole, so that the next misfortune gets its one try as well. */
export function unmarkReloaded(address: string) {
  try {
    sessionStorage.removeItem(toKey(address))
  } catch {
    // Nothing is marked where nothing can be stored.
  }
}

// app/client/page-guard.js marks pages under the same key: the address without its anchor.
function toKey(address: string) {
  return `pageReloaded:${address.replace(/#.*/, '')}`
}
