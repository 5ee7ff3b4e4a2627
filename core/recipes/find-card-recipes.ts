import type { Database } from '#core/database/database.ts'
import { listCardPlaces } from '#domain/recipes/card-places.ts'
import { firstCreatedRecipeId, type Recipe } from '#domain/recipes/recipe.ts'
import { listBuiltInRecipes, listReplacements } from './browse-recipes.ts'
import { findBuiltInRecipe } from './manage-built-in-recipes.ts'
import { listRecipesByNumber } from './recipe-rows.ts'

/** The public recipes of the cards in sanitised HTML, by the numbers on the cards. A copy replaces its built-in original. */
export async function findCardRecipes(db: Database, html: string): Promise<Map<number, Recipe>> {
  const named = [...new Set(listCardPlaces(html).map(({ id }) => id))]
  if (named.length === 0) return new Map()
  const copies = await listReplacements(db)
  const toPresent = (id: number) => copies.get(findBuiltInRecipe(id)?.slug ?? '') ?? id
  const created = named.map(toPresent).filter((id) => id >= firstCreatedRecipeId)
  const recipes = [...(await listBuiltInRecipes(db, {})), ...(await listRecipesByNumber(db, created))]
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return new Map(named.flatMap((id) => pairOf(id, byId.get(toPresent(id)))))
}

function pairOf(id: number, recipe: Recipe | undefined): [number, Recipe][] {
  return recipe ? [[id, recipe]] : []
}
