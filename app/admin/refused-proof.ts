import { countOf } from '#domain/text/count-of.ts'

/** The message for a wrong current password. */
export const wrongPassword = 'That’s not your current password.'

/** The message after too many attempts at a password or code. */
export function describeThrottling(minutes: number) {
  return `Too many attempts. Try again in ${countOf(minutes, 'minute')}.`
}
