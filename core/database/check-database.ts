import { DatabaseSync } from 'node:sqlite'
import { listMigrationNames, toMigrationName, triggersName } from './migrations.ts'
import { openClient } from './postgres.ts'
import type { DatabaseKind } from './schema.ts'

const most = 3

/**
 * The damage to an SQLite file in SQLite's words, or undefined. `isQuick` skips checking indexes against their tables, and foreign keys.
 * Read-only.
 */
export function findDamage(path: string, isQuick = false): string | undefined {
  let sqlite: DatabaseSync | undefined
  try {
    sqlite = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    const findings = sqlite
      .prepare(`pragma ${isQuick ? 'quick_check' : 'integrity_check'}(${most})`)
      .all()
      .flatMap(Object.values)
    const broken = isQuick ? [] : sqlite.prepare('pragma foreign_key_check').all().slice(0, most)
    const words = [
      ...findings.filter((finding) => finding !== 'ok').map((finding) => String(finding).replace(/\s+/g, ' ')),
      ...broken.map(({ table, parent }) => `a row in ${table} refers to a missing row in ${parent}`),
    ]
    return words.length > 0 ? words.join('; ') : undefined
  } catch (error) {
    if (isDamage(error)) return error instanceof Error ? error.message : String(error)
    throw error
  } finally {
    sqlite?.close()
  }
}

/** Whether an error or one of its causes means a damaged SQLite file: SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  const { errcode, cause } = Object(error)
  return [11, 26].includes(errcode & 0xff) || (cause !== undefined && isDamage(cause))
}

/** The invalid indexes of a PostgreSQL database, which queries don't use. */
export async function listInvalidIndexes(url: string): Promise<string[]> {
  const client = openClient(url)
  await client.connect()
  try {
    const { rows } = await client.query('select indexrelid::regclass::text as name from pg_index where not indisvalid')
    return rows.map(({ name }) => String(name))
  } finally {
    await client.end()
  }
}

/** The migrations of this release that haven't run, and journaled migrations that this release doesn't have. */
export function compareMigrations(journal: string[], kind: DatabaseKind) {
  const ran = journal.filter((name) => name !== triggersName).map(toMigrationName)
  const all = listMigrationNames(undefined, kind)
  return { waiting: all.filter((name) => !ran.includes(name)), unknown: ran.filter((name) => !all.includes(name)) }
}
