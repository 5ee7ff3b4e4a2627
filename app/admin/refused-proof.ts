import { countOf } from '#domain/text/count-of.ts'

/** What is said of a present password that is not right. */
export const wrongPassword = 'That’s not your current password.'

/** What is said to whoever tried a password or a code too often. */
export function describeThrottling(minutes: number) {
  return `Too many attempts. Try again in ${countOf(minutes, 'minute')}.`
}
