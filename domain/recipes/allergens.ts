import { toFoodKeys } from '#domain/ingredients/food-key.ts'
import { listBorneOutDiets, listFoodClasses } from '#domain/search/diets.ts'
import { readWords } from '#domain/search/search-words.ts'
import type { Recipe } from './recipe.ts'

/** What food labels in the European Union must name (Regulation 1169/2011, Annex II), which includes what those in the United States must. */
export const allergens = [
  ...['celery', 'gluten', 'crustaceans', 'eggs', 'fish', 'lupin', 'milk', 'molluscs'],
  ...['mustard', 'nuts', 'peanuts', 'sesame', 'soy', 'sulphites'],
]

/** What an owner writes when a recipe has none of them. */
export const noAllergens = 'none'

/** The words of foods that are, or are made with, an allergen. */
const foods: Record<string, string> = {
  celery: 'celery celeriac',
  gluten: `
    flour wheat semolina couscous bulgur barley rye oat oatmeal farro spelt seitan malt bread bun roll toast pasta spaghetti penne macaroni linguine
    fettuccine rigatoni fusilli farfalle rotini ziti lasagna noodle ramen udon pita bagel baguette brioche biscuit cracker crumb breadcrumb panko
    pretzel waffle crouton beer
  `,
  crustaceans: 'shrimp prawn crab lobster crayfish',
  eggs: 'egg yolk mayonnaise mayo meringue',
  fish: 'fish salmon tuna cod halibut tilapia trout haddock mackerel sardine herring catfish anchovy worcestershire',
  lupin: 'lupin lupine',
  milk: `
    milk buttermilk butter cream cheese cheddar mozzarella ricotta feta provolone monterey gouda brie yogurt yoghurt ghee paneer mascarpone whey
    parmesan parmigiano reggiano pecorino romano asiago gruyere grana manchego gorgonzola
  `,
  molluscs: 'clam mussel oyster scallop squid octopus snail',
  mustard: 'mustard',
  nuts: 'almond walnut pecan cashew pistachio hazelnut macadamia',
  peanuts: 'peanut',
  sesame: 'sesame tahini',
  soy: 'soy tamari tofu tempeh edamame miso',
  sulphites: 'wine',
}

const allergensByTerm = Map.groupBy(
  Object.entries(foods).flatMap(([allergen, words]) => readWords(words).map(({ term }) => ({ allergen, term }))),
  ({ term }) => term,
)

/** What the ingredients of a recipe say: each allergen with the lines that lead to it, and the lines of which nobody knows without a label. */
export type DerivedAllergens = { found: { allergen: string; lines: string[] }[]; unsure: string[] }

/** Derives the allergens from ingredients. What is not found may still be there: only the owner can say that it is not. */
export function deriveAllergens(ingredients: readonly string[]): DerivedAllergens {
  const lines = ingredients.map((line) => ({ line, named: listAllergensOf(line) }))
  const found = allergens.map((allergen) => ({ allergen, lines: lines.filter(({ named }) => named.has(allergen)).map(({ line }) => line) }))
  return { found: found.filter((one) => one.lines.length > 0), unsure: ingredients.filter(isUnsure) }
}

/** The diets that the ingredients bear out; none if a line may be anything. */
export function deriveDiets(title: string, ingredients: readonly string[]): string[] {
  const diets: string[] = listBorneOutDiets(title, ingredients)
  const { found, unsure } = deriveAllergens(ingredients)
  const hasNuts = found.some(({ allergen }) => allergen === 'nuts' || allergen === 'peanuts')
  return ingredients.length === 0 || hasNuts || unsure.length > 0 ? diets : [...diets, 'nut free']
}

/** The foods that a confirmation is for: amounts may change without a new one. */
export function toConfirmedFoods(ingredients: readonly string[]) {
  return toFoodKeys(ingredients).toSorted().join(', ')
}

/** What the owner confirmed: the allergens in a recipe. `isWhole` is false if its foods changed since: then only those that they still lead to are here. */
export function readConfirmedAllergens({ ingredients, allergens: said, allergensFor }: Recipe) {
  if (!said || allergensFor === undefined) return undefined
  const names = said === noAllergens ? [] : said.split(', ')
  if (allergensFor === toConfirmedFoods(ingredients)) return { names, isWhole: true }
  const still = deriveAllergens(ingredients).found.map(({ allergen }) => allergen)
  return { names: names.filter((name) => still.includes(name)), isWhole: false }
}

/** The diets that a whole list of confirmed allergens leaves room for, by the allergens that they are without. */
const dietsWithout = [
  ['gluten free', ['gluten']],
  ['dairy free', ['milk']],
  ['nut free', ['nuts', 'peanuts']],
] as const

/** The diets that the owner's word on the allergens bears out. */
export function listConfirmedDiets(recipe: Recipe): string[] {
  const confirmed = readConfirmedAllergens(recipe)
  if (!confirmed?.isWhole) return []
  return dietsWithout.flatMap(([diet, without]) => (without.some((name) => confirmed.names.includes(name)) ? [] : diet))
}

/** These go by the name of something that they are not. */
function listAllergensOf(line: string) {
  const plain = line
    .toLowerCase()
    .replace(/\b(peanut|almond|cashew|nut) (?:butter|milk)\b/g, '$1')
    .replace(/\b(?:coconut|rice) milk\b|\bcoconut cream\b|\bcream of tartar\b|\bcocoa butter\b/g, '')
    .replace(/\b(?:soy|soya|oat) milk\b/g, (milk) => milk.replace(' milk', ''))
    .replace(/\b(almond|coconut|rice|corn|chickpea|tapioca) flour\b/g, '$1')
    .replace(/\bgluten[- ]free(?: [a-z-]+)*/g, '')
    .replace(/\brice noodles?\b|\bcorn tortillas?\b/g, '')
  return new Set(readWords(plain).flatMap(({ term }) => allergensByTerm.get(term)?.map(({ allergen }) => allergen) ?? []))
}

/** Bought bread and pasta may have milk, eggs or sesame in them. */
function isUnsure(line: string) {
  const classes = listFoodClasses(line)
  return line.trim() !== '' && (classes.length === 0 || classes.includes('doubtful') || classes.includes('baked'))
}
