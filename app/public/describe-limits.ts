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
 * How a search was limited, and how reliably the results suit a diet: '' if it asked for neither. `wider` is the search without limits, for
 * when no recipe is left; `remarks` mention the time limit, and what is unknown.
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
      ...(minutes === undefined ? [] : [`Recipes that take ${toDuration(minutes)} or less.`]),
      ...(missing.length > 0 ? [`No recipe here mentions ${list(missing, 'or')}, so nothing was left out.`] : []),
    ],
  }
}

function toLimitWords(isStrict: boolean, recipes: number) {
  if (!isStrict) return recipes > 0 ? 'Recipes that list any of these, or list no ingredients, are left out.' : ''
  if (recipes === 0) return 'No recipe here is labeled that way, and no ingredient list shows it for certain.'
  return 'These recipes are labeled that way, or their ingredients show it. Anything doubtful is left out. Always check product labels.'
}

function list(words: readonly string[], conjunction: 'and' | 'or') {
  return words.map((word) => `“${word}”`).join(` ${conjunction} `)
}
