import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import { askFacets } from '#core/facets/ask-facets.ts'
import { countListed } from '#core/forms/read-page.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { filterRecipes, noChoice } from '#domain/facets/filter-recipes.ts'
import { findRelatedIds } from '#domain/facets/related-recipes.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import { firstCreatedRecipeId, type Recipe } from '#domain/recipes/recipe.ts'
import { toSlug } from '#domain/text/slug.ts'
import { countRecipes, listPublicRecipeSlugs, type RecipeFilter } from './public-recipe-rows.ts'
import { readBuiltInRecipes } from './read-built-in-recipes.ts'
import {
  findRecipe as findCreatedRecipe,
  findRecipeBySlug as findCreatedRecipeBySlug,
  listRecipes,
  listRecipesByNumber,
} from './recipe-rows.ts'

const builtInSlugs = builtInRecipes.map(({ slug }) => slug)

/** The numbers of the owner's recipes that replace built-in ones, by slug. */
export const listReplacements = once((db) => listPublicRecipeSlugs(db, builtInSlugs))

/** One page of the recipes that the public sees: the owner's newest first, then the built-in ones. Undefined past the end. */
export async function browseRecipes(db: Database, filter: RecipeFilter, { page, size }: { page: number; size: number }) {
  const slice = sliceOf(page, size)
  const [created, builtIn] = await Promise.all([listRecipes(db, filter, slice), listBuiltInRecipes(db, filter)])
  const createdTotal = await countListed(slice, created.length, () => countRecipes(db, filter))
  const start = Math.max(0, slice.offset - createdTotal)
  const entries = [...created, ...builtIn.slice(start, start + size - created.length)]
  return toPage(entries, createdTotal + builtIn.length, page, size)
}

/** The same of recipes that are known to be for something, in the words of marks. */
export async function browseFittingRecipes(
  db: Database,
  { type, fits }: RecipeFilter & { fits: readonly string[] },
  { page, size }: { page: number; size: number },
) {
  const isShown = toShown(await listBuiltInRecipes(db, {}))
  const choice = { ...noChoice, fits, ...(type && { type }) }
  const { ids } = await askFacets(db, (facetIndex) => filterRecipes(facetIndex, { choice, sort: 'newest', isShown }))
  return toRecipePage(db, ids, { page, size })
}

/** One page of the recipes with these numbers; undefined past the end. */
export async function toRecipePage(db: Database, ids: readonly number[], { page, size }: { page: number; size: number }) {
  const { offset, limit } = sliceOf(page, size)
  const found = toPage<number>(ids.slice(offset, offset + limit), ids.length, page, size)
  return found && { ...found, entries: await listRecipesInOrder(db, found.entries) }
}

/** The public recipe with a slug: the owner's, else the built-in one. */
export async function findRecipeBySlug(db: Database, slug: string): Promise<Recipe | undefined> {
  return (await findCreatedRecipeBySlug(db, slug)) ?? (await listBuiltInRecipes(db, {})).find((recipe) => recipe.slug === slug)
}

/** The public recipe with a number, or undefined. */
export async function findRecipe(db: Database, id: number): Promise<Recipe | undefined> {
  return (await findCreatedRecipe(db, id)) ?? (await listBuiltInRecipes(db, {})).find((recipe) => recipe.id === id)
}

/** Up to `count` other recipes that have the most in common with one; rare foods weigh most. */
export async function listRelatedRecipes(db: Database, recipeId: number, count: number) {
  const builtIn = await listBuiltInRecipes(db, {})
  const isShown = toShown(builtIn)
  const question = ['related', recipeId, count, builtIn.map(({ id }) => id)]
  const ids = await askFacets(db, (facetIndex) => findRelatedIds(facetIndex, recipeId, isShown, count), question)
  return listRecipesInOrder(db, [...ids])
}

/** The recipes with these numbers, in this order; missing ones are left out. */
export async function listRecipesInOrder(db: Database, ids: number[]): Promise<Recipe[]> {
  const own = ids.filter((id) => id >= firstCreatedRecipeId)
  const [builtIn, created] = await Promise.all([readBuiltInRecipes(db), listRecipesByNumber(db, own)])
  const byId = new Map([...builtIn, ...created].map((recipe) => [recipe.id, recipe]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns a test whether a recipe of the facet index is public: every created one is, and the built-in ones in `builtIn`. */
export function toShown(builtIn: readonly Recipe[]) {
  const shown = new Set(builtIn.map(({ id }) => id))
  return (id: number) => id >= firstCreatedRecipeId || shown.has(id)
}

/** The home page's special: the recipe that the owner chose, else the first top seller, if there is one. */
export async function findSpecial(db: Database) {
  const { specialRecipeId } = await findSettings(db)
  const chosen = specialRecipeId === undefined ? undefined : await findRecipe(db, specialRecipeId)
  if (chosen) return chosen
  const [created] = await listRecipes(db, { type: 'top-seller' }, { limit: 1, offset: 0 })
  return created ?? (await listBuiltInRecipes(db, { type: 'top-seller' }))[0]
}

/** The current slug of the recipe that an outdated one refers to: another spelling ('Mac-&-Cheese') or a previous slug. Undefined when there is none. */
export async function findCanonicalRecipeSlug(db: Database, typed: string) {
  const slug = toSlug(typed)
  if (slug !== typed && (await findRecipeBySlug(db, slug))) return slug
  const id = (await findOldAddress(db, 'recipe', typed)) ?? (await findOldAddress(db, 'recipe', slug))
  return id === undefined ? undefined : (await findCreatedRecipe(db, Number(id)))?.slug
}

/** The public built-in recipes that match the filter: none when the owner hides them, none that a recipe of the owner's replaces. */
export async function listBuiltInRecipes(db: Database, { type }: RecipeFilter) {
  const [settings, taken, builtIn] = await Promise.all([findSettings(db), listReplacements(db), readBuiltInRecipes(db)])
  if (settings.builtInRecipes === false) return []
  return builtIn.filter((recipe) => !taken.has(recipe.slug) && (!type || recipe.type === type))
}
