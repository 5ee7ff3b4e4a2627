import { deleteOldAddressesOf } from '#storage/addresses/old-addresses.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { deleteSentFormsOf } from '#storage/forms/sent-forms.ts'
import { deleteRecipes } from '#storage/recipes/recipes.ts'
import { handBackReviews } from './hand-over-reviews.ts'

/**
 * Deletes one of the owner's recipes with its old addresses and reviews, all or nothing. A built-in recipe that it had replaced is public
 * again and gets the reviews. Returns false when it was deleted already.
 */
export function deleteRecipe(db: Database, id: number) {
  return inTransaction(db, async (transaction) => {
    await handBackReviews(transaction, id)
    await deleteOldAddressesOf(transaction, 'recipe', String(id))
    await deleteSentFormsOf(transaction, String(id))
    return (await deleteRecipes(transaction, [id])) > 0
  })
}
