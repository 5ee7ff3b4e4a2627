import { maxSearchWords } from '#domain/forms/form-limits.ts'
import type { Diet } from '#domain/recipes/diet-names.ts'
import { isFoodWord } from './diets.ts'
import { type Exclusion, readExclusions } from './exclusions.ts'
import { saysLittleAlone, toPairTerm } from './indexed-text.ts'
import { isAsideWord, isCourse } from './meals.ts'
import { listNamedTerms, listNames, type NamedTerm, toFitTerm } from './named-terms.ts'
import { listPhrases } from './phrases.ts'
import { isAmount, isFiller, isStopWord, readWords, stem } from './search-words.ts'
import { readTimeLimit } from './time-limit.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A term that represents a typed word; `share` is how much of its weight counts, less for a guess. */
export type Alternative = { term: string; share: number }

/**
 * A typed word, or the name of a food or diet, as searched. Words that aren't required affect the ranking but don't select; `titleOnly` words
 * are searched only in titles. `documents` is roughly how many have the word; 0 if none can. A diet is never dropped in favour of documents with
 * more of the other words. Words that limit a recipe's time (`isTime`) are required only of posts, which have no time.
 */
export type WantedWord = {
  word: string
  alternatives: Alternative[]
  isRequired: boolean
  titleOnly: boolean
  documents: number
  isDiet?: boolean
  isTime?: boolean
  /** Whether it names a meal or course. */
  isCourse?: boolean
  /** Whether it is a general word for food next to a name: 'chicken dinner', 'Italian food'. */
  isAside?: boolean
}

/** How to search, and what to say about it. */
export type SearchPlan = {
  words: WantedWord[]
  /** Adjacent words joined as one term, which ranks a title higher. */
  pairs: string[]
  diets: Diet[]
  /** Phrases in quotation marks, as terms that must be adjacent in a text. */
  phrases: string[][]
  /** The maximum total time of a recipe in minutes. */
  minutes?: number
  /** Whether recipes that take longer are found if there are no others. */
  isTimeWish?: boolean
  /** What is excluded, however few recipes that leaves. */
  without: Exclusion[]
  /** Terms of what recipes must be known to suit, because the reader hides all others; posts are not filtered. */
  fits: string[]
  /** Names to exclude that are unknown: they excluded nothing. */
  missing: string[]
  /** Words that no text has, and what is searched instead. */
  corrections: { typed: string; meant: string }[]
  /** Other words that may have been intended. */
  near: string[]
  /** Whether there were more words than are searched. */
  isCut: boolean
}

const completedShare = 0.7
const correctedShare = 0.85
/** Names of dishes and foods of a kind that rarely mention the kind itself, by the stem of its name. */
const dishKinds: Record<string, readonly string[]> = {
  cocktail: ['margarita', 'sangria', 'mojito', 'martini', 'daiquiri', 'spritz', 'negroni', 'bellini', 'mimosa', 'paloma', 'michelada'],
  brunch: ['frittata', 'pancake', 'waffle', 'omelette', 'omelet', 'quiche', 'shakshuka', 'crepe', 'granola'],
  egg: ['frittata', 'omelette', 'omelet', 'quiche', 'shakshuka', 'benedict'],
  drink: ['cocktail', 'smoothie', 'lemonade', 'milkshake', 'eggnog', 'latte', 'mocktail', 'margarita', 'sangria', 'mojito', 'beverage'],
  fish: [
    'salmon',
    'tuna',
    'cod',
    'halibut',
    'tilapia',
    'trout',
    'haddock',
    'mackerel',
    'swordfish',
    'snapper',
    'catfish',
    'monkfish',
    'hake',
  ],
  seafood: [
    'shrimp',
    'prawn',
    'crab',
    'lobster',
    'scallop',
    'mussel',
    'clam',
    'squid',
    'calamari',
    'octopus',
    'salmon',
    'tuna',
    'cod',
    'halibut',
  ],
  noodle: ['udon', 'ramen', 'soba', 'vermicelli'],
  pasta: [
    'spaghetti',
    'penne',
    'linguine',
    'fettuccine',
    'rigatoni',
    'macaroni',
    'lasagna',
    'lasagne',
    'tagliatelle',
    'orzo',
    'ravioli',
    'gnocchi',
  ],
}
/** Names that must not be corrected to similar words. */
const dishNames = new Set(Object.values(dishKinds).flat())
/** The most words that a typed prefix may expand to; one or two letters match many. */
const maxCompletions = { short: 40, usual: 8 }
/** The length of a prefix that is searched only in titles, and only by itself. */
const shortest = 2

