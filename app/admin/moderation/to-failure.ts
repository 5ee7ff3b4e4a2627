import type { OpinionWords } from './opinion.ts'

/** The message when a change of comments or reviews failed. */
export function toFailure({ one }: OpinionWords, change: unknown) {
  return change === 'delete' ? `Error deleting ${one}.` : `Failed to update ${one} status`
}
