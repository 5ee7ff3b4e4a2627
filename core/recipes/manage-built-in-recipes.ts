import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Database } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listReplacements } from './browse-recipes.ts'
import { toRecipeCards } from './recipe-cards.ts'

/** The built-in recipes, each with the number of the owner's recipe that replaces it, if any, and whether they are public. */
export async function browseBuiltInRecipes(db: Database) {
  const [cards, replacements, settings] = await Promise.all([toRecipeCards(db, builtInRecipes), listReplacements(db), findSettings(db)])
  const recipes = cards.map((card, index) => ({
    ...card,
    calories: builtInRecipes[index]?.nutritionalValues.calories ?? 0,
    replacedBy: replacements.get(card.slug),
  }))
  return { recipes, areShown: settings.builtInRecipes !== false }
}

export function findBuiltInRecipe(id: number): Recipe | undefined {
  return builtInRecipes.find((recipe) => recipe.id === id)
}
