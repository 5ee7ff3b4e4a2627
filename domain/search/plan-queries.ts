import { listedTerm } from './indexed-text.ts'
import type { DocumentKind } from './search-document.ts'
import type { SearchPlan, WantedWord } from './search-plan.ts'
import { isAmount } from './search-words.ts'
import { listTimeTerms } from './time-limit.ts'

/** Where a term is searched: in the title; there or among the main terms; anywhere; among a recipe's foods. */
type Place = 'title' | 'main' | 'text' | 'food'

/** The most required words of which some may be missing; beyond that, only the rarest are searched. */
const maxCombined = 6

/** A term as the databases index it for a place. */
export function toToken(term: string, place: Place) {
  return place === 'text' ? term : `${place}.${term}`
}

/**
 * The queries for documents of a kind with every required word, from the narrowest to the widest, in FTS5 syntax; none if nothing is
 * required. Terms consist of letters and digits, but are quoted anyway: 'not' is a term, too.
 */
export function toWholeQueries(plan: SearchPlan, kind: DocumentKind): string[] {
  const { words, without, minutes } = plan
  const required = listRequired(plan, kind)
  if (required.length === 0 && without.length === 0 && minutes === undefined) return []
  // For posts some words must be required: otherwise every post would match.
  if (required.length === 0 && kind === 'blog') return []
  if (required.length === 0) {
    const asked = words.length > 0 ? [any(words.map((word) => toQuery(word, 'title')))] : []
    return limit(minutes === undefined ? [`"${listedTerm}"`] : [...asked, toTimeQuery(plan, minutes)], plan, kind)
  }
  const anyInTitle = any(required.map((word) => toQuery(word, 'title')))
  const queries = [
    ...(words.length > required.length ? [allIn(words, 'title')] : []),
    allIn(required, 'title'),
    ...(required.length > 1 ? [`(${anyInTitle} AND ${allIn(required, 'text')})`] : []),
    allIn(required, 'main'),
    allIn(required, 'text'),
  ]
  // Words searched only in titles give the same query for each place.
  return limit([...new Set(queries)], plan, kind)
}

/**
 * For when no document has every required word: the same queries for all words but one, all but two and so on. Diets and exclusions stay: a
 * pasta with bacon is no closer to nut-free cookies.
 */
export function toPartialQueries(plan: SearchPlan, kind: DocumentKind): string[][] {
  const required = listRequired(plan, kind)
  const untimed = plan.minutes === undefined ? [] : [toWholeQueries({ ...plan, minutes: undefined }, kind)]
  const diets = required.filter(({ isDiet }) => isDiet)
  const others = required.filter(({ isDiet }) => !isDiet)
  const known = others.filter(({ documents }) => documents > 0).sort((one, other) => one.documents - other.documents)
  const combined = known.slice(0, maxCombined)
  const most = Math.min(combined.length, others.length - 1)
  const fewer = Array.from({ length: Math.max(0, most) }, (_, index) => {
    const choices = listChoices(combined, most - index)
    const queries = (['title', 'main', 'text'] as const).map((place) =>
      any(choices.map((choice) => (diets.length > 0 ? `(${allIn(choice, place)} AND ${allIn(diets, 'text')})` : allIn(choice, place)))),
    )
    return limit(queries, plan, kind)
  })
  return [...untimed, ...fewer]
}

/** The words that documents of a kind must have: recipes have a time instead of the words for it. */
function listRequired({ words, minutes }: SearchPlan, kind: DocumentKind) {
  const saysTime = ({ word, isTime, documents }: WantedWord) =>
    isTime === true && documents > 0 && !isAmount(word) && (kind === 'blog' || minutes === undefined)
  return words.filter((word) => word.isRequired || saysTime(word))
}

/** The recipes that take at most this long, or whose title has all of the words for it. */
function toTimeQuery({ words }: SearchPlan, minutes: number) {
  const said = words.filter(({ isTime }) => isTime === true)
  const terms = listTimeTerms(minutes).map((term) => `"${term}"`)
  return any([...terms, ...(said.length > 0 ? [allIn(said, 'title')] : [])])
}

/** The same queries without documents that contain an exclusion or take too long. */
function limit(queries: string[], plan: SearchPlan, kind: DocumentKind) {
  const { without, fits, minutes } = plan
  const isRecipe = kind === 'recipe'
  const time = isRecipe && minutes !== undefined ? [toTimeQuery(plan, minutes)] : []
  if (without.length + time.length === 0 && !(isRecipe && fits.length > 0)) return queries
  const limiting = without.flatMap((one) => (isRecipe || one.words.length === 0 ? one.known : []))
  const known = [...limiting, ...(isRecipe ? fits : [])].map((term) => `"${term}"`)
  const wanted = isRecipe && without.some(({ foods }) => foods.length > 0) ? [...known, `"${listedTerm}"`] : known
  const unwanted = without
    .flatMap(({ foods, words }) => (isRecipe ? foods : words))
    .map((terms) => `(${terms.map((term) => `"${isRecipe ? toToken(term, 'food') : term}"`).join(' AND ')})`)
  return queries.map((query) => {
    const whole = [query, ...wanted, ...time].join(' AND ')
    return unwanted.length > 0 ? `((${whole}) NOT ${any(unwanted)})` : `(${whole})`
  })
}

function allIn(words: WantedWord[], place: Place) {
  return `(${words.map((word) => toQuery(word, place)).join(' AND ')})`
}

function toQuery({ alternatives, titleOnly, isCourse }: WantedWord, asked: Place) {
  const place = isCourse && asked === 'text' ? 'main' : asked
  return any(alternatives.map(({ term }) => `"${toToken(term, titleOnly ? 'title' : place)}"`))
}

function any(queries: string[]) {
  return `(${queries.join(' OR ')})`
}

/** Every way to choose a number of words. */
function listChoices(words: WantedWord[], size: number): WantedWord[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, index) => listChoices(words.slice(index + 1), size - 1).map((others) => [word, ...others]))
}
