import { useEffect, useState } from 'react'

type Announcement = { text: string; urgency: 'polite' | 'assertive' }

/** How long a live region must exist before screen readers notice its changes, in milliseconds. */
const settleTime = 150

const listeners = new Set<(announcement: Announcement) => void>()

/** Announces a text to screen readers: politely (when idle) or assertively (at once). */
export function announce(urgency: Announcement['urgency'], text: string) {
  setTimeout(() => {
    for (const listener of listeners) listener({ urgency, text })
  }, settleTime)
}

/** Live regions for `announce`, one set on the page and one in each dialog. */
export function Announcements() {
  const [said, setSaid] = useState({ polite: '', assertive: '' })
  useEffect(() => {
    const say = ({ urgency, text }: Announcement) => setSaid((before) => ({ ...before, [urgency]: text }))
    listeners.add(say)
    return () => {
      listeners.delete(say)
    }
  }, [])
  return (
    <div className="visually-hidden">
      <p role="status">{said.polite}</p>
      <p role="alert">{said.assertive}</p>
    </div>
  )
}
