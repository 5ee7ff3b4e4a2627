import { synonyms } from '#domain/ingredients/food-names.ts'
import { dietNames } from './diets.ts'
import { foldWords } from './search-words.ts'
import { stem } from './stem.ts'

/** A name of one or more words in a text: its first word, how many words it has, and the term of what it names. */
export type NamedTerm = { start: number; length: number; term: string }

type Name = { words: string[]; term: string }

/** All names of a thing with several, as terms, by its own term: for marking them. */
const namesByTerm = new Map<string, Set<string>>()
const foodsByFirst = new Map<string, Name[]>()
const dietsByFirst = new Map<string, Name[]>()

for (const [name, food] of synonyms) {
  const [words, ofFood] = [toStems(name), toStems(food)]
  // 'Pepper' may be black pepper and a bell pepper: a name that is only a part of the other is no name of its own.
  if (words.every((word) => ofFood.includes(word)) || words.some((word) => /^\d/.test(word))) continue
  const term = joinStems(food)
  addName(foodsByFirst, { words, term })
  if (ofFood.length > 1) addName(foodsByFirst, { words: ofFood, term })
  else note(term, term)
}
for (const { names, term } of Object.values(dietNames)) for (const name of names) addName(dietsByFirst, { words: toStems(name), term })

/** The foods with several names in a text, given as stems: 'spring onion' is scallion. The longest name at a place counts. */
export function listFoodTerms(stems: readonly string[]): NamedTerm[] {
  return listNamed(stems, foodsByFirst)
}

/** The diets that a text, given as stems, names: 'gluten free'. */
export function listDietTerms(stems: readonly string[]): NamedTerm[] {
  return listNamed(stems, dietsByFirst)
}

/** Every name of what a term stands for, as terms; the term alone when it has no others. */
export function listNames(term: string): Iterable<string> {
  return namesByTerm.get(term) ?? [term]
}

function listNamed(stems: readonly string[], byFirst: ReadonlyMap<string, Name[]>) {
  const found: NamedTerm[] = []
  for (let start = 0; start < stems.length; start++) {
    const name = byFirst.get(stems[start] ?? '')?.find(({ words }) => words.every((word, index) => stems[start + index] === word))
    if (!name) continue
    found.push({ start, length: name.words.length, term: name.term })
    start += name.words.length - 1
  }
  return found
}

function addName(byFirst: Map<string, Name[]>, name: Name) {
  const [first = ''] = name.words
  const others = (byFirst.get(first) ?? []).filter(({ words }) => words.join(' ') !== name.words.join(' '))
  byFirst.set(
    first,
    [...others, name].sort((a, b) => b.words.length - a.words.length),
  )
  note(name.term, stem(name.words.join('')))
}

function note(term: string, name: string) {
  namesByTerm.set(term, (namesByTerm.get(term) ?? new Set()).add(name))
}

function toStems(name: string) {
  return foldWords(name).map(stem)
}

function joinStems(name: string) {
  return stem(foldWords(name).join(''))
}
