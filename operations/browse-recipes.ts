import { builtInRecipes } from '#content/built-in-recipes.ts'
import { fold } from '#domain/fold.ts'
import { sliceOf, toPage } from '#domain/paging.ts'
import type { Recipe, RecipeType } from '#domain/recipe.ts'
import { toSlug } from '#domain/slug.ts'
import type { Database } from '#storage/database.ts'
import { findOldAddress } from '#storage/old-addresses.ts'
import { once } from '#storage/read-once.ts'
import {
  countRecipes,
  findRecipe as findCreatedRecipe,
  findRecipeBySlug as findCreatedRecipeBySlug,
  listRecipes,
  listTakenSlugs,
  type RecipeFilter,
  toRecipeSearchText,
} from '#storage/recipes.ts'
import { findSettings } from '#storage/settings.ts'

const builtInSlugs = builtInRecipes.map(({ slug }) => slug)
const listReplaced = once((db) => listTakenSlugs(db, builtInSlugs))
const searchTexts = new Map(builtInRecipes.map((recipe) => [recipe.id, toRecipeSearchText(recipe)]))

/** One page of the recipes that the public sees: the owner's newest first, then the built-in ones. Undefined past the end. */
export async function browseRecipes(db: Database, filter: RecipeFilter, { page, size }: { page: number; size: number }) {
  const slice = sliceOf(page, size)
  const [created, createdTotal, builtIn] = await Promise.all([
    listRecipes(db, filter, slice),
    countRecipes(db, filter),
    listBuiltInRecipes(db, filter),
  ])
  const start = Math.max(0, slice.offset - createdTotal)
  const entries = [...created, ...builtIn.slice(start, start + size - created.length)]
  return toPage(entries, createdTotal + builtIn.length, page, size)
}

/** How many recipes of each type the public sees, and how many in all. */
export async function countPublicRecipes(db: Database) {
  const count = async (type?: RecipeType) => (await countRecipes(db, { type })) + (await listBuiltInRecipes(db, { type })).length
  const [all, trending, topSeller] = await Promise.all([count(), count('trending'), count('top-seller')])
  return { all, trending, 'top-seller': topSeller }
}

/** The recipe at an address: the owner's, else the built-in one. */
export async function findRecipeBySlug(db: Database, slug: string): Promise<Recipe | undefined> {
  return (await findCreatedRecipeBySlug(db, slug)) ?? (await listBuiltInRecipes(db, {})).find((recipe) => recipe.slug === slug)
}

/** The recipe with a number, as long as the public sees it. */
export async function findRecipe(db: Database, id: number): Promise<Recipe | undefined> {
  return (await findCreatedRecipe(db, id)) ?? (await listBuiltInRecipes(db, {})).find((recipe) => recipe.id === id)
}

/** Up to `count` other recipes: of the same category or type first, then the rest of the first page. */
export async function listRelatedRecipes(db: Database, recipe: Recipe, count: number) {
  const candidates = (await browseRecipes(db, {}, { page: 1, size: 24 }))?.entries ?? []
  return candidates
    .filter(({ id }) => id !== recipe.id)
    .sort((a, b) => nearness(b, recipe) - nearness(a, recipe))
    .slice(0, count)
}

/** How much two recipes have in common: 1 for the category, 1 for the type, as far as they are known. */
function nearness(one: Recipe, other: Recipe) {
  const isSame = (key: 'category' | 'type') => Number(one[key] !== undefined && one[key] === other[key])
  return isSame('category') + isSame('type')
}

/** The recipe that the home page offers: the one the owner chose, else the first top seller, if there is any. */
export async function findSpecial(db: Database) {
  const { specialRecipeId } = await findSettings(db)
  const chosen = specialRecipeId === undefined ? undefined : await findRecipe(db, specialRecipeId)
  if (chosen) return chosen
  const [created] = await listRecipes(db, { type: 'top-seller' }, { limit: 1, offset: 0 })
  return created ?? (await listBuiltInRecipes(db, { type: 'top-seller' }))[0]
}

/** The address that another one means: a looser spelling of it ('Mac-&-Cheese') or one that a recipe has left. Undefined when there is none. */
export async function findCanonicalRecipeSlug(db: Database, typed: string) {
  const slug = toSlug(typed)
  if (slug !== typed && (await findRecipeBySlug(db, slug))) return slug
  const id = (await findOldAddress(db, 'recipe', typed)) ?? (await findOldAddress(db, 'recipe', slug))
  return id === undefined ? undefined : (await findCreatedRecipe(db, Number(id)))?.slug
}

/** The built-in recipes that pass: none when the owner hides them, none whose address one of the owner's has taken. */
export async function listBuiltInRecipes(db: Database, { type, search = '' }: RecipeFilter) {
  const [settings, taken] = await Promise.all([findSettings(db), listReplaced(db)])
  if (settings.builtInRecipes === false) return []
  const words = fold(search)
  return builtInRecipes.filter(
    (recipe) => !taken.has(recipe.slug) && (!type || recipe.type === type) && (searchTexts.get(recipe.id) ?? '').includes(words),
  )
}
