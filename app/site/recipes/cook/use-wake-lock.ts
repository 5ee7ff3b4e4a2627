import { useEffect, useState } from 'react'

/** Keeps the screen on for as long as this is shown, taken again after each look at another tab. Says whether it really is kept on. */
export function useWakeLock() {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      const taken = await requestWakeLock()
      if (!taken) return
      if (isOver) return void taken.release()
      lock = taken
      setHeld(true)
      taken.addEventListener('release', () => setHeld(lock !== taken))
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
  return isHeld
}

/** Undefined where the browser can't, or may not now: no TLS, a low battery. */
async function requestWakeLock() {
  try {
    return await navigator.wakeLock?.request('screen')
  } catch {
    return undefined
  }
}
