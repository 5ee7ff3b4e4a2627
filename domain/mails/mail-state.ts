/**
 * A mail's state: `queued`; `sending`, while a process is at it; `handed`, from just before its last line is sent; `sent`, once the server
 * has accepted it; `refused` permanently; `unknown`, if the connection broke after its last line, so it may have arrived; `canceled`,
 * because its recipient left; `paused`, with the issue it belongs to.
 */
export type MailState = 'queued' | 'sending' | 'handed' | 'sent' | 'refused' | 'unknown' | 'canceled' | 'paused'

const minute = 60_000

/**
 * The waits between attempts, in milliseconds: RFC 5321, 4.5.4.1, asks for at least 30 minutes after the first few and four days in all.
 */
const waits = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440, 1440].map((minutes) => minutes * minute)

/** The longest wait. */
export const longestWait = Math.max(...waits)

/** How long to wait after a number of attempts, in milliseconds; undefined if it is given up. */
export function waitAfter(attempts: number) {
  return waits[attempts - 1]
}
