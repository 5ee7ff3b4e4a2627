import { useEffect } from 'react'

/** Local storage key of the signed-in admin's id. Only a hint for other scripts, never proof: the server checks every request. */
const key = 'admin_uid'

/** Synchronises the browser's hint with the server's answer: the admin's id, or nobody. */
export function useRememberedAdmin(uid: string | undefined) {
  useEffect(() => {
    try {
      if (uid === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, uid)
    } catch {
      // Storage is unavailable.
    }
  }, [uid])
}

/** Whether this browser remembers an admin who had signed in before this page was opened. */
export function isAdminRemembered() {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
