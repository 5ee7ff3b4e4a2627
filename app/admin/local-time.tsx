import { useSyncExternalStore } from 'react'

const shape = { dateStyle: 'medium', timeStyle: 'short' } as const
const inUtc = new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'UTC' })

/** A timestamp (ISO 8601): in UTC from the server, in the browser's time zone after hydration. */
export function LocalTime({ moment }: { moment: string }) {
  const text = useSyncExternalStore(
    subscribe,
    () => toLocal(moment),
    () => `${inUtc.format(new Date(moment))} UTC`,
  )
  return <time dateTime={moment}>{text}</time>
}

function toLocal(moment: string) {
  return new Intl.DateTimeFormat('en-US', shape).format(new Date(moment))
}

function subscribe() {
  return () => {}
}
