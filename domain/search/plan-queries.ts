import type { SearchPlan, WantedWord } from './search-plan.ts'
import type { Place, TermQuery } from './term-query.ts'

/** Required words of which some may be missing at most: of more, the rarest are looked for. */
const maxCombined = 6

/** The queries for documents with every required word, from the narrowest to the widest; none when nothing is required. */
export function toWholeQueries({ words }: SearchPlan): TermQuery[] {
  const required = words.filter(({ isRequired }) => isRequired)
  if (required.length === 0) return []
  const anyInTitle: TermQuery = { any: required.map((word) => toQuery(word, 'title')) }
  return [
    ...(words.length > required.length ? [allIn(words, 'title')] : []),
    allIn(required, 'title'),
    ...(required.length > 1 ? [{ all: [anyInTitle, allIn(required, 'text')] }] : []),
    allIn(required, 'main'),
    allIn(required, 'text'),
  ]
}

/** Where no document has every required word: for all of them but one, for all but two and so on, the queries as above. */
export function toPartialQueries({ words }: SearchPlan): TermQuery[][] {
  const required = words.filter(({ isRequired }) => isRequired)
  const known = required.filter(({ documents }) => documents > 0).sort((one, other) => one.documents - other.documents)
  const combined = known.slice(0, maxCombined)
  const most = Math.min(combined.length, required.length - 1)
  return Array.from({ length: most }, (_, index) => {
    const choices = listChoices(combined, most - index)
    return (['title', 'main', 'text'] as const).map((place) => ({ any: choices.map((choice) => allIn(choice, place)) }))
  })
}

function allIn(words: WantedWord[], place: Place): TermQuery {
  return { all: words.map((word) => toQuery(word, place)) }
}

function toQuery({ alternatives, titleOnly }: WantedWord, place: Place): TermQuery {
  return { any: alternatives.map(({ term }) => ({ term, place: titleOnly ? 'title' : place })) }
}

/** Every way to choose so many of some words. */
function listChoices(words: WantedWord[], size: number): WantedWord[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, index) => listChoices(words.slice(index + 1), size - 1).map((others) => [word, ...others]))
}
