import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readSettings } from '#app/outage.ts'
import { notFound } from '#app/responses.ts'
import { findBlogBySlug } from '#core/blogs/blog-rows.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { toRecipePicture } from '#core/recipes/recipe-cards.ts'
import { readFocus } from '#domain/pictures/focus.ts'
import { canBePin } from '#domain/pictures/pin-picture.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { Route } from './+types/pin.ts'
import { toPictureResponse } from './picture-response.ts'

/** The Pinterest picture of a recipe or post: it follows the title and the photo, so browsers revalidate it each time. */
export async function loader({ params: { slug }, url, request, context }: Route.LoaderArgs) {
  const shown = await findShown(context, url.pathname.startsWith('/recipes/') ? 'recipe' : 'post', slug)
  const { db, pictures, siteName } = context.get(services)
  const [picture] = shown ? await describePictures(db, [shown.reference]) : []
  if (!shown || !picture || !canBePin(picture)) throw notFound()
  const site = toSiteInfo(await readSettings(context), siteName, null)
  const pin = await pictures.findPin(picture.name, { title: shown.title, siteName: site.name }, readFocus(picture.focus))
  if (!pin) throw notFound()
  return toPictureResponse({ ...pin, final: false }, request.headers.get('If-None-Match'))
}

async function findShown(context: Readonly<RouterContextProvider>, kind: 'recipe' | 'post', slug: string) {
  const { db } = context.get(services)
  if (kind === 'recipe') {
    const recipe = await findRecipeBySlug(db, slug)
    return recipe && { title: recipe.title, reference: toRecipePicture(recipe) }
  }
  const post = await findBlogBySlug(db, slug)
  return post && { title: post.title, reference: toPostPicture(post) }
}
