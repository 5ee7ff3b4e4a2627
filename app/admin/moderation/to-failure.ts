import type { OpinionWords } from './opinion.ts'

/** What is said when a change of comments or reviews could not be made. */
export function toFailure({ one }: OpinionWords, change: unknown) {
  return change === 'delete' ? `Error deleting ${one}.` : `Failed to update ${one} status`
}
