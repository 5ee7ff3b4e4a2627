import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted; the lock is requested again when the tab becomes visible. Returns whether it is active. */
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

/** Undefined if it is unsupported or refused: no TLS, low battery. */
async function requestWakeLock() {
  try {
    return await navigator.wakeLock?.request('screen')
  } catch {
    return undefined
  }
}
