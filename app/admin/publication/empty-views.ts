import { trashDays } from '#domain/publication/publication.ts'

/** What a list says in a view that has nothing, whatever its records are called. */
export const emptyViews = {
  draft: 'No drafts.',
  scheduled: 'Nothing scheduled.',
  trashed: `The trash is empty. Deleted items stay here for ${trashDays} days.`,
}
