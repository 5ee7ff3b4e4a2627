import { listLatestReviews } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { askFacets } from '#core/facets/ask-facets.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { type FacetIndex, listIndexedRecipes } from '#domain/facets/facet-index.ts'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toSeason, toWeekNumber } from '#domain/recipes/season.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { findRecipe, listBuiltInRecipes, listRecipesInOrder, toShown } from './browse-recipes.ts'
import { toRecipeCards } from './recipe-cards.ts'

/** What the home page calls quick, in minutes. */
const quickMinutes = 30
const quickCount = 4
/** How many recipes the one of the season is chosen among. */
const seasonalCount = 50
/** How many reviews are looked at for one of a recipe that is public. */
const reviewCount = 5

/** What the home page chooses from the menu. */
type HomeRecipes = { quick: RecipeCardData[]; seasonal: RecipeCardData | undefined }

/**
 * The newest recipes that take at most half an hour, and a recipe of the season, another one each week; undefined if none has its foods or is made for its
 * feasts. Feasts come first.
 */
export async function chooseHomeRecipes(db: Database, now: Date): Promise<HomeRecipes> {
  const season = toSeason(now, (await findSettings(db)).timeZone)
  const builtIn = await listBuiltInRecipes(db, {})
  const isShown = toShown(builtIn)
  const question = ['home', season.foods, String(season.occasions), builtIn.map(({ id }) => id)]
  const { quick, ofSeason } = await askFacets(db, (facetIndex) => chooseNumbers(facetIndex, season, isShown), question)
  const seasonal = ofSeason.slice(toWeekNumber(now) % ofSeason.length).slice(0, 1)
  const cards = await toRecipeCards(db, await listRecipesInOrder(db, [...new Set([...quick, ...seasonal])]))
  return { quick: cards.filter(({ id }) => quick.includes(id)), seasonal: cards.find(({ id }) => seasonal.includes(id)) }
}

function chooseNumbers(facetIndex: FacetIndex, { foods, occasions }: ReturnType<typeof toSeason>, isShown: (id: number) => boolean) {
  const pick = (isWanted: (recipe: Indexed) => boolean, count: number) =>
    pickRecipes(facetIndex, (recipe) => isShown(recipe.id) && isWanted(recipe), count)
  const quick = pick(({ minutes }) => minutes !== null && minutes <= quickMinutes, quickCount)
  const numbers = new Set(foods.flatMap((food) => facetIndex.foodNumbers.get(food) ?? []))
  const festive = pick((recipe) => recipe.occasions.some((name) => occasions.test(fold(name))), seasonalCount)
  const ofSeason = festive.length > 0 ? festive : pick((recipe) => recipe.allFoods.some((food) => numbers.has(food)), seasonalCount)
  return { quick, ofSeason }
}

type Indexed = ReturnType<typeof listIndexedRecipes>[number]

/** The numbers of the newest recipes that are wanted. */
function pickRecipes(facetIndex: FacetIndex, isWanted: (recipe: Indexed) => boolean, count: number) {
  const ids: number[] = []
  for (const recipe of listIndexedRecipes(facetIndex, 'newest')) {
    if (isWanted(recipe)) ids.push(recipe.id)
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
