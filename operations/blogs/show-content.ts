import { toExcerpt } from '#domain/blogs/excerpt.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toCardHtml, toCardLink } from '#domain/recipes/card-html.ts'
import { type CardPlace, replaceCardPlaces } from '#domain/recipes/card-places.ts'
import { memoize } from '#operations/memoize.ts'
import { describePictures, withPictures } from '#operations/pictures/describe-pictures.ts'
import { findCardRecipes } from '#operations/recipes/find-card-recipes.ts'
import { toRecipePicture } from '#operations/recipes/recipe-cards.ts'
import { listOwnPictures, sanitizeBlogHtmlForFeeds, sanitizeBlogHtmlForReading, toPlainText } from '#storage/blogs/blog-html.ts'
import type { Database } from '#storage/database/database.ts'

const listPictures = memoize(listOwnPictures)
const sanitizeForReading = memoize(([html, pictures]: [string, Picture[]]) => sanitizeBlogHtmlForReading(html, pictures))

/** A post's stored HTML for its page: sanitised again, with responsive pictures and the cards of the recipes that it names. */
export async function showContent(db: Database, html: string) {
  return (await showWithCards(db, html)).html
}

/** The same, with the recipes that cards show. */
export async function showWithCards(db: Database, html: string) {
  const clean = sanitizeForReading([html, await findPictures(db, html)])
  const recipes = await findCardRecipes(db, clean)
  const pictured = await withPictures(db, [...recipes], ([, recipe]) => toRecipePicture(recipe))
  const shown = new Map(pictured.map(({ 0: id, 1: recipe, picture }) => [id, { recipe, picture }]))
  const toHtml = ({ id, size }: CardPlace) => {
    const card = shown.get(id)
    return card ? toCardHtml(card.recipe, card.picture, size) : ''
  }
  return { html: replaceCardPlaces(clean, toHtml), recipes: [...new Set(recipes.values())] }
}

/** A post's stored HTML for feed readers: sanitised again, every URL absolute, resolved against `base`, and cards as links. */
export async function showContentElsewhere(db: Database, html: string, base: string) {
  const clean = sanitizeBlogHtmlForFeeds(html, await findPictures(db, html), base)
  const recipes = await findCardRecipes(db, clean)
  return replaceCardPlaces(clean, ({ id }) => {
    const recipe = recipes.get(id)
    return recipe ? toCardLink(recipe, base) : ''
  })
}

/** A post's stored excerpt, else the beginning of its text. */
export function toStoredExcerpt({ excerpt, content }: { excerpt?: string | null; content: string }) {
  return toExcerpt(excerpt || toPlainText(content))
}

async function findPictures(db: Database, html: string) {
  const names = listPictures(html)
  const pictures = await describePictures(
    db,
    names.map((name) => ({ reference: `/images/${name}` })),
  )
  return pictures.filter((picture) => picture !== null)
}
