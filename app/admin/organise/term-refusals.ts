import type { TermKind } from '#domain/terms/term.ts'
import { termWords } from '#domain/terms/term-words.ts'

/** Why a term was not saved, at its field. */
export function toTermRefusal(reason: 'taken' | 'unknown' | 'itself' | 'gone', kind: TermKind) {
  const { one } = termWords[kind]
  const refusals = {
    taken: `There is a ${one} with this name already`,
    unknown: `There is no ${one} with this name`,
    itself: `This is the ${one} itself`,
    gone: `This ${one} was deleted or merged meanwhile`,
  }
  return refusals[reason]
}
