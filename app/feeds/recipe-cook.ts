import { services } from '#app/context.ts'
import { toCooklang } from '#domain/cooklang/cooklang.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import type { Database } from '#storage/database/database.ts'
import type { Route } from './+types/recipe-cook.ts'
import { findRecipeFile } from './find-recipe-file.ts'

const contentType = 'text/plain; charset=utf-8'

/** A whole recipe as a Cooklang file, for programs that keep and scale recipes. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const found = await findRecipeFile(db, slug, '.cook')
  if (!found) return new Response('No such recipe\n', { status: 404, headers: { 'Content-Type': contentType } })
  if (found instanceof Response) return found
  const headers = { 'Content-Type': contentType, 'Content-Disposition': toDisposition(found.slug) }
  return new Response(toCooklang(found, await findSource(db, found, siteUrl)), { headers })
}

async function findSource(db: Database, { slug, image }: Recipe, siteUrl: string) {
  const source = `${siteUrl}${toRecipePath(slug)}`
  const [picture] = await describePictures(db, [{ reference: image }])
  return picture ? { source, image: `${siteUrl}${variantPath(picture.name, 1200, 'jpg')}` } : { source }
}

/** Shown in the browser; saved under its own name (RFC 6266), which may have letters of any alphabet. */
function toDisposition(slug: string) {
  const plain = slug.replace(/[^\w-]/g, '_')
  // What encodeURIComponent leaves as it is but RFC 8187 doesn't.
  const whole = encodeURIComponent(slug).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `inline; filename="${plain}.cook"; filename*=UTF-8''${whole}.cook`
}
