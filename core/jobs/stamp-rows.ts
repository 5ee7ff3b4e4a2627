import type { Database } from '#core/database/database.ts'
import { behindSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/**
 * Dates what a wrong clock has dated ahead, and what is to be deleted by its age, with `now` (ISO 8601), so that its time begins then. `past` is when something can
 * have happened, and `invitations` when those may end that are open.
 */
export async function bringBackStamps(db: Database, now: string, { past, invitations }: { past: Span; invitations: Span }) {
  for (const table of ['_blogs', '_recipes', 'pages', 'collections'] as const)
    await db.updateTable(table).set({ trashedAt: now }).where('state', '=', 'trashed').where(behindSpan('trashedAt', past)).execute()
  await db.updateTable('images').set({ unusedSince: now }).where(behindSpan('unusedSince', past)).execute()
  await db.updateTable('workingCopies').set({ savedAt: now }).where(behindSpan('savedAt', past)).execute()
  await db.updateTable('spam').set({ heldAt: now }).where(behindSpan('heldAt', past)).execute()
  await db.updateTable('sentForms').set({ createdAt: now }).where(behindSpan('createdAt', past)).execute()
  await db.updateTable('invitations').set({ expiresAt: now }).where(behindSpan('expiresAt', invitations)).execute()
  await db.deleteFrom('missedSearches').where(behindSpan('day', past)).execute()
}
