import { z } from 'zod'
import { findBlogBySlug } from '#core/blogs/blog-rows.ts'
import { findShownCollection } from '#core/collections/browse-collections.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { findPublicPage } from '#core/pages/public-page-rows.ts'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { findShownTerm } from '#core/terms/browse-terms.ts'
import { newId } from '#domain/id.ts'
import { readCsv } from '#domain/redirects/read-csv.ts'
import { toTargetKey } from '#domain/redirects/redirect.ts'
import { type RedirectDraft, redirectDraft } from '#domain/redirects/redirect-draft.ts'
import { findTermKind } from '#domain/terms/term-paths.ts'
import { findRedirect, findRedirectById, findRedirectTo, putRedirect } from './redirect-rows.ts'

/** What redirects are checked against: the site's origin, and whether the site itself always answers a path. */
export type RedirectParts = { db: Database; clock: () => Date; siteUrl: string; isFixed: (path: string) => boolean }

/** Messages by field for what can't be saved. */
type Faults = Record<string, string>

/** What became of a line of a file. */
export type ImportedLine = { number: number; text: string; error?: string }

/** How many lines are imported at once. */
export const maxImportedLines = 1000

/** Saves a redirect: the one with `id`, or a new one. Returns messages by field when it was not saved. */
export function saveRedirect({ db, ...site }: RedirectParts, draft: RedirectDraft, id?: string) {
  return inTransaction(db, (transaction) => save({ ...site, db: transaction }, draft, id))
}

/** Adds the redirects of a CSV file (old address, new address, 301 or 302), and says of each line what became of it. */
export function importRedirects({ db, ...site }: RedirectParts, text: string): Promise<ImportedLine[]> {
  const lines = readCsv(text).filter(({ columns: [source = ''] }, index) => index > 0 || !/^(?:from|source|old\b.*)$/i.test(source))
  return inTransaction(db, async (transaction) => {
    const imported: ImportedLine[] = []
    for (const { number, columns } of lines.slice(0, maxImportedLines)) {
      const [source, target, status] = columns
      const parsed = redirectDraft.safeParse({ source, target, status })
      const faults = parsed.success ? await save({ ...site, db: transaction }, parsed.data) : z.flattenError(parsed.error).fieldErrors
      const [error] = Object.values(faults ?? {}).flat()
      imported.push({ number, text: columns.join(' → '), ...(error && { error }) })
    }
    const [left] = lines.slice(maxImportedLines)
    if (left)
      imported.push({
        number: left.number,
        text: 'This and all later lines',
        error: `You can import at most ${maxImportedLines} lines at once`,
      })
    return imported
  })
}

async function save(parts: RedirectParts, draft: RedirectDraft, id?: string): Promise<Faults | undefined> {
  const { db, clock, siteUrl } = parts
  const target = withoutOrigin(draft.target, siteUrl)
  const targetKey = toTargetKey(target)
  const faults = await findFaults(parts, { source: draft.source, targetKey, id })
  if (faults) return faults
  const present = id === undefined ? undefined : await findRedirectById(db, id)
  if (id !== undefined && !present) return { source: 'This redirect has been deleted' }
  await putRedirect(db, { ...draft, target, targetKey, id: id ?? newId(clock()), createdAt: clock().toISOString() })
  return undefined
}

type Checked = { source: string; targetKey: string | null; id: string | undefined }

/** Loops and chains are refused, so that every redirect leads to its end in one step. */
async function findFaults({ db, isFixed }: RedirectParts, { source, targetKey, id }: Checked): Promise<Faults | undefined> {
  if (isFixed(source) || (await hasPage(db, source))) return { source: 'This address has a page on the site, and pages always win' }
  const same = await findRedirect(db, source)
  if (same && same.id !== id) return { source: `This address already redirects to ${same.target}` }
  if (targetKey === source) return { target: 'This redirects to itself' }
  const next = targetKey === null ? undefined : await findRedirect(db, targetKey)
  if (next && next.id !== id) return { target: `That address redirects to ${next.target}: enter ${next.target} instead` }
  const before = await findRedirectTo(db, source)
  if (before && before.id !== id)
    return { source: `${before.source} redirects here. Change that redirect first so it points to the final address` }
  return undefined
}

function withoutOrigin(target: string, siteUrl: string) {
  const url = URL.parse(target)
  return url && url.origin === new URL(siteUrl).origin ? `${url.pathname}${url.search}${url.hash}` : target
}

/** Whether visitors see a recipe, post, page, collection or term at a path (a key of `toRedirectKey`), which no redirect would ever be asked for. */
async function hasPage(db: Database, path: string) {
  return (await findShown(db, path)) !== undefined
}

function findShown(db: Database, path: string): Promise<unknown> {
  const [, folder = '', slug, ...further] = path.split('/')
  if (further.length > 0 || path.includes('?')) return Promise.resolve(undefined)
  if (slug === undefined) return findPublicPage(db, folder)
  if (folder === 'recipes') return findRecipeBySlug(db, slug)
  if (folder === 'blogs') return findBlogBySlug(db, slug)
  if (folder === 'collections') return findShownCollection(db, slug)
  const kind = findTermKind(path)
  return kind ? findShownTerm(db, kind, slug) : Promise.resolve(undefined)
}
