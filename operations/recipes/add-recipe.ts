import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { toSlug } from '#domain/text/slug.ts'
import { keepLink } from '#operations/blogs/blog-pictures.ts'
import type { Saving } from '#operations/blogs/publish-blog.ts'
import { findFreeSlug } from '#operations/find-free-slug.ts'
import { findSaved, saveOnce } from '#operations/forms/save-once.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import type { FailedPicture } from '#operations/pictures/store-content-pictures.ts'
import { deleteOldAddress } from '#storage/addresses/old-addresses.ts'
import { listTakenRecipeSlugs } from '#storage/recipes/all-recipes.ts'
import { insertRecipe } from '#storage/recipes/recipes.ts'
import { takeOverReviews } from './hand-over-reviews.ts'

/** A recipe that stands at an address, or why it does not. `pictures`: its picture could not be fetched. */
export type RecipeOutcome =
  | { ok: true; id: number; slug: string }
  | { ok: false; reason: 'slug-empty' }
  | { ok: false; reason: 'pictures'; image: FailedPicture }

/**
 * Adds a recipe at the address that its form or title gives, or at the next one (`-2`, `-3`, …) that no other created recipe has.
 * One at a built-in recipe's address stands in its place and has its reviews.
 */
export async function addRecipe(parts: FetchParts, draft: RecipeDraft, { formId, whenPicturesFail }: Saving): Promise<RecipeOutcome> {
  const wanted = toSlug(draft.slug || draft.title)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const now = parts.clock()
  const form = { formId, said: ['recipe', draft], now }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ok: true, id: Number(earlier.recordId), slug: earlier.slug }
  const { reference, failed } = await keepLink(parts, toPicture(draft.image))
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

/** A recipe's one picture field as an upload and a link: the reference of ours needs no fetching. */
export function toPicture(image: string) {
  return { imageBase64: image.startsWith('/') ? image : '', imageLink: image }
}
