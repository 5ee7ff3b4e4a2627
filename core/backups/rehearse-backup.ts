import { join } from 'node:path'
import type { ArchivePlace } from '#core/archive/archive-place.ts'
import { archivedNames } from '#core/archive/archived-tables.ts'
import { ArchiveFault } from '#core/archive/open-zip.ts'
import { readTotals, type TableTotals } from '#core/archive/read-table.ts'
import { readSecret, restoreTables, withArchive } from '#core/archive/restore-archive.ts'
import { listBlogs } from '#core/blogs/blog-rows.ts'
import { listPublicCollections } from '#core/collections/public-collection-rows.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { withScratchFolder } from '#core/database/scratch-folder.ts'
import { writeSecret } from '#core/identity/secret.ts'
import { listRecipes } from '#core/recipes/recipe-rows.ts'
import type { Ask } from '#core/static-site/ask.ts'
import { countRows } from '#domain/archive/archive-manifest.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { collectionsPath, toCollectionPath } from '#domain/collections/collection.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** Opens the built site with a database and a data folder, without HTTP. */
export type OpenSite = (place: { database: string; dataDir: string }) => Promise<{ ask: Ask; close: () => Promise<void> }>

/** `dataDir` needs room for a second, temporary database. */
type RehearsalParts = { dataDir: string; passphrase: string | undefined; openSite: OpenSite }

/**
 * Restores a backup into a temporary SQLite database, opens it as a site, and compares rows, pictures and pages with the backup. Returns their
 * numbers and the backup's date. Throws an ArchiveFault if the backup can't be restored faithfully.
 */
export function rehearseBackup({ dataDir, passphrase, openSite }: RehearsalParts, place: ArchivePlace) {
  return withScratchFolder(dataDir, 'rehearsal', (folder) =>
    withArchive({ dataDir: folder, passphrase }, place, async (source, told) => {
      const place = { database: join(folder, 'griddle.sqlite'), dataDir: folder }
      for (const picture of told.pictures) await source.readPicture(picture)
      await writeSecret(folder, await readSecret(source))
      const { db, migrate, close } = openDatabase(place.database)
      try {
        await migrate()
        await db.transaction().execute((transaction) => restoreTables(transaction, source))
        await compareTables(db, source.tables)
        const pages = await openAndCheck(db, openSite, place)
        return { madeAt: told.madeAt, rows: countRows(told), pictures: told.pictures.length, pages }
      } finally {
        await close()
      }
    }),
  )
}

async function openAndCheck(db: Database, openSite: OpenSite, place: Parameters<OpenSite>[0]) {
  const { ask, close } = await openSite(place)
  try {
    return await checkPages(db, ask)
  } finally {
    await close()
  }
}

/** Throws an ArchiveFault unless the rows of each table match the manifest byte for byte. */
export async function compareTables(db: Database, told: TableTotals) {
  const tables = await readTotals(db)
  for (const name of archivedNames) {
    const [found, expected] = [tables[name], told[name]]
    if (found?.rows !== expected?.rows || found?.sha256 !== expected?.sha256)
      throw new ArchiveFault(
        `The restored table ${name} differs from the backup’s (number of rows: ${found?.rows}, in the backup ${expected?.rows}).`,
      )
  }
}

/** A page and the title that it must show. */
type CheckedPage = { path: string; title: string }

const maxPages = 10
const lists = ['/', '/recipes', '/blogs', '/about'].map((path) => ({ path, title: '' }))

/** Requests up to ten pages of a site: lists and the newest records. Returns their number. Throws an ArchiveFault if one is wrong. */
export async function checkPages(db: Database, ask: Ask) {
  const pages = await pickPages(db)
  for (const { path, title } of pages) {
    const answer = await ask(path).catch((error) => {
      throw new ArchiveFault(`The site was restored, but its page ${path} fails.`, { cause: error })
    })
    if (answer.status !== 200) throw new ArchiveFault(`The site was restored, but its page ${path} returns status ${answer.status}.`)
    if (!Buffer.from(answer.body).toString().includes(toRendered(title)))
      throw new ArchiveFault(`The site was restored, but its page ${path} doesn’t have the title “${title}”.`)
  }
  return pages.length
}

async function pickPages(db: Database): Promise<CheckedPage[]> {
  const newest = { limit: maxPages, offset: 0 }
  const [posts, recipes, [collection]] = await Promise.all([listBlogs(db, newest), listRecipes(db, {}, newest), listPublicCollections(db)])
  const fixed = collection
    ? [...lists, { path: collectionsPath, title: collection.title }, { path: toCollectionPath(collection.slug), title: collection.title }]
    : lists
  const records = posts.flatMap((post, index) => [toPage(toPostPath(post.urlSlug), post), ...toPages(recipes[index])])
  const others = recipes.slice(posts.length).flatMap(toPages)
  return [...fixed, ...records, ...others].slice(0, maxPages)
}

function toPages(recipe: { slug: string; title: string } | undefined) {
  return recipe ? [toPage(toRecipePath(recipe.slug), recipe)] : []
}

const toPage = (path: string, { title }: { title: string }): CheckedPage => ({ path, title })

/** Escapes text as React does. */
function toRendered(title: string) {
  return escapeHtml(title).replaceAll("'", '&#x27;')
}
