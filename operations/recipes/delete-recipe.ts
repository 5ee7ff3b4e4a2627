import { retryConflicts } from '#operations/forms/retry-conflicts.ts'
import { deleteOldAddressesOf } from '#storage/addresses/old-addresses.ts'
import type { Database } from '#storage/database/database.ts'
import { deleteSentFormsOf } from '#storage/forms/sent-forms.ts'
import { deleteRecipe as deleteStoredRecipe } from '#storage/recipes/recipes.ts'
import { leaveReviews } from './hand-over-reviews.ts'

/**
 * Deletes one of the owner's recipes with its old addresses and reviews, all or nothing; a built-in one whose address it had is back, and has
 * the reviews. False when it was gone already.
 */
export function deleteRecipe(db: Database, id: number) {
  return retryConflicts(db, async (transaction) => {
    await leaveReviews(transaction, id)
    await deleteOldAddressesOf(transaction, 'recipe', String(id))
    await deleteSentFormsOf(transaction, String(id))
    return deleteStoredRecipe(transaction, id)
  })
}
