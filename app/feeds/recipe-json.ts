import { services } from '#app/context.ts'
import { findReviewChange } from '#core/comments/review-change-rows.ts'
import { findReviewSummary } from '#core/comments/review-rows.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { toRecipeNode } from '#domain/structured-data/recipe-node.ts'
import type { Route } from './+types/recipe-json.ts'
import { findRecipeFile } from './find-recipe-file.ts'

const contentType = 'application/ld+json; charset=utf-8'

/**
 * A recipe as schema.org JSON, for programs that read recipes. What schema.org has no words for is under `griddle`: the recipe as this site
 * stores it.
 */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const found = await findRecipeFile(db, slug, '.json')
  if (!found) return Response.json({ error: 'No such recipe' }, { status: 404 })
  if (found instanceof Response) return found
  const [[picture = null, poster = null], summary, reviewsChangedAt] = await Promise.all([
    describePictures(db, [{ reference: found.image, alt: found.imageAlt }, { reference: found.videoPoster }]),
    findReviewSummary(db, found.id),
    findReviewChange(db, found.id),
  ])
  const node = toRecipeNode(found, { siteUrl, picture, poster, summary, reviewsChangedAt })
  return new Response(JSON.stringify({ ...node, griddle: found }), { headers: { 'Content-Type': contentType } })
}
