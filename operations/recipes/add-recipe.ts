import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findFreeSlug } from '#operations/addresses/find-free-slug.ts'
import { fetchLinked } from '#operations/blogs/blog-pictures.ts'
import type { Saving } from '#operations/blogs/publish-blog.ts'
import { findSaved, saveOnce } from '#operations/forms/save-once.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import type { FailedPicture } from '#operations/pictures/store-content-pictures.ts'
import { deleteOldAddress } from '#storage/addresses/old-addresses.ts'
import { listTakenRecipeSlugs } from '#storage/recipes/all-recipes.ts'
import { insertRecipe } from '#storage/recipes/recipes.ts'
import { takeOverReviews } from './hand-over-reviews.ts'

/** The number and slug of a saved recipe, or why it was not saved. `pictures`: its picture could not be fetched. */
export type RecipeOutcome =
  | { ok: true; id: number; slug: string }
  | { ok: false; reason: 'slug-empty' }
  | { ok: false; reason: 'pictures'; image: FailedPicture }

/**
 * Adds a recipe under the slug of its form or title, or the next free one (`-2`, `-3`, …). One with a built-in recipe's slug replaces that
 * recipe and takes over its reviews.
 */
export async function addRecipe(parts: FetchParts, draft: RecipeDraft, { formId, whenPicturesFail }: Saving): Promise<RecipeOutcome> {
  const wanted = toSlug(draft.slug || draft.title)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const now = parts.clock()
  const form = { formId, said: ['recipe', draft], now }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ok: true, id: Number(earlier.recordId), slug: earlier.slug }
  const { reference, failed } = await fetchLinked(parts, toPicture(draft.image))
  if (failed && whenPicturesFail === 'ask') return { ok: false, reason: 'pictures', image: failed }
  const saved = await saveOnce(parts.db, form, async (transaction) => {
    const slug = await findFreeSlug(wanted, (slugs) => listTakenRecipeSlugs(transaction, slugs))
    await deleteOldAddress(transaction, 'recipe', slug)
    const recipe = { ...draft, slug, imageFetched: reference ?? undefined, createdAt: now.toISOString() }
    const { id } = await insertRecipe(transaction, recipe)
    await takeOverReviews(transaction, { id, slug })
    return { recordId: String(id), slug }
  })
  return { ok: true, id: Number(saved.recordId), slug: saved.slug }
}

/** Splits a recipe's single picture field into upload and link: a reference of ours needs no fetching. */
export function toPicture(image: string) {
  return { imageBase64: image.startsWith('/') ? image : null, imageLink: image }
}
