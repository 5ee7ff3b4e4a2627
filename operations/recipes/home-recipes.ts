import { listIndexedRecipes } from '#domain/facets/facet-index.ts'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toSeason, toWeekNumber } from '#domain/recipes/season.ts'
import { fold } from '#domain/text/fold.ts'
import { readFacetIndex } from '#operations/facets/read-facet-index.ts'
import type { Database } from '#storage/database/database.ts'
import { listLatestReviews } from '#storage/recipes/reviews.ts'
import { findSettings } from '#storage/settings/settings.ts'
import { findRecipe, listBuiltInRecipes, listRecipesInOrder, toShown } from './browse-recipes.ts'
import { toRecipeCards } from './recipe-cards.ts'

/** What the home page calls quick, in minutes. */
export const quickMinutes = 30
const quickCount = 4
/** How many reviews are looked at for one of a recipe that is public. */
const reviewCount = 5

/** The newest recipes that take at most half an hour. */
export async function listQuickRecipes(db: Database): Promise<RecipeCardData[]> {
  const ids = await pickRecipes(db, ({ minutes }) => minutes !== null && minutes <= quickMinutes, quickCount)
  return toRecipeCards(db, await listRecipesInOrder(db, ids))
}

/** A recipe of the season, another one each week; undefined if none has its foods or is made for its feasts. Feasts come first. */
export async function findSeasonal(db: Database, now: Date): Promise<RecipeCardData | undefined> {
  const { foods, occasions } = toSeason(now, (await findSettings(db)).timeZone)
  const { foodNumbers } = await readFacetIndex(db)
  const numbers = new Set(foods.flatMap((food) => foodNumbers.get(food) ?? []))
  const festive = await pickRecipes(db, (recipe) => recipe.occasions.some((name) => occasions.test(fold(name))))
  const ids = festive.length > 0 ? festive : await pickRecipes(db, (recipe) => recipe.allFoods.some((food) => numbers.has(food)))
  const id = ids[toWeekNumber(now) % ids.length]
  const [card] = id === undefined ? [] : await toRecipeCards(db, await listRecipesInOrder(db, [id]))
  return card
}

/** How many recipes a choice is made among. */
const mostPicked = 50

type Indexed = ReturnType<typeof listIndexedRecipes>[number]

/** The numbers of the newest public recipes that are wanted. */
async function pickRecipes(db: Database, isWanted: (recipe: Indexed) => boolean, count = mostPicked) {
  const isShown = toShown(await listBuiltInRecipes(db, {}))
  const ids: number[] = []
  for (const recipe of listIndexedRecipes(await readFacetIndex(db), 'newest')) {
    if (isShown(recipe.id) && isWanted(recipe)) ids.push(recipe.id)
    if (ids.length === count) break
  }
  return ids
}

/** What a reader said last of a recipe that is public. */
export type LatestReview = { name: string; stars: number; text: string; recipe: Pick<Recipe, 'slug' | 'title'> }

export async function findLatestReview(db: Database): Promise<LatestReview | undefined> {
  for (const { recipeId, name, stars, text } of await listLatestReviews(db, reviewCount)) {
    const recipe = await findRecipe(db, recipeId)
    if (recipe) return { name, stars, text, recipe: { slug: recipe.slug, title: recipe.title } }
  }
  return undefined
}
