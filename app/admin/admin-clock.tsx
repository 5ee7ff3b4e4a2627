import { useEffect, useState } from 'react'

const shape = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

/** The browser's local time, updated every second. The server renders an empty placeholder. */
export function AdminClock() {
  const now = useNow()
  return <span className="admin-clock">{now ? shape.format(now) : null}</span>
}

function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    const tick = () => {
      const moment = new Date()
      setNow(moment)
      timer = window.setTimeout(tick, 1000 - moment.getMilliseconds())
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
