import { allergens } from '#domain/recipes/allergen-names.ts'
import { readWords, type Word } from '#domain/search/search-words.ts'
import { connectors, neutralWords } from './describing-words.ts'
import { animals } from './table/animals.ts'
import { dairy } from './table/dairy.ts'
import { dishes } from './table/dishes.ts'
import type { FoodRow } from './table/food-row.ts'
import { grains } from './table/grains.ts'
import { nuts } from './table/nuts.ts'
import { plants } from './table/plants.ts'
import { sauces } from './table/sauces.ts'
import { sweets } from './table/sweets.ts'

/** All known foods. The first row with a name counts. */
export const foodTable: readonly FoodRow[] = [...dishes, ...plants, ...animals, ...dairy, ...nuts, ...grains, ...sauces, ...sweets]

/**
 * What foods contain, as far as allergens and diets are concerned. 'Rennet' is animal rennet, 'meat' includes lard and gelatine, and
 * 'animal' is anything else of animal origin: isinglass, shellac. Pine nuts count as nuts in some regions.
 */
export const substances = [...allergens, 'pine nuts', 'meat', 'rennet', 'honey', 'animal'] as const

export type Substance = string

/** A food's name in terms, and what it contains as bits, by the positions in `substances`. */
export type Food = {
  terms: string[]
  contains: number
  may: number
  /** It is made in so many ways that only the label tells. */
  isAnything: boolean
  /** The food before it says what it is for ('chicken seasoning'), not what is in it. */
  isFor: boolean
  /** Its contents are in the words before it ('argan oil'): if those are unknown, so are its contents. */
  isOfAny: boolean
  /** It is a brand, and says what is in a food only where no other name follows: 'Hershey's cocoa' is cocoa. */
  isBrand: boolean
  /** It is a piece or form of the food before it: 'strips'. */
  isForm: boolean
  /** What the food around it is free of ('vegan'), as bits; `may` is then what may replace it. */
  without: number | undefined
}

const bits = new Map(substances.map((name, index) => [name, 1 << index]))

/** Marks of a row besides its substances: those of `Food`. */
const marks = new Set(['form', 'for', 'of any', 'brand', 'anything', 'without'])

const foodsByLast = new Map<string, Food[]>()
const foodTerms = new Set<string>()

for (const [contents, names] of foodTable) {
  const facts = readFacts(contents)
  for (const name of listNames(names)) {
    const terms = readWords(name).map(({ term }) => term)
    const last = terms.at(-1)
    if (!last) continue
    for (const term of terms) foodTerms.add(term)
    const sameLast = foodsByLast.get(last) ?? []
    sameLast.push({ terms, ...facts })
    foodsByLast.set(last, sameLast)
  }
}
for (const foods of foodsByLast.values()) foods.sort((one, other) => other.terms.length - one.terms.length)

const neutralTerms = new Set(neutralWords.flatMap((words) => readWords(words).map(({ term }) => term)))
const connectorWords = new Set(connectors.split(' '))

/** The longest known food name whose last word is the one at `end`. */
export function findFoodAt(words: readonly Word[], end: number): Food | undefined {
  const foods = foodsByLast.get(words[end]?.term ?? '')
  return foods?.find(({ terms }) => {
    const start = end - terms.length + 1
    return start >= 0 && terms.every((term, index) => words[start + index]?.term === term)
  })
}

/** Whether a word, as a term, describes a food without naming one. */
export function isNeutral(term: string) {
  return neutralTerms.has(term)
}

/** Whether a word joins foods. */
export function isConnector(word: string) {
  return connectorWords.has(word)
}

/** Whether a word, as a term, occurs in the name of a food. */
export function isFoodTerm(term: string) {
  return foodTerms.has(term)
}

const sets = new Map<number, ReadonlySet<Substance>>()

/** The substances of some bits. Foods have few different mixtures, so each has one shared set. */
export function toSubstances(mask: number): ReadonlySet<Substance> {
  const known = sets.get(mask)
  if (known) return known
  const set = new Set(substances.filter((_, index) => mask & (1 << index)))
  sets.set(mask, set)
  return set
}

/**
 * 'milk, gluten?' contains milk and may contain gluten; 'form', 'for', 'of any', 'brand' and 'anything' are marks of `Food`, and 'without'
 * reverses the rest.
 */
function readFacts(text: string) {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const take = (mark: string) => words.includes(mark)
  let [contains, may] = [0, 0]
  for (const word of words) {
    const bit = bits.get(word.replace('?', ''))
    if (bit === undefined && !marks.has(word)) throw new Error(`Unknown substance: ${word}`)
    if (word.endsWith('?')) may |= bit ?? 0
    else contains |= bit ?? 0
  }
  const isWithout = take('without')
  return {
    contains: isWithout ? 0 : contains,
    may,
    isAnything: take('anything'),
    isFor: take('for'),
    isOfAny: take('of any'),
    isBrand: take('brand'),
    isForm: take('form'),
    without: isWithout ? contains : undefined,
  }
}

/** The names of a row, with alternatives written out. */
export function listNames(names: string): string[] {
  return names
    .split(/[,\n]/)
    .flatMap(expand)
    .flatMap((name) => withPlural(name.trim()))
}

/** 'Rotis': `stem` leaves words in -is unchanged. */
function withPlural(name: string) {
  return name.endsWith('i') ? [name, `${name}s`] : [name]
}

/** '(oat|rice) milk' means two names. */
function expand(name: string): string[] {
  const choice = /\(([^()]*)\)/.exec(name)
  if (!choice) return name.trim() ? [name] : []
  const [whole, options = ''] = choice
  return options.split('|').flatMap((option) => expand(name.replace(whole, option)))
}
