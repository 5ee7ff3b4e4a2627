import type { TermKind } from '#domain/terms/term.ts'
import { termWords, toAnyTerm } from '#domain/terms/term-words.ts'

/** Why a term was not saved, at its field. */
export function toTermRefusal(reason: 'taken' | 'several' | 'unknown' | 'itself' | 'gone', kind: TermKind) {
  const { one } = termWords[kind]
  const refusals = {
    taken: `There is ${toAnyTerm(kind)} with this name already`,
    several: 'This would be more than one author: “and” stands between two names',
    unknown: `There is no ${one} with this name`,
    itself: `This is the ${one} itself`,
    gone: `This ${one} was deleted or merged meanwhile`,
  }
  return refusals[reason]
}
