import { readFood } from '#domain/foods/read-food.ts'
import { listDiets } from '#domain/search/diets.ts'
import { type FoodKind, foodKinds, listDoubtedKinds, toDoubtTerm } from '#domain/search/doubted-foods.ts'
import { toDietTerm, toWithoutTerm } from '#domain/search/named-terms.ts'
import { splitNames } from '#domain/terms/term.ts'
import { allergens, type Region } from './allergen-names.ts'
import { deriveAllergens, deriveDiets, hasPineNuts, listConfirmedDiets, readConfirmedAllergens } from './allergens.ts'
import { type KnownDiet, knownDiets } from './diet-names.ts'
import { type RecipeMarks, toWords } from './fit-words.ts'
import type { Recipe } from './recipe.ts'

/** The fields that the labels are derived from. */
export type MarkedRecipe = Pick<Recipe, 'title' | 'ingredients' | 'diets' | 'allergens' | 'allergensFor'>

/** Diets implied by a diet: a vegan dish is vegetarian. */
const implied: Partial<Record<KnownDiet, KnownDiet[]>> = { vegan: ['vegetarian', 'dairy free'] }

/** The allergens that a diet excludes. */
const dietsWithout: Record<KnownDiet, string[]> = {
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  'gluten free': ['gluten'],
  'dairy free': ['milk'],
  'nut free': ['nuts', 'peanuts'],
}

/** The other animal products that a diet excludes. */
const ofAnimals: Partial<Record<KnownDiet, string[]>> = { vegetarian: ['meat', 'animal'], vegan: ['meat', 'animal', 'honey'] }

/**
 * The dietary labels of a recipe. The owner's word takes precedence over the ingredients, and a diet that those contradict does not count.
 * What it contains follows a region's labels; what it suits, by which lists and searches filter, is the same everywhere.
 */
export function toRecipeMarks(recipe: MarkedRecipe, region: Region): RecipeMarks {
  const contents = readContents(recipe)
  const diets = listDietsOf(recipe, splitNames(recipe.diets), contents.has)
  const free = listFree(contents, diets)
  const { has, may } = region === 'us' ? contents : readContents(recipe, region)
  return {
    has: toWords(has),
    may: toWords(may.filter((name) => !free.includes(name))),
    fits: toWords([...diets, ...free.map((name) => `no ${name}`)]),
  }
}

/** The terms by which a search finds a recipe for a diet, or free of an allergen. `labels` are its categories, diets and occasions. */
export function toKnownTerms(recipe: MarkedRecipe, labels: string[]): string[] {
  const contents = readContents(recipe)
  const diets = listDietsOf(recipe, labels, contents.has)
  return [...diets.map(toDietTerm), ...listFree(contents, diets).map(toWithoutTerm)]
}

/**
 * The terms by which a search without a food leaves out recipes that may contain it unnamed: 'mixed nuts'. The owner's word rules here,
 * too.
 */
export function toDoubtTerms({ ingredients, allergens: said, allergensFor }: MarkedRecipe): string[] {
  const confirmed = readConfirmedAllergens({ ingredients, allergens: said, allergensFor })
  const doubted = listDoubtedKinds(ingredients)
  if (!confirmed?.isWhole) return doubted.map(toDoubtTerm)
  const named = deriveAllergens(ingredients).contains.map(({ allergen }) => allergen)
  const isPossible = (kind: FoodKind) => {
    if (kind === 'pine nuts') return doubted.includes(kind)
    return confirmed.names.includes(kind) && (doubted.includes(kind) || !named.includes(kind))
  }
  return foodKinds.filter(isPossible).map(toDoubtTerm)
}

/** The names of the diets that a recipe is labelled with, except those that its ingredients contradict. */
export function listTrueDiets(recipe: MarkedRecipe): string[] {
  const { has } = readContents(recipe)
  const wrong = knownDiets.filter((diet) => isContradicted(diet, recipe, has))
  return splitNames(recipe.diets).filter((name) => !wrong.some((diet) => toDietKey(name) === toDietKey(diet)))
}

type Contents = { has: string[]; may: string[]; without: string[] }

/** The allergens that a recipe is known to be free of. */
function listFree({ has, without }: Contents, diets: KnownDiet[]) {
  const free = new Set([...without, ...diets.flatMap((diet) => dietsWithout[diet])])
  return allergens.filter((name) => free.has(name) && !has.includes(name))
}

/** By the widest definition unless a region is given: what is nut free has no pine nuts either. */
function readContents(recipe: MarkedRecipe, region: Region = 'us'): Contents {
  const confirmed = readConfirmedAllergens(recipe)
  if (confirmed?.isWhole) {
    const isFree = (name: string) => !confirmed.names.includes(name) && !(name === 'nuts' && hasPineNuts(recipe))
    return { has: confirmed.names, may: [], without: allergens.filter(isFree) }
  }
  const { contains, mayContain, unsure } = deriveAllergens(recipe.ingredients, region)
  const has = [...new Set([...contains.map(({ allergen }) => allergen), ...(confirmed?.names ?? [])])]
  const may = mayContain.map(({ allergen }) => allergen).filter((name) => !has.includes(name))
  const isKnown = recipe.ingredients.some((line) => line.trim() !== '') && unsure.length === 0
  return { has, may, without: isKnown ? allergens.filter((name) => !has.includes(name) && !may.includes(name)) : [] }
}

/** The diets from its title, these labels, its ingredients, and the owner's word on allergens. */
function listDietsOf(recipe: MarkedRecipe, labels: string[], has: string[]): KnownDiet[] {
  const { title, ingredients } = recipe
  const named: KnownDiet[] = listDiets({ title, ingredients, labels })
  const isNutFree = labels.some((name) => toDietKey(name) === 'nut free')
  const all: string[] = [
    ...named,
    ...named.flatMap((diet) => implied[diet] ?? []),
    ...listConfirmedDiets(recipe),
    ...deriveDiets(title, ingredients),
    ...(isNutFree ? ['nut free'] : []),
  ]
  return knownDiets.filter((diet) => all.includes(diet) && !isContradicted(diet, recipe, has))
}

function isContradicted(diet: KnownDiet, recipe: MarkedRecipe, has: string[]) {
  if (dietsWithout[diet].some((name) => has.includes(name)) || (diet === 'nut free' && hasPineNuts(recipe))) return true
  const unwanted = ofAnimals[diet] ?? []
  return unwanted.length > 0 && recipe.ingredients.map(readFood).some(({ contains }) => unwanted.some((name) => contains.has(name)))
}

function toDietKey(name: string) {
  return name
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim()
}
