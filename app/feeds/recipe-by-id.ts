import { services } from '#app/context.ts'
import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { findRecipe, findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import type { Route } from './+types/recipe-by-id.ts'

/** A recipe with its picture as JSON, by number or slug, for the favourites stored in browsers. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const recipe = await findRecipeByEither(db, params.id)
  if (!recipe) return answer({ error: 'No such recipe' }, 404)
  const [picture = null] = await describePictures(db, [{ reference: recipe.image, alt: recipe.imageAlt }])
  return answer({ ...recipe, picture }, 200)
}

/** Numbers have at most nine digits, which both databases accept. */
async function findRecipeByEither(db: Database, key: string) {
  const byNumber = /^[1-9]\d{0,8}$/.test(key) ? await findRecipe(db, Number(key)) : undefined
  return byNumber ?? findRecipeBySlug(db, key)
}

function answer(body: object, status: number) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-cache' } })
}
