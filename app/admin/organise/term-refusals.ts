import type { TermKind } from '#domain/terms/term.ts'
import { termWords, toAnyTerm } from '#domain/terms/term-words.ts'

/** Why a term was not saved, at its field. */
export function toTermRefusal(reason: 'taken' | 'several' | 'unknown' | 'itself' | 'gone', kind: TermKind) {
  const { one } = termWords[kind]
  const refusals = {
    taken: `There’s already ${toAnyTerm(kind)} with this name`,
    several: 'This would be two authors: “and” separates names',
    unknown: `No ${one} has this name`,
    itself: `Choose a different ${one}`,
    gone: `This ${one} has been deleted or merged`,
  }
  return refusals[reason]
}