type PlanOptions = {
  /** The last word may be a prefix, as while someone types. */
  completesLast?: boolean
  /** Every word selects, even amounts and fillers. */
  requiresAll?: boolean
  /** What recipes must be known to suit, in the words of their labels. */
  fits?: readonly string[]
}

/** Plans the search for a text. */
export function planSearch(
  text: string,
  vocabulary: Vocabulary,
  { completesLast = false, requiresAll = false, fits = [] }: PlanOptions = {},
): SearchPlan {
  const { rest, without, corrections, missing } = readExclusions(text, toKnown(vocabulary), { completesLast })
  const time = requiresAll ? undefined : readTimeLimit(rest)
  const typed = joinNames(listTyped(rest, completesLast), vocabulary, time?.words)
  const isCut = typed.length > maxSearchWords
  const plan: SearchPlan = {
    ...{ words: [], pairs: [], phrases: listPhrases(text), diets: [], near: [], corrections: [...corrections] },
    ...{ without, fits: fits.map(toFitTerm), missing, isCut },
  }
  if (time) plan.minutes = time.minutes
  if (time?.isWish) plan.isTimeWish = true
  const kept = typed.slice(0, maxSearchWords)
  for (const [index, { word, name }] of kept.entries()) {
    if (name) {
      addName(plan, word, name, vocabulary)
      continue
    }
    if (time?.words.has(word)) {
      const documents = vocabulary.countDocuments(word)
      plan.words.push({ word, alternatives: toAlternatives([stem(word)], 1), isRequired: false, titleOnly: false, documents, isTime: true })
      continue
    }
    const joined = [(kept[index - 1]?.word ?? '') + word, word + (kept[index + 1]?.word ?? '')].filter((both) => both !== word)
    addWord(plan, word, vocabulary, {
      isUnfinished: completesLast && index === kept.length - 1,
      isAlone: kept.length === 1,
      isPart: joined.some((both) => vocabulary.countDocuments(both) > 0),
    })
  }
  if (!requiresAll) {
    joinChoices(plan, rest)
    for (const word of plan.words) if (word.alternatives.some(({ term }) => isCourse(term))) word.isCourse = true
    releaseFillers(plan)
  }
  addPairs(plan, vocabulary)
  return plan
}

function toKnown(vocabulary: Vocabulary) {
  return {
    isKnownWord: (word: string) => vocabulary.countDocuments(word) > 0,
    correct: (word: string) => vocabulary.correct(word, 1)[0]?.word,
    complete: (word: string) => vocabulary.complete(word, maxCompletions.short),
  }
}

/** Every term to highlight in results. Amounts are not highlighted: they are everywhere. */
export function listMarkedTerms({ words, pairs }: SearchPlan): Set<string> {
  const terms = words.flatMap(({ alternatives }) => alternatives.flatMap(({ term }) => [...listNames(term)]))
  return new Set([...terms, ...pairs].filter((term) => !isAmount(term)))
}

/** A word as typed; `name` is the food or diet that it names, alone or with the words after it. */
type TypedWord = { word: string; name?: NamedTerm }

/**
 * The words to search, without duplicates. The last word may be the prefix of a longer one, as may one or two letters alone, which are kept even
 * if they say little.
 */
