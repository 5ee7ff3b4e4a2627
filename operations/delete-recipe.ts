import type { Database } from '#storage/database.ts'
import { deleteOldAddressesOf } from '#storage/old-addresses.ts'
import { deleteRecipe as deleteStoredRecipe } from '#storage/recipes.ts'

/** Deletes one of the owner's recipes with its old addresses; a built-in one whose address it had is back. False when it was gone already. */
export function deleteRecipe(db: Database, id: number) {
  return db.transaction().execute(async (transaction) => {
    await deleteOldAddressesOf(transaction, 'recipe', String(id))
    return deleteStoredRecipe(transaction, id)
  })
}
