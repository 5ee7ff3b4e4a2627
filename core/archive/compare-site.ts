import type { Database } from '#core/database/database.ts'
import type { ArchivedRow, Manifest } from '#domain/archive/archive-manifest.ts'
import { type NewestRecord, type SiteComparison, type TableComparison, titleColumns } from '#domain/archive/site-comparison.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'
import { readArchivedRows, toRowKey } from './archived-rows.ts'
import { archivedNames } from './archived-tables.ts'
import type { ArchiveSource } from './restore-archive.ts'

const maxTitle = 80

/** Compares the rows of a site and an archive, a few at a time. Throws an ArchiveFault if the archive is damaged. */
export async function compareSite(db: Database, source: ArchiveSource, told: Manifest): Promise<SiteComparison> {
  const tables: TableComparison[] = []
  const newest: SiteComparison['newest'] = []
  for (const table of archivedNames) {
    const [now, archived] = [openCursor(table, readRows(db, table)), openCursor(table, source.readRows(table))]
    tables.push({ table, ...(await compareRows(now, archived)), now: now.count(), archived: archived.count() })
    if (titleColumns.has(table)) newest.push({ table, now: now.newest(), archived: archived.newest() })
  }
  return { madeAt: told.madeAt, tables, newest }
}

async function* readRows(db: Database, table: string) {
  for await (const rows of readArchivedRows(db, table)) yield* rows
}

type Cursor = ReturnType<typeof openCursor>

/** Iterates over rows ordered by key. */
function openCursor(table: string, rows: AsyncGenerator<ArchivedRow>) {
  const titleColumn = titleColumns.get(table)
  let count = 0
  let newest: NewestRecord | undefined
  return {
    /** The next row as text, and its key; undefined after the last one. */
    async next() {
      const { value: row, done } = await rows.next()
      if (done) return undefined
      count++
      const createdAt = String(row['createdAt'])
      if (titleColumn && createdAt > (newest?.createdAt ?? '')) newest = { title: toTitle(String(row[titleColumn])), createdAt }
      return { key: toRowKey(table, row), text: JSON.stringify(row) }
    },
    count: () => count,
    newest: () => newest,
  }
}

function toTitle(text: string) {
  const start = takeCharacters(text, maxTitle)
  return start.length < text.length ? `${start}…` : text
}

async function compareRows(now: Cursor, archived: Cursor) {
  const found = { lost: 0, changed: 0, brought: 0 }
  let [one, other] = [await now.next(), await archived.next()]
  while (one || other) {
    const isLost = one !== undefined && (!other || one.key < other.key)
    const isBrought = other !== undefined && (!one || other.key < one.key)
    if (isLost) found.lost++
    else if (isBrought) found.brought++
    else if (one?.text !== other?.text) found.changed++
    const [isPast, isOtherPast] = [!isBrought, !isLost]
    if (isPast) one = await now.next()
    if (isOtherPast) other = await archived.next()
  }
  return found
}
