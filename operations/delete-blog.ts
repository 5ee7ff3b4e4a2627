import { deleteBlog as deleteStoredBlog } from '#storage/blogs.ts'
import type { Database } from '#storage/database.ts'
import { deleteOldAddressesOf } from '#storage/old-addresses.ts'
import { deleteSentFormsOf } from '#storage/sent-forms.ts'
import { retryConflicts } from './retry-conflicts.ts'

/** Deletes a post with its comments and old addresses, all or nothing; false when it was gone already. */
export function deleteBlog(db: Database, id: string) {
  return retryConflicts(db, async (transaction) => {
    await deleteOldAddressesOf(transaction, 'blog', id)
    await deleteSentFormsOf(transaction, id)
    return deleteStoredBlog(transaction, id)
  })
}
