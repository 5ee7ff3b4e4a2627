import { deleteOldAddressesOf } from '#storage/addresses/old-addresses.ts'
import { deleteBlogs } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { deleteSentFormsOf } from '#storage/forms/sent-forms.ts'

/** Deletes a post with its comments and old addresses, all or nothing; returns false when it was deleted already. */
export function deleteBlog(db: Database, id: string) {
  return inTransaction(db, async (transaction) => {
    await deleteOldAddressesOf(transaction, 'blog', id)
    await deleteSentFormsOf(transaction, id)
    return (await deleteBlogs(transaction, [id])) > 0
  })
}
