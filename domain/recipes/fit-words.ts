import { joinWords } from '#domain/text/join-words.ts'
import { allergens } from './allergen-names.ts'
import { knownDiets } from './diet-names.ts'

/**
 * What a recipe contains, may contain, and is known to suit, as words separated by spaces: allergens by their stored names ('milk'), and in
 * `fits` diets ('gluten-free') and allergens that it is known to be free of ('no-milk'). An allergen in none of them is unknown.
 */
export type RecipeMarks = { has: string; may: string; fits: string }

const diets = new Map(knownDiets.map((diet) => [toWords([diet]), diet]))

/** Whether a word is one that labels use for what a recipe suits: 'no-milk', 'gluten-free'. */
export function isFitWord(word: string) {
  return diets.has(word) || allergens.some((name) => word === `no-${name}`)
}

/** What recipes suit, in words: 'vegan, without milk or nuts'. `names` are this site's names of allergens. */
export function nameFits(words: readonly string[], names: Readonly<Record<string, string>>) {
  const avoided = words.filter((word) => !diets.has(word)).map((word) => names[word.slice(3)] ?? word.slice(3))
  const without = avoided.length > 0 ? `without ${joinWords(avoided, 'or')}` : ''
  return [...words.flatMap((word) => diets.get(word) ?? []), without].filter(Boolean).join(', ')
}

/** As words of an attribute: 'gluten-free'. */
export function toWords(names: readonly string[]) {
  return names.map((name) => name.replaceAll(' ', '-')).join(' ')
}