function listTyped(text: string, completesLast: boolean): TypedWord[] {
  const all = readWords(text)
  const [only] = all
  if (only && all.length === 1 && only.word.length <= shortest) return [{ word: only.word }]
  const names = new Map(listNamedTerms(all).map((name) => [name.start, name]))
  const typed = new Map<string, TypedWord>()
  for (let index = 0; index < all.length; index++) {
    const [{ word, term } = { word: '', term: '' }, name] = [all[index], names.get(index)]
    const isLast = completesLast && index === all.length - 1 && word.length > 1
    const words = all.slice(index, index + (name?.length ?? 1)).map((one) => one.word)
    if (name || !isStopWord(word) || isLast) typed.set(name?.term ?? term, { word: words.join(' '), ...(name && { name }) })
    index += words.length - 1
  }
  return [...typed.values()]
}

/** Joins two words that say little alone but together name a category of recipes: 'side dish', 'no bake'. */
function joinNames(typed: TypedWord[], vocabulary: Vocabulary, ofTime?: ReadonlySet<string>): TypedWord[] {
  const joined: TypedWord[] = []
  for (let index = 0; index < typed.length; index++) {
    const [one, next] = [typed[index], typed[index + 1]]
    const term = one && next && !one.name && !next.name && !ofTime?.has(one.word) ? toPairTerm(one.word, next.word) : undefined
    if (one && next && term && saysLittleAlone(term) && vocabulary.countDocuments(term) > 0) {
      joined.push({ word: `${one.word} ${next.word}`, name: { start: index, length: 2, term } })
      index++
    } else if (one) joined.push(one)
  }
  return joined
}

function addName(plan: SearchPlan, word: string, { term, diet }: NamedTerm, vocabulary: Vocabulary) {
  if (diet) plan.diets.push(diet)
  const documents = Math.max(1, vocabulary.countDocuments(term), vocabulary.countDocuments(word))
  // Also the word itself: in a title of two words, both are one term.
  const terms = new Set([term, ...(diet || word.includes(' ') ? [] : [stem(word)])])
  plan.words.push({
    word,
    alternatives: toAlternatives(terms, 1),
    isRequired: true,
    titleOnly: false,
    documents,
    ...(diet && { isDiet: true }),
  })
}

/** `isPart`: the word and its neighbor are a known pair, so it needs no correction. */
type Reading = { isUnfinished: boolean; isAlone: boolean; isPart: boolean }

function addWord(plan: SearchPlan, word: string, vocabulary: Vocabulary, { isUnfinished, isAlone, isPart }: Reading) {
  const isShort = isAlone && word.length <= shortest && !isAmount(word)
  const documents = vocabulary.countDocuments(word)
  const push = (others: string[], share: number) =>
    plan.words.push({
      ...{ word, isRequired: true, titleOnly: isShort },
      alternatives: [{ term: stem(word), share: 1 }, ...toAlternatives(others.map(stem), share)],
      documents: Math.max(isAmount(word) ? 1 : documents, ...others.map((other) => vocabulary.countDocuments(other))),
    })

  const kinds = (dishKinds[stem(word)] ?? []).filter((kind) => vocabulary.countDocuments(kind) > 0)
  const isKnown =
    documents > 0 || kinds.length > 0 || dishNames.has(stem(word)) || isAmount(word) || isPart || isFiller(word) || isFoodWord(word)
  const usual = documents > 0 && !isAmount(word) ? listUsualSpellings(word, vocabulary) : []
  plan.near.push(...usual)
  const mayBeBeginning = isShort || isUnfinished || (!isKnown && word.length > shortest)
  const most = isShort ? maxCompletions.short : maxCompletions.usual
  const completions = mayBeBeginning && !isAmount(word) ? vocabulary.complete(word, most) : []
  if (isKnown || isShort || completions.length > 0) return void push([...completions, ...kinds, ...usual], completedShare)

  const [meant, ...others] = [word, stem(word)].map((typed) => vocabulary.correct(typed, 4)).find(({ length }) => length > 0) ?? []
  const parts = meant?.distance === 1 ? undefined : vocabulary.split(word)
  if (parts) {
    for (const part of parts) addWord(plan, part, vocabulary, { isUnfinished: false, isAlone: false, isPart: false })
    return
  }
  const misspelt = isUnfinished ? vocabulary.completeMisspelt(word, 4) : []
  push([...(meant ? [meant.word] : []), ...misspelt], correctedShare)
  if (misspelt.length > 0) return
  if (meant) plan.corrections.push({ typed: word, meant: meant.word })
  plan.near.push(...(meant ? others : vocabulary.listSimilar(word).slice(0, 4)).map((near) => near.word))
}

