import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { CountedRedirect, Redirect } from '#domain/redirects/redirect.ts'

const columns = ['redirects.id', 'source', 'target', 'status'] as const

/** The redirect of a path (a key of `toRedirectKey`). */
export function findRedirect(db: Database, source: string): Promise<Redirect | undefined> {
  return db.selectFrom('redirects').select(columns).where('source', '=', source).executeTakeFirst()
}

export function findRedirectById(db: Database, id: string): Promise<Redirect | undefined> {
  return db.selectFrom('redirects').select(columns).where('id', '=', id).executeTakeFirst()
}

/** A redirect that leads to a path of the site. */
export function findRedirectTo(db: Database, targetKey: string): Promise<Redirect | undefined> {
  return db.selectFrom('redirects').select(columns).where('targetKey', '=', targetKey).limit(1).executeTakeFirst()
}

/** Redirects in order of their old address, with their hits; with `search` those that have it in either address. */
export async function listRedirects(db: Database, search: string, { limit, offset }: Slice): Promise<CountedRedirect[]> {
  const rows = await searchRedirects(db, search)
    .leftJoin('redirectHits', 'redirectHits.id', 'redirects.id')
    .select([...columns, 'hits', 'lastHitAt'])
    .orderBy('source')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, hits: row.hits ?? 0 }))
}

export async function countRedirects(db: Database, search: string) {
  if (search.trim() === '') return findRowCount(db, 'redirects')
  const { total } = await searchRedirects(db, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function searchRedirects(db: Database, search: string) {
  const redirects = db.selectFrom('redirects')
  const text = search.trim().toLowerCase()
  if (text === '') return redirects
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return redirects.where(({ or }) =>
    or([sql<boolean>`"source" like ${pattern} escape '\\'`, sql<boolean>`lower("target") like ${pattern} escape '\\'`]),
  )
}

/** Inserts a redirect, or replaces the one with its id. */
export async function putRedirect(db: Database, redirect: Tables['redirects']) {
  const { source, target, targetKey, status } = redirect
  await db
    .insertInto('redirects')
    .values(redirect)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ source, target, targetKey, status }))
    .execute()
}

/** Returns false when there was none. */
export async function deleteRedirect(db: Database, id: string) {
  await db.deleteFrom('redirectHits').where('id', '=', id).execute()
  const { numDeletedRows } = await db.deleteFrom('redirects').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Adds hits to the redirect of a path; returns whether there is one (still). */
export async function updateHits(db: Database, source: string, hits: number, lastHitAt: string) {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('redirectHits')
    .columns(['id', 'hits', 'lastHitAt'])
    .expression(
      db
        .selectFrom('redirects')
        .select(['id', sql<number>`cast(${hits} as integer)`.as('hits'), sql<string>`cast(${lastHitAt} as text)`.as('lastHitAt')])
        .where('source', '=', source),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ hits: sql`"redirectHits"."hits" + excluded."hits"`, lastHitAt }))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
