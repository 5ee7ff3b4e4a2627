import { trashDays } from '#domain/publication/publication.ts'

/** What a list says in a view that has nothing, whatever its records are called. */
export const emptyViews = {
  draft: 'There are no drafts.',
  scheduled: 'Nothing is scheduled.',
  trashed: `The trash is empty. What is deleted stays here for ${trashDays} days.`,
}
