import { listAllCollections } from '#core/collections/all-collection-rows.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { ExportFormat, ExportWish } from '#domain/exports/export-formats.ts'
import type { ExportedSite } from './exported-site.ts'
import { writeGhost } from './ghost/write-ghost.ts'
import { writeGhostMembers } from './ghost/write-ghost-members.ts'
import { writeWordpress } from './wordpress/write-wordpress.ts'
import { writeBook } from './write-book.ts'
import { writeCsvFiles } from './write-csv-files.ts'
import { writeCooklang, writeMealie, writePaprika, writeSchemaOrg } from './write-recipe-files.ts'

/** `siteName` is that of the settings of the process, which the owner's own precedes. */
export type ExportParts = Omit<ExportedSite, 'db' | 'missing'> & { database: OpenDatabase }

const writers: Record<ExportFormat, (site: ExportedSite, path: string) => Promise<void>> = {
  'schema-org': writeSchemaOrg,
  cooklang: writeCooklang,
  mealie: writeMealie,
  paprika: writePaprika,
  wordpress: writeWordpress,
  ghost: writeGhost,
  'ghost-members': writeGhostMembers,
  csv: writeCsvFiles,
}

/** Writes the content of the site, as of one moment, into a file in a format. Returns the names of pictures that have no file. */
export function exportSite(parts: ExportParts, format: ExportFormat, path: string) {
  return asOfNow(parts, (site) => writers[format](site, path))
}

/** Writes what is wished into a file. Returns the names of pictures that have no file, or undefined if there is no such collection. */
export function writeExport(parts: ExportParts, wish: ExportWish, path: string): Promise<string[] | undefined> {
  return wish.format === 'epub' ? exportBook(parts, wish.collection, path) : exportSite(parts, wish.format, path)
}

/** Writes the cookbook of the collection with a slug, public or not, as an EPUB. Undefined if there is no such collection. */
export async function exportBook(parts: ExportParts, slug: string, path: string) {
  const collection = (await listAllCollections(parts.database.db)).find((one) => one.slug === slug)
  return collection && asOfNow(parts, (site) => writeBook(site, collection, path))
}

async function asOfNow({ database, ...parts }: ExportParts, write: (site: ExportedSite) => Promise<void>) {
  const missing = new Set<string>()
  await database.withSnapshot(async (db) => {
    const { name } = await findSettings(db)
    await write({ ...parts, db, missing, siteName: name || parts.siteName || 'Griddle' })
  })
  return [...missing]
}
