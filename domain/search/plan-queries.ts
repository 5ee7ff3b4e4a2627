import type { SearchPlan, WantedWord } from './search-plan.ts'

/** Where a term is looked for: in the title; there or among the main terms; anywhere. */
type Place = 'title' | 'main' | 'text'

/** Required words of which some may be missing at most: of more, the rarest are looked for. */
const maxCombined = 6

/** A term as the databases index it for a place. */
export function toToken(term: string, place: Place) {
  return place === 'text' ? term : `${place}.${term}`
}

/**
 * The queries for documents with every required word, from the narrowest to the widest, in FTS5's language; none when nothing is required. Terms are
 * letters and digits alone, and still quoted: 'not' is a term, too.
 */
export function toWholeQueries({ words }: SearchPlan): string[] {
  const required = words.filter(({ isRequired }) => isRequired)
  if (required.length === 0) return []
  const anyInTitle = any(required.map((word) => toQuery(word, 'title')))
  const queries = [
    ...(words.length > required.length ? [allIn(words, 'title')] : []),
    allIn(required, 'title'),
    ...(required.length > 1 ? [`${anyInTitle} AND ${allIn(required, 'text')}`] : []),
    allIn(required, 'main'),
    allIn(required, 'text'),
  ]
  // Words that are looked for in titles alone make the same query for each place.
  return [...new Set(queries)]
}

/** Where no document has every required word: for all of them but one, for all but two and so on, the queries as above. */
export function toPartialQueries({ words }: SearchPlan): string[][] {
  const required = words.filter(({ isRequired }) => isRequired)
  const known = required.filter(({ documents }) => documents > 0).sort((one, other) => one.documents - other.documents)
  const combined = known.slice(0, maxCombined)
  const most = Math.min(combined.length, required.length - 1)
  return Array.from({ length: most }, (_, index) => {
    const choices = listChoices(combined, most - index)
    return (['title', 'main', 'text'] as const).map((place) => any(choices.map((choice) => allIn(choice, place))))
  })
}

function allIn(words: WantedWord[], place: Place) {
  return `(${words.map((word) => toQuery(word, place)).join(' AND ')})`
}

function toQuery({ alternatives, titleOnly }: WantedWord, place: Place) {
  return any(alternatives.map(({ term }) => `"${toToken(term, titleOnly ? 'title' : place)}"`))
}

function any(queries: string[]) {
  return `(${queries.join(' OR ')})`
}

/** Every way to choose so many of some words. */
function listChoices(words: WantedWord[], size: number): WantedWord[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, index) => listChoices(words.slice(index + 1), size - 1).map((others) => [word, ...others]))
}
