import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#core/database/database.ts'
import { type Amounts, fillDatabase } from './fill-database.ts'

/** A new data folder whose database is filled, for a site to be started on; the caller removes it. */
export async function makeFilledData(amounts: Amounts) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const { db, migrate, close } = openDatabase(join(folder, 'griddle.sqlite'))
  try {
    await migrate()
    await fillDatabase(db, amounts)
    return folder
  } finally {
    await close()
  }
}
