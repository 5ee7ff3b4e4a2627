import { listDiets } from '#domain/search/diets.ts'
import { splitNames } from '#domain/terms/term.ts'
import { deriveAllergens, deriveDiets, listConfirmedDiets, readConfirmedAllergens } from './allergens.ts'
import { type Diet, knownDiets } from './diet-names.ts'
import type { Recipe } from './recipe.ts'

/** What a recipe surely has, and what it is for as far as its labels and ingredients tell; one word each, 'gluten-free', separated by spaces. */
export type RecipeMarks = { has: string; fits: string }

/** What follows from a diet: a vegan dish is vegetarian. */
const implied: Partial<Record<Diet, Diet[]>> = { vegan: ['vegetarian', 'dairy free'] }

/** The marks of a recipe. An allergen that is not among them may be in it all the same, and so may be what a diet is without. */
export function toRecipeMarks(recipe: Recipe): RecipeMarks {
  return { has: toWords(listAllergensIn(recipe)), fits: toWords(listDietsOf(recipe)) }
}

/** The allergens that the owner confirmed, or that the ingredients lead to where nobody has confirmed all. */
export function listAllergensIn(recipe: Recipe): string[] {
  const confirmed = readConfirmedAllergens(recipe)
  if (confirmed?.isWhole) return confirmed.names
  const derived = deriveAllergens(recipe.ingredients).contains.map(({ allergen }) => allergen)
  return [...new Set([...derived, ...(confirmed?.names ?? [])])]
}

function listDietsOf(recipe: Recipe): string[] {
  const { title, ingredients, diets } = recipe
  const named = listDiets({ title, ingredients, labels: splitNames(diets) })
  const whole = [
    ...named,
    ...named.flatMap((diet) => implied[diet] ?? []),
    ...listConfirmedDiets(recipe),
    ...deriveDiets(title, ingredients),
  ]
  const isNutFree = splitNames(diets).some((name) => /^nut[- ]?free$/i.test(name))
  return knownDiets.filter((diet) => whole.includes(diet) || (diet === 'nut free' && isNutFree))
}

/** As words of an attribute: 'gluten-free'. */
export function toWords(names: readonly string[]) {
  return names.map((name) => name.replaceAll(' ', '-')).join(' ')
}
