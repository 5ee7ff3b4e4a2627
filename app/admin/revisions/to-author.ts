import type { Viewer } from '#core/identity/admin-sessions.ts'
import type { Author } from '#core/revisions/save-revision.ts'

/** The signed-in admin as the author of what they save. */
export function toAuthor({ uid, email }: Viewer): Author {
  return { uid, name: email }
}
