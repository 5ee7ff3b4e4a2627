import type { Database } from '#storage/database/database.ts'
import { type SavedRecord, type SentForm, saveOnce } from './save-once.ts'

/** What the owner wrote and is saved whole: pages and collections. `updatedAt` is ISO 8601. */
type Versioned = { updatedAt: string }

/** The version of such a record, which each save makes a higher one: when it was saved, in milliseconds since 1970; 0 for one that nobody has saved. */
export function toVersion(stored: Versioned | undefined) {
  return stored ? Date.parse(stored.updatedAt) : 0
}

type Saving<Stored> = {
  /** Unset while a record is made. */
  id: string | undefined
  /** The version that the form began with; without it, the form replaces what is stored. */
  base?: number | undefined
  find: (db: Database, id: string) => Promise<Stored | undefined>
  /** Stores the record, given what it replaces. */
  write: (db: Database, present: Stored | undefined) => Promise<SavedRecord>
}

/** Saves a record unless it was saved since the form began. A form that makes one makes it once. */
export async function saveVersion<Stored extends Versioned>(
  db: Database,
  form: SentForm,
  { id, base, find, write }: Saving<Stored>,
): Promise<({ ok: true } & SavedRecord) | { ok: false; reason: 'conflict'; stored: Stored }> {
  const once = id === undefined ? form : { ...form, formId: '' }
  const saved = await saveOnce(db, once, async (transaction) => {
    const present = id === undefined ? undefined : await find(transaction, id)
    if (present && base !== undefined && base !== toVersion(present)) throw new SavedMeanwhile(present)
    return write(transaction, present)
  }).catch((error: unknown) => {
    if (error instanceof SavedMeanwhile) return error as SavedMeanwhile<Stored>
    throw error
  })
  return saved instanceof SavedMeanwhile ? { ok: false, reason: 'conflict', stored: saved.stored } : { ok: true, ...saved }
}

class SavedMeanwhile<Stored> extends Error {
  readonly stored: Stored
  constructor(stored: Stored) {
    super('It was saved meanwhile')
    this.stored = stored
  }
}
