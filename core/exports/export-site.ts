import { stringify } from 'csv-stringify/sync'
import { type CsvKind, readCsv } from '#core/admin/export-csv.ts'
import { writeZip } from '#core/archive/write-zip.ts'
import { listAllCollections } from '#core/collections/all-collection-rows.ts'
import type { Database, OpenDatabase } from '#core/database/database.ts'
import { listUsersBefore } from '#core/people/people-rows.ts'
import { writeWholeFile } from '#core/pictures/files.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { ExportFormat, ExportWish } from '#domain/exports/export-formats.ts'
import { type ExportedSite, toByteChunks } from './exported-site.ts'
import { writeGhost } from './ghost/write-ghost.ts'
import { writeWordpress } from './wordpress/write-wordpress.ts'
import { writeBook } from './write-book.ts'
import { writeCooklang, writeMealie, writePaprika, writeSchemaOrg } from './write-recipe-files.ts'

/** `siteName` is from the process's settings; the owner's own takes precedence. */
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

/** Writes the site's content at one moment to a file in a format. Returns the names of pictures without a file. */
export function exportSite(parts: ExportParts, format: ExportFormat, path: string) {
  return asOfNow(parts, (site) => writers[format](site, path))
}

/** Writes the requested export to a file. Returns the names of pictures without a file, or undefined for an unknown collection. */
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

const csvFiles: Record<CsvKind, string> = {
  recipes: 'recipes',
  posts: 'posts',
  comments: 'comments',
  reviews: 'reviews',
  contacts: 'messages',
  users: 'members',
  readers: 'newsletter readers',
  redirects: 'redirects',
  tags: 'tags',
  numbers: 'numbers',
}

/** A zip with one CSV file for each table. */
function writeCsvFiles({ db }: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    for (const [kind, name] of Object.entries(csvFiles) as [CsvKind, string][]) await add(`${name}.csv`, toByteChunks(readCsv(db, kind)))
  })
}

const membersAtOnce = 500
const ownerOnly = 0o600
const memberColumns = ['email', 'name', 'note', 'subscribed_to_emails', 'complimentary_plan', 'stripe_customer_id', 'created_at', 'labels']

/** The members as a CSV file with Ghost's own columns, readable only by this user. */
function writeGhostMembers({ db }: ExportedSite, path: string) {
  return writeWholeFile(path, toByteChunks(toMembersCsv(db)), ownerOnly)
}

async function* toMembersCsv(db: Database) {
  let before: string | undefined
  do {
    const users = await listUsersBefore(db, before, membersAtOnce)
    const rows = users.map(({ email, fullName, phone, createdAt }) => ({
      ...{ email, name: fullName, note: phone, subscribed_to_emails: 'true', complimentary_plan: 'false', created_at: createdAt },
    }))
    yield stringify(rows, { columns: memberColumns, header: before === undefined, escape_formulas: true })
    before = users.at(-1)?.id
  } while (before !== undefined)
}
