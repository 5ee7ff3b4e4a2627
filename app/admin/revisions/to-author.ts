import type { Viewer } from '#operations/identity/admin-sessions.ts'
import type { Author } from '#operations/revisions/save-revision.ts'

/** The signed-in admin as the author of what they save. */
export function toAuthor({ uid, email }: Viewer): Author {
  return { uid, name: email }
}
