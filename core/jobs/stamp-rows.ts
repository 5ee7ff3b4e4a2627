import type { Database } from '#core/database/database.ts'
import { behindSpan } from '#core/database/in-span.ts'
import type { Span } from '#domain/span.ts'

/**
 * Sets times ahead of the clock, by which rows are deleted at a certain age, to `now` (ISO 8601), so that their age counts from now. `past` is
 * the span of valid times, and `invitations` that in which open invitations expire.
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
