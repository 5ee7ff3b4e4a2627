import { useEffect } from 'react'

/** Where the browser keeps the signed-in admin's id. A hint for other scripts, and never proof: the server checks every request. */
const key = 'admin_uid'

/** Keeps the browser's hint at what the server just said: the admin's id, or nobody. */
export function useRememberedAdmin(uid: string | undefined) {
  useEffect(() => {
    try {
      if (uid === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, uid)
    } catch {
      // Nothing is remembered where nothing can be stored.
    }
  }, [uid])
}
