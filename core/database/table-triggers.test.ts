import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBlog } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { listContentVersions } from './content-versions.ts'
import type { Database } from './database.ts'
import type { maintained } from './table-triggers.ts'

type VersionedTable = {
  [Table in keyof typeof maintained]: (typeof maintained)[Table]['public'] extends 'none' ? never : Table
}[keyof typeof maintained]

const createdAt = '2026-11-01T12:00:00.000Z'
const said = { name: 'Ann', email: 'ann@mail.example', createdAt, approved: true, searchText: '' }

function aTerm(id: string) {
  return { id, kind: 'tag' as const, name: id, nameKey: id, slug: id, createdAt, updatedAt: createdAt, description: '', picture: '' }
}

/** A row of each table that visitors see. */
const rows: Record<VersionedTable, Record<string, unknown>> = {
  _blogs: { ...aBlog({ id: 'new', title: 'New' }), titleSlug: '', textStart: null },
  _recipes: {
    ...{ id: 2000, slug: 'melt', title: 'Melt', image: '', short: '', createdAt },
    ...{ steps: '[]', ingredients: '[]', nutritionalValues: '{}' },
  },
  comments: { ...said, id: 'c', blogId: 'post', blogTitle: '', comment: 'Good.', path: '' },
  reviews: { ...said, id: 'r', recipeId: 1, stars: 4, emailKey: '', text: 'Good.' },
  reviewPhotos: { id: 'p', reviewId: 'shown', recipeId: 1, width: 1, height: 1, bytes: 1, createdAt, position: 0 },
  reviewChanges: { recipeId: 1, changedAt: createdAt },
  questions: { ...said, id: 'q', recipeId: 1, text: 'Why?' },
  settings: { id: 'a', value: '1' },
  _function: { id: 'a', enabled: false },
  siteNumbers: { id: 'a.example', numberIntl: '', numberLocal: '' },
  images: { id: 'a', width: 1, height: 1, createdAt },
  pages: {
    ...{ id: 'p', slug: 'p', title: '', intro: '', content: '', description: '', layout: 'plain', state: 'published' },
    ...{ createdAt, updatedAt: createdAt },
  },
  collections: {
    ...{ id: 'c', slug: 'c', title: '', intro: '', picture: '', recipes: '[]', state: 'published' },
    ...{ createdAt, updatedAt: createdAt },
  },
  redirects: { id: 'r', source: '/a', target: '/b', targetKey: '/b', status: 301, createdAt },
  oldAddresses: { kind: 'blog', slug: 'a', recordId: 'post', createdAt },
  terms: aTerm('new'),
  termSlugs: { kind: 'tag', slug: 'early', termId: 'term' },
  recordTerms: { recordKind: 'blog', recordId: 'post', termId: 'term', shownAt: createdAt },
}

whereDatabasesDiffer('triggers are written for each', ({ open }) => {
  const tables = Object.entries(rows)

  /** The tables whose versions the work increments. */
  async function moves(db: Database, work: () => Promise<unknown>) {
    const before = await listContentVersions(db)
    await work()
    const after = await listContentVersions(db)
    const moved = [...after].filter(([name, version]) => version !== before.get(name)).map(([name]) => name)
    return moved.length === 0 ? 'nothing' : moved.join()
  }

  /** Opens a database with a post, a term and, for photos, their review. */
  async function openWithPost(table?: string) {
    const db = await open()
    await db
      .insertInto('_blogs')
      .values({ ...aBlog({ id: 'post', urlSlug: 'post' }), titleSlug: '', textStart: null })
      .execute()
    await db.insertInto('terms').values(aTerm('term')).execute()
    if (table === 'reviewPhotos') await insert(db, 'reviews', { ...rows.reviews, id: 'shown' })
    return db
  }

  test.each(tables)('visible changes to %s increment its version, and no other', async (table, row) => {
    const db = await openWithPost(table)
    const [column = '', value] = Object.entries(row).at(-1) ?? []
    expect(await moves(db, () => insert(db, table, row))).toBe(table)
    expect(await moves(db, () => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db))).toBe(table)
    expect(await moves(db, () => sql`delete from ${sql.table(table)}`.execute(db))).toContain(table)
  })

  test.each(tables.filter(([, row]) => 'approved' in row))('pending %s increment no version; approving them does', async (table, row) => {
    const db = await openWithPost()
    const approve = (approved: boolean) => sql`update ${sql.table(table)} set "approved" = ${approved}`.execute(db)
    expect(await moves(db, () => insert(db, table, { ...row, approved: false }))).toBe('nothing')
    expect(await moves(db, () => approve(false))).toBe('nothing')
    expect(await moves(db, () => approve(true))).toBe(table)
    expect(await moves(db, () => approve(false))).toBe(table)
    expect(await moves(db, () => sql`delete from ${sql.table(table)}`.execute(db))).toBe('nothing')
  })

  test('photos of pending or deleted reviews increment no version', async () => {
    const db = await openWithPost('reviewPhotos')
    await sql`update "reviews" set "approved" = ${false}`.execute(db)
    expect(await moves(db, () => insert(db, 'reviewPhotos', rows.reviewPhotos))).toBe('nothing')
    expect(await moves(db, () => sql`delete from "reviews"`.execute(db))).toBe('nothing')
    expect(await moves(db, () => sql`delete from "reviewPhotos"`.execute(db))).toBe('nothing')
  })

  test('the terms of a draft increment no version; publishing it does', async () => {
    const db = await openWithPost()
    const show = (shownAt: string | null) => db.updateTable('recordTerms').set({ shownAt }).execute()
    expect(await moves(db, () => insert(db, 'recordTerms', { ...rows.recordTerms, shownAt: null }))).toBe('nothing')
    expect(await moves(db, () => show(createdAt))).toBe('recordTerms')
    expect(await moves(db, () => show(null))).toBe('recordTerms')
    expect(await moves(db, () => sql`delete from "recordTerms"`.execute(db))).toBe('nothing')
  })

  test.each(['_blogs', '_recipes'] as const)('a draft in %s increments no version; publishing it does', async (table) => {
    const db = await openWithPost()
    const publish = (state: string) =>
      sql`update ${sql.table(table)} set "state" = ${state} where "title" = ${rows[table]['title']}`.execute(db)
    expect(await moves(db, () => insert(db, table, { ...rows[table], state: 'draft' }))).toBe('nothing')
    expect(await moves(db, () => publish('scheduled'))).toBe('nothing')
    expect(await moves(db, () => publish('published'))).toBe(table)
    expect(await moves(db, () => publish('trashed'))).toBe(table)
  })
})

function insert(db: Database, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row).map((name) => sql.ref(name))
  const values = Object.values(row).map((value) => sql`${value}`)
  return sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db)
}
