import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { type Conflict, planEdit, retryWhileStale, staleRevision } from '#core/revisions/plan-edit.ts'
import { findLatestRevision } from '#core/revisions/revision-rows.ts'
import { type Editing, findRevisionNumber, saveRevision } from '#core/revisions/save-revision.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import { type SettingsPart, settingsWords } from '#domain/revisions/version-kinds.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { findSettings, updateSettings } from './setting-rows.ts'

/** `taken` names the fields that others changed meanwhile; `errors` are messages by field. */
export type SettingsOutcome =
  | { ok: true; revision: number; taken: string[] }
  | { ok: false; reason: 'conflict'; conflict: Conflict }
  | { ok: false; reason: 'refused'; errors: Record<string, string> }

type Change<Fields> = {
  part: SettingsPart
  /** What the form of this part fills in. */
  toFields: (settings: SiteSettings) => Fields
  draft: Fields
  /** The settings with these fields, in the transaction that stores them; or what is wrong with them, by field. */
  apply: (db: Database, stored: SiteSettings, fields: Fields) => Promise<SiteSettings | { errors: Record<string, string> }>
  /** What else is to be noted once they are stored. */
  note?: (db: Database, settings: { before: SiteSettings; after: SiteSettings }) => Promise<void>
  now: Date
  editing?: Editing | undefined
}

/** Changes a part of the settings, with a revision. What others saved since the form was opened is merged with it, field by field, or is a conflict. */
export function changeSettings<Fields extends RecordFields>(db: Database, change: Change<Fields>): Promise<SettingsOutcome> {
  return retryWhileStale(() => tryToChange(db, change))
}

async function tryToChange<Fields extends RecordFields>(
  db: Database,
  { part, toFields, draft: typed, apply, note, now, editing = {} }: Change<Fields>,
): Promise<SettingsOutcome | typeof staleRevision> {
  const key = { kind: 'settings', id: part } as const
  const latest = await findLatestRevision(db, key)
  const plan = await planEdit(db, key, { latest, draft: typed, stored: toFields(await findSettings(db)), editing })
  if (!plan.ok) return plan
  const { draft, number, taken } = plan
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    if ((await findRevisionNumber(transaction, key)) !== number) return staleRevision
    const before = await findSettings(transaction)
    const after = await apply(transaction, before, draft)
    if ('errors' in after) return { ok: false, reason: 'refused', errors: after.errors }
    await updateSettings(transaction, after)
    await note?.(transaction, { before, after })
    const toSaved = (settings: SiteSettings) => ({
      ...{ fields: toFields(settings), at: now.toISOString() },
      ...{ state: 'published' as const, publishedAt: '' },
    })
    const saved = { before: toSaved(before), after: toSaved(after), editing, one: settingsWords[part] }
    return { ok: true, revision: await saveRevision(transaction, key, saved), taken }
  })
}
