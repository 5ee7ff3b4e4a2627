/**
 * Where a mail is: `queued`; `sending`, while a process is at it; `handed`, since just before its last line went out; `sent`, once the server had accepted it; `refused` for
 * good; `unknown`, when the connection broke after its last line, so that it may have arrived; `canceled`, because its recipient left; `paused`, while what it
 * belongs to is.
 */
export type MailState = 'queued' | 'sending' | 'handed' | 'sent' | 'refused' | 'unknown' | 'canceled' | 'paused'

const minute = 60_000

/** The waits before further attempts, in milliseconds: RFC 5321, 4.5.4.1, asks for at least 30 minutes after the first few and for four days in all. */
const waits = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440, 1440].map((minutes) => minutes * minute)

/** How long a mail waits at most. */
export const longestWait = Math.max(...waits)

/** How long to wait after so many attempts, in milliseconds; undefined when it is given up. */
export function waitAfter(attempts: number) {
  return waits[attempts - 1]
}
