import { showContent } from '#core/blogs/show-content.ts'
import type { Database } from '#core/database/database.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { type CardPlace, toCardPlaceHtml } from '#domain/recipes/card-places.ts'
import { listAnyRecipes } from './all-recipe-rows.ts'
import { findBuiltInRecipe } from './manage-built-in-recipes.ts'

/** A card as its readers see it, '' if they see none, with a note for the owner why not. */
export type CardPreview = { html: string; title: string; notice: string }

const hidden: Record<PublicationState, string> = {
  draft: 'is a draft. Readers see nothing here until it is published.',
  scheduled: 'is scheduled. Readers see nothing here until it is published.',
  trashed: 'is in the trash. Readers see nothing here.',
  published: 'can’t be shown right now.',
}

export async function previewCard(db: Database, place: CardPlace): Promise<CardPreview> {
  const html = await showContent(db, toCardPlaceHtml(place))
  const [created] = await listAnyRecipes(db, [place.id])
  const title = (created ?? findBuiltInRecipe(place.id))?.title
  if (html || title === undefined)
    return { html, title: title ?? '', notice: html ? '' : 'This recipe was deleted. Readers see nothing here.' }
  const why = created ? hidden[created.state] : 'is built-in, and built-in recipes are hidden. Readers see nothing here.'
  return { html, title, notice: `“${title}” ${why}` }
}
