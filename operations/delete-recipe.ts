import type { Database } from '#storage/database.ts'
import { deleteOldAddressesOf } from '#storage/old-addresses.ts'
import { deleteRecipe as deleteStoredRecipe } from '#storage/recipes.ts'
import { deleteSentFormsOf } from '#storage/sent-forms.ts'
import { leaveReviews } from './hand-over-reviews.ts'
import { retryConflicts } from './retry-conflicts.ts'

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
