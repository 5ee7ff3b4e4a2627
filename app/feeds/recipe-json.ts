import { services } from '#app/context.ts'
import type { Picture } from '#domain/picture.ts'
import type { Recipe } from '#domain/recipe.ts'
import { toRecipeNode } from '#domain/structured-data/recipe-node.ts'
import { describePictures } from '#operations/describe-pictures.ts'
import type { Route } from './+types/recipe-json.ts'
import { findRecipeFile } from './find-recipe-file.ts'

const contentType = 'application/ld+json; charset=utf-8'

/** A whole recipe as JSON in the words of schema.org, for programs that read recipes. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const found = await findRecipeFile(db, slug, '.json')
  if (!found) return Response.json({ error: 'No such recipe' }, { status: 404 })
  if (found instanceof Response) return found
  const [picture = null] = await describePictures(db, [{ reference: found.image, alt: found.imageAlt }])
  return new Response(JSON.stringify(toNode(found, picture, siteUrl)), { headers: { 'Content-Type': contentType } })
}

/** Search engines take no recipe without a large picture; programs do. */
function toNode(recipe: Recipe, picture: Picture | null, siteUrl: string) {
  const pictured = toRecipeNode(recipe, { siteUrl, picture })
  if (pictured) return pictured
  const { image, ...node } = toRecipeNode(recipe, { siteUrl, picture: anyPicture }) ?? {}
  return node
}

/** Stands in for the picture that a recipe lacks, and is never told. */
const anyPicture: Picture = { name: 'none', width: 1600, height: 1600, alt: '' }