function toAlternatives(terms: Iterable<string>, share: number): Alternative[] {
  return Array.from(terms, (term) => ({ term, share }))
}

/** 'Pasta or rice': a text with either matches. */
function joinChoices(plan: SearchPlan, text: string) {
  const all = readWords(text).map(({ word }) => word)
  for (const [index, word] of all.entries()) {
    const first = plan.words.find((one) => one.word === all[index - 1] || one.word.endsWith(` or ${all[index - 1]}`))
    const second = plan.words.find((one) => one.word === all[index + 1])
    if (word !== 'or' || !first || !second || [first, second].some(({ isTime, isDiet }) => isTime || isDiet)) continue
    first.word = `${first.word} or ${second.word}`
    first.alternatives.push(...second.alternatives)
    first.documents += second.documents
    plan.words.splice(plan.words.indexOf(second), 1)
  }
}

function isNaming(plan: SearchPlan, { word, isTime, isDiet }: WantedWord) {
  return !isTime && !isDiet && !isAmount(word) && !isFiller(meantBy(plan, word)) && !isAsideWord(meantBy(plan, word))
}

/** Fillers and amounts aren't required if there is another word. Misspelled fillers count, too. */
function releaseFillers(plan: SearchPlan) {
  const hasTime = plan.minutes !== undefined
  const hasName = plan.words.some((word) => isNaming(plan, word))
  for (const word of plan.words) if (hasName && isAsideWord(meantBy(plan, word.word))) word.isAside = true
  const isWeak = ({ word, isTime, isAside }: WantedWord) =>
    isTime === true || isAside === true || isAmount(word) || isFiller(meantBy(plan, word)) || (hasTime && isAsideWord(meantBy(plan, word)))
  if (plan.words.every(isWeak) && plan.without.length === 0 && !hasTime) {
    const known = plan.words.filter(({ documents }) => documents > 0)
    for (const word of plan.words) word.isRequired = known.length === 0 || known.includes(word)
  } else for (const word of plan.words) word.isRequired = !isWeak(word)
}

/** Two adjacent words joined, as typed and as corrected, match both. */
function addPairs(plan: SearchPlan, vocabulary: Vocabulary) {
  const pairs = new Set<string>()
  for (const [index, first] of plan.words.entries()) {
    const next = plan.words[index + 1]
    if (!next || [first, next].some(({ word }) => word.includes(' '))) continue
    const joined = [toPairTerm(first.word, next.word), toPairTerm(meantBy(plan, first.word), meantBy(plan, next.word))]
    for (const term of new Set(joined.filter((one) => one !== undefined))) {
      pairs.add(term)
      for (const word of [first, next]) {
        word.alternatives.push({ term, share: 1 })
        word.documents = Math.max(word.documents, vocabulary.countDocuments(term))
      }
    }
  }
  plan.pairs = [...pairs]
}

/** The usual spelling of a word that hardly anyone spells this way. Foods are never corrected. */
function listUsualSpellings(word: string, vocabulary: Vocabulary) {
  const documents = vocabulary.countDocuments(word)
  if (documents > 2 || isFoodWord(word) || isFiller(word)) return []
  return vocabulary
    .correct(word, 2)
    .filter((other) => other.distance === 1 && other.documents >= 10 * documents && stem(other.word) !== stem(word))
    .map((other) => other.word)
}

function meantBy({ corrections }: SearchPlan, word: string) {
  return corrections.find(({ typed }) => typed === word)?.meant ?? word
}
