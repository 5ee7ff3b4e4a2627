import { joinWords } from '#domain/text/join-words.ts'
import { allergens } from './allergen-names.ts'
import { knownDiets } from './diet-names.ts'

/**
 * What a recipe has, may have, and is known to be for, as words separated by spaces: allergens by their stored names ('milk'), and for `fits` diets
 * ('gluten-free') and allergens that it is known to be without ('no-milk'). Of an allergen that is in none of them nobody knows.
 */
export type RecipeMarks = { has: string; may: string; fits: string }

const diets = new Map(knownDiets.map((diet) => [toWords([diet]), diet]))

/** Whether a word is one that marks have of what a recipe is known to be for: 'no-milk', 'gluten-free'. */
export function isFitWord(word: string) {
  return diets.has(word) || allergens.some((name) => word === `no-${name}`)
}

/** What recipes are for, to be read: 'vegan, without milk or nuts'. `names` are what allergens are called here. */
export function nameFits(words: readonly string[], names: Readonly<Record<string, string>>) {
  const avoided = words.filter((word) => !diets.has(word)).map((word) => names[word.slice(3)] ?? word.slice(3))
  const without = avoided.length > 0 ? `without ${joinWords(avoided, 'or')}` : ''
  return [...words.flatMap((word) => diets.get(word) ?? []), without].filter(Boolean).join(', ')
}

/** As words of an attribute: 'gluten-free'. */
export function toWords(names: readonly string[]) {
  return names.map((name) => name.replaceAll(' ', '-')).join(' ')
}
