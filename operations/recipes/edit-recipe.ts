import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findFreeSlug } from '#operations/addresses/find-free-slug.ts'
import { fetchLinked, type WhenPicturesFail } from '#operations/blogs/blog-pictures.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import { deleteOldAddress, insertOldAddress } from '#storage/addresses/old-addresses.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import type { RecipeEntry } from '#storage/database/schema.ts'
import { findRecipeEntry, listTakenRecipeSlugs } from '#storage/recipes/all-recipes.ts'
import { updateRecipe } from '#storage/recipes/recipes.ts'
import { type RecipeOutcome, toPicture } from './add-recipe.ts'
import { takeOverReviews } from './hand-over-reviews.ts'

/** An edited recipe, or why it was not saved. */
export type EditRecipeOutcome = RecipeOutcome | { ok: false; reason: 'gone' }

/** Saves an edited recipe. Without a slug it keeps its present one; an old slug redirects from then on. */
export async function editRecipe(
  parts: FetchParts,
  id: number,
  draft: RecipeDraft,
  whenPicturesFail: WhenPicturesFail,
): Promise<EditRecipeOutcome> {
  const { db, clock } = parts
  const present = await findRecipeEntry(db, id)
  if (!present) return { ok: false, reason: 'gone' }
  const wanted = draft.slug === '' || draft.slug === present.slug ? present.slug : toSlug(draft.slug)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const earlier = { imageLink: present.image, imageFetched: present.imageFetched ?? null }
  const { reference, failed } = await fetchLinked(parts, toPicture(draft.image), earlier)
  if (failed && whenPicturesFail === 'ask') return { ok: false, reason: 'pictures', image: failed }
  const changes = { ...draft, slug: wanted, imageFetched: reference ?? undefined, updatedAt: clock().toISOString() }
  return inTransaction(db, (transaction) => update(transaction, id, changes))
}

type Changes = Omit<RecipeEntry, 'id' | 'createdAt'> & { updatedAt: string }

async function update(db: Database, id: number, changes: Changes): Promise<EditRecipeOutcome> {
  const present = await findRecipeEntry(db, id)
  if (!present) return { ok: false, reason: 'gone' }
  const slug = await findFreeSlug(changes.slug, (slugs) => listTakenRecipeSlugs(db, slugs, id))
  await updateRecipe(db, id, { ...changes, slug })
  if (slug !== present.slug) {
    await deleteOldAddress(db, 'recipe', slug)
    await takeOverReviews(db, { id, slug })
    await insertOldAddress(db, { kind: 'recipe', slug: present.slug, recordId: String(id), createdAt: changes.updatedAt })
  }
  return { ok: true, id, slug }
}
