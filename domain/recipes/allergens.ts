import { isHeading, readFood } from '#domain/foods/read-food.ts'
import { listBorneOutDiets } from '#domain/search/diets.ts'
import { allergens, noAllergens, type Region } from './allergen-names.ts'
import { toConfirmedFoods } from './confirmed-foods.ts'
import type { Recipe } from './recipe.ts'

/** An allergen with the lines that suggest it. */
export type AllergenLines = { allergen: string; lines: string[] }

/**
 * What a recipe's ingredients say: the allergens they contain, those they may contain, as products of that kind do, and the lines that are
 * unknown without a label. An allergen that some lines contain and others may contain is in both. A missing allergen never means that a
 * recipe is free of it, only that no line is known to have it.
 */
export type DerivedAllergens = { contains: AllergenLines[]; mayContain: AllergenLines[]; unsure: string[] }

/** Derives the allergens from ingredients, by a region's labels. */
export function deriveAllergens(ingredients: readonly string[], region: Region = 'us'): DerivedAllergens {
  const lines = ingredients.filter((line) => !isHeading(line)).map((line) => ({ line, ...deriveLineAllergens(line, region) }))
  return {
    contains: list(lines, 'contains'),
    mayContain: list(lines, 'mayContain'),
    unsure: lines.filter((one) => one.isUnsure).map(({ line }) => line),
  }
}

function list(lines: readonly (LineAllergens & { line: string })[], kind: 'contains' | 'mayContain'): AllergenLines[] {
  const found = new Map<string, string[]>()
  for (const one of lines) for (const name of one[kind]) found.set(name, [...(found.get(name) ?? []), one.line])
  return allergens.flatMap((allergen) => {
    const lines = found.get(allergen)
    return lines ? { allergen, lines } : []
  })
}

type LineAllergens = { contains: string[]; mayContain: string[]; isUnsure: boolean }

/** The allergens of one line. With `isUnsure`, it may contain anything else, too. */
export function deriveLineAllergens(line: string, region: Region = 'us') {
  const { contains, mayContain, isUnsure } = readFood(line)
  const has = (names: ReadonlySet<string>) => {
    const isNut = region === 'us' && names.has('pine nuts')
    return allergens.filter((name) => names.has(name) || (isNut && name === 'nuts'))
  }
  const sure = has(contains)
  return { contains: sure, mayContain: has(mayContain).filter((name) => !sure.includes(name)), isUnsure }
}

/** The diets that the ingredients support: those that every line certainly fits. */
export function deriveDiets(title: string, ingredients: readonly string[]): string[] {
  const lines = ingredients.filter((line) => !isHeading(line)).map(readFood)
  // A 'nut free' recipe has no pine nuts, whatever labels call them.
  const isFreeOfNuts = lines.every(({ contains, mayContain, isUnsure }) => {
    return !isUnsure && ['nuts', 'peanuts', 'pine nuts'].every((name) => !contains.has(name) && !mayContain.has(name))
  })
  const diets: string[] = listBorneOutDiets(title, ingredients)
  return lines.length > 0 && isFreeOfNuts ? [...diets, 'nut free'] : diets
}

/** The part of a recipe that the owner's allergen confirmation covers. */
type ConfirmedRecipe = Pick<Recipe, 'ingredients' | 'allergens' | 'allergensFor'>

/**
 * What the owner confirmed: a recipe's allergens. `isWhole` is false if its foods have changed since: then only those that the foods still
 * suggest are here.
 */
export function readConfirmedAllergens({ ingredients, allergens: said, allergensFor }: ConfirmedRecipe) {
  if (!said || allergensFor === undefined) return undefined
  const names = said === noAllergens ? [] : said.split(', ')
  if (allergensFor === toConfirmedFoods(ingredients)) return { names, isWhole: true }
  const { contains, mayContain, unsure } = deriveAllergens(ingredients)
  const still = [...contains, ...mayContain].map(({ allergen }) => allergen)
  return { names: names.filter((name) => unsure.length > 0 || still.includes(name)), isWhole: false }
}

export function hasPineNuts({ ingredients }: Pick<Recipe, 'ingredients'>) {
  return ingredients.some((line) => readFood(line).contains.has('pine nuts'))
}

/** The diets that a complete list of confirmed allergens permits, by the allergens they exclude. */
const dietsWithout = [
  ['gluten free', ['gluten']],
  ['dairy free', ['milk']],
  ['nut free', ['nuts', 'peanuts']],
] as const

/** The diets that the owner's confirmation supports. */
export function listConfirmedDiets(recipe: ConfirmedRecipe): string[] {
  const confirmed = readConfirmedAllergens(recipe)
  if (!confirmed?.isWhole) return []
  const names = hasPineNuts(recipe) ? [...confirmed.names, 'nuts'] : confirmed.names
  return dietsWithout.flatMap(([diet, without]) => (without.some((name) => names.includes(name)) ? [] : diet))
}
