import type { OpinionWords } from './opinion.ts'

/** The message when a change of comments or reviews, or an answer to one, failed. */
export function toFailure({ one }: OpinionWords, change: unknown) {
  if (change === 'reply' || change === 'take-back') return 'Your answer could not be saved.'
  if (change === 'remove-photo') return 'The photo could not be removed.'
  return change === 'delete' ? `Error deleting ${one}.` : `Failed to update ${one} status`
}
