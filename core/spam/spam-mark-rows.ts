import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { inSpan, outsideSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/** The fingerprint of a text or a link host, and of its sender. Stored for a day at most. */
export type SpamMark = { mark: string; sender: string; createdAt: string }

export async function insertMarks(db: Database, marks: SpamMark[]) {
  if (marks.length === 0) return
  await db
    .insertInto('spamMarks')
    .values(marks)
    .onConflict((conflict) => conflict.columns(['mark', 'sender']).doUpdateSet({ createdAt: sql.ref('excluded.createdAt') }))
    .execute()
}

/** How many other senders a mark has in a span; at most `most`. */
export async function countOthers(db: Database, { mark, sender }: Omit<SpamMark, 'createdAt'>, within: Span, most: number) {
  const rows = await db
    .selectFrom('spamMarks')
    .select('mark')
    .where('mark', '=', mark)
    .where('sender', '!=', sender)
    .where(inSpan('createdAt', within))
    .limit(most)
    .execute()
  return rows.length
}

export async function deleteMarksOutside(db: Database, span: Span) {
  await db.deleteFrom('spamMarks').where(outsideSpan('createdAt', span)).execute()
}
