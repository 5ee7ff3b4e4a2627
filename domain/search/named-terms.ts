import { type Diet, diets, type KnownDiet } from '#domain/recipes/diet-names.ts'
import { synonyms } from '#packages/ingredients/food-names.ts'
import { readWords, stem, type Word } from './search-words.ts'

/** The names of diets in searches. */
export const dietNames: Record<Diet, string[]> = {
  vegetarian: ['vegetarian', 'veggie', 'meatless', 'meat free'],
  vegan: ['vegan', 'plant based'],
  'gluten free': ['gluten free', 'glutenfree', 'celiac', 'coeliac'],
  'dairy free': ['dairy free', 'lactose free', 'nondairy', 'non dairy'],
}

/** A name of one or more words in a text: its first word, its number of words, and the term of the food or diet that it names. */
export type NamedTerm = { start: number; length: number; term: string; diet?: Diet }

type Name = { terms: string[]; term: string; diet?: Diet }

const namesByFirst = new Map<string, Name[]>()
/** All names of things that have several, as terms, by their own term: for highlighting. */
const namesByTerm = new Map<string, Set<string>>()

for (const [name, food] of synonyms) {
  const [terms, ofFood] = [toTerms(name), toTerms(food)]
  // 'Pepper' may be black pepper and a bell pepper: a name that is only part of another doesn't count.
  if (terms.every((term) => ofFood.includes(term)) || terms.some((term) => /^\d/.test(term))) continue
  const term = stem(
    readWords(food)
      .map(({ word }) => word)
      .join(''),
  )
  addName({ terms, term })
  if (ofFood.length > 1) addName({ terms: ofFood, term })
}
for (const diet of diets) for (const name of dietNames[diet]) addName({ terms: toTerms(name), term: toDietTerm(diet), diet })

/** The multi-named foods and the diets that a text names: 'spring onion' is scallion. The longest name at a position counts. */
export function listNamedTerms(words: readonly Word[]): NamedTerm[] {
  const found: NamedTerm[] = []
  for (let start = 0; start < words.length; start++) {
    const word = words[start]
    // Most words begin no name, and each is looked up only once.
    if (word) word.beginsName ??= namesByFirst.has(word.term)
    if (!word?.beginsName) continue
    const name = namesByFirst.get(word.term)?.find(({ terms }) => terms.every((term, index) => words[start + index]?.term === term))
    if (!name) continue
    const { terms, term, diet } = name
    found.push({ start, length: terms.length, term, ...(diet && { diet }) })
    start += terms.length - 1
  }
  return found
}

/** The index term for a diet. */
export function toDietTerm(diet: KnownDiet) {
  return `diet${diet.replace(' ', '')}`
}

/** The index term for recipes known to be free of an allergen, by its stored name. */
export function toWithoutTerm(allergen: string) {
  return `without${allergen}`
}

/** The index term for a word of a recipe's labels: 'no-milk', 'gluten-free'. */
export function toFitTerm(word: string) {
  return word.startsWith('no-') ? toWithoutTerm(word.slice(3)) : `diet${word.replace('-', '')}`
}

/** All synonyms of a term, as terms; the term alone if it has none. */
export function listNames(term: string): Iterable<string> {
  return namesByTerm.get(term) ?? [term]
}

function addName(name: Name) {
  const [first = ''] = name.terms
  const others = namesByFirst.get(first) ?? []
  namesByFirst.set(
    first,
    [name, ...others].sort((a, b) => b.terms.length - a.terms.length),
  )
  namesByTerm.set(name.term, (namesByTerm.get(name.term) ?? new Set([name.term])).add(stem(name.terms.join(''))))
}

function toTerms(name: string) {
  return readWords(name).map(({ term }) => term)
}
