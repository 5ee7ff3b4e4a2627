import { type CsvKind, readCsv } from '#core/admin/export-csv.ts'
import { writeZip } from '#core/archive/write-zip.ts'
import { type ExportedSite, toByteChunks } from './exported-site.ts'

const files: Record<CsvKind, string> = {
  recipes: 'recipes',
  posts: 'posts',
  comments: 'comments',
  reviews: 'reviews',
  contacts: 'messages',
  users: 'members',
  redirects: 'redirects',
  tags: 'tags',
}

/** A zip with one CSV file for each table. */
export function writeCsvFiles({ db }: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    for (const [kind, name] of Object.entries(files) as [CsvKind, string][]) await add(`${name}.csv`, toByteChunks(readCsv(db, kind)))
  })
}
