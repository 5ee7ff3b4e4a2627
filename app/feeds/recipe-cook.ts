import { services } from '#app/context.ts'
import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { toCooklang } from '#domain/cooklang/cooklang.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Route } from './+types/recipe-cook.ts'
import { findRecipeFile } from './find-recipe-file.ts'

const contentType = 'text/plain; charset=utf-8'

/** A recipe as a Cooklang file, for apps that store and scale recipes. */
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

/** Displayed in the browser; downloads use the recipe's own name, in any alphabet (RFC 6266). */
function toDisposition(slug: string) {
  const plain = slug.replace(/[^\w-]/g, '_')
  // Characters that encodeURIComponent leaves alone but RFC 8187 requires to be encoded.
  const whole = encodeURIComponent(slug).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `inline; filename="${plain}.cook"; filename*=UTF-8''${whole}.cook`
}
