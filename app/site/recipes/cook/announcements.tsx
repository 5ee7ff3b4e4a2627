import { useEffect, useState } from 'react'

type Announcement = { text: string; urgency: 'polite' | 'assertive' }

/** How long a region that was only just drawn needs to be known to screen readers, in milliseconds. */
const settleTime = 150

const listeners = new Set<(announcement: Announcement) => void>()

/** Has screen readers say something: politely when they are done, assertively at once. */
export function announce(urgency: Announcement['urgency'], text: string) {
  setTimeout(() => {
    for (const listener of listeners) listener({ urgency, text })
  }, settleTime)
}

/** The regions of a page or of a dialog from which announcements are read. */
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
