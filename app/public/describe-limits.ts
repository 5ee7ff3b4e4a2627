import type { Diet } from '#domain/recipes/diet-names.ts'
import { toDuration } from '#domain/recipes/recipe.ts'

type Limits = {
  diets: Diet[]
  without: { name: string; isAllergen: boolean }[]
  missing: string[]
  minutes: number | undefined
  words: string
  recipes: number
}

/**
 * What a search was taken to leave out, and how far what was found is known to be for a diet: '' if it asked for neither. `wider` are the words of a search
 * without that, for when no recipe is left; `remarks` say how long recipes may take, and what nobody knows.
 */
export function describeLimits({ diets, without, missing, minutes, words, recipes }: Limits) {
  const names = without.map(({ name }) => name)
  const isStrict = diets.length > 0 || without.some(({ isAllergen }) => isAllergen)
  const isLimited = diets.length + names.length > 0
  const parts = [
    diets.length > 0 && `Only ${list(diets, 'and')}.`,
    names.length > 0 && `Without ${list(names, 'or')}.`,
    isLimited && toLimitWords(isStrict, recipes),
  ]
  return {
    limits: parts.filter(Boolean).join(' '),
    wider: isLimited && recipes === 0 && diets.length === 0 ? words : '',
    remarks: [
      ...(minutes === undefined ? [] : [`Recipes that take at most ${toDuration(minutes)}.`]),
      ...(missing.length > 0 ? [`Nothing was left out for ${list(missing, 'or')}: no recipe or list here has that word.`] : []),
    ],
  }
}

function toLimitWords(isStrict: boolean, recipes: number) {
  if (!isStrict) return recipes > 0 ? 'Recipes that list one of these, or no ingredients at all, are left out.' : ''
  if (recipes === 0) return 'No recipe here says so, and no list of ingredients shows it for certain.'
  return 'These recipes say so, or their ingredients show it. Whatever may have it in it is left out. Read the labels of what you cook with.'
}

function list(words: readonly string[], conjunction: 'and' | 'or') {
  return words.map((word) => `“${word}”`).join(` ${conjunction} `)
}
