import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { countComments, insertComments, listApprovedComments, listComments } from '#core/comments/comment-rows.ts'
import { mergeSegments } from '#core/search/search-rows.ts'
import { maxFound } from '#domain/http/paging.ts'
import { aBlog } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import type { Database } from './database.ts'
import { deleteRows } from './visitor-rows.ts'

const many = 4321

/** Comments, three at a time with the same time; every tenth is pending, and two that are far apart contain a rare word. */
async function fill(db: Database, letter = 'c') {
  await insertBlog(db, aBlog({ id: `post-${letter}`, urlSlug: `post-${letter}` }))
  const comments = Array.from({ length: many }, (_, index) => ({
    ...{
      id: `${letter}-${String(index).padStart(5, '0')}`,
      blogId: `post-${letter}`,
      blogTitle: 'Post',
      name: 'Ann',
      email: 'ann@mail.example',
    },
    comment: [7, 4000].includes(index) ? 'A RARE steak' : 'Well done',
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 60_000).toISOString(),
    approved: index % 10 > 0,
  }))
  await insertComments(db, comments)
  return comments.toReversed().map(({ id, approved }) => ({ id, approved }))
}

whereDatabasesDiffer('each has its own search index and plans', ({ open, kind }) => {
  test('the second half of a long list is read from its end, and continues where the first half stops', { timeout: 20_000 }, async () => {
    const db = await open()
    const expected = await fill(db)
    for (const offset of [0, 1000, 1050, 2150, 2161, 2200, 4270, 4300, 4320, 4321, 9000]) {
      const part = await listComments(db, {}, { limit: 50, offset })
      expect([offset, part.map(({ id }) => id)]).toEqual([offset, expected.slice(offset, offset + 50).map(({ id }) => id)])
      const approved = await listApprovedComments(db, 'post-c', { limit: 50, offset })
      const expectedApproved = expected.filter((comment) => comment.approved).slice(offset, offset + 50)
      expect(approved.map(({ id }) => id)).toEqual(expectedApproved.map(({ id }) => id))
    }
  })

  test('a search covers all of a long list', { timeout: 20_000 }, async () => {
    const db = await open()
    await fill(db)
    const search = async (filter: { approved?: boolean; search: string }, offset = 0) =>
      (await listComments(db, filter, { limit: 50, offset })).map(({ id }) => id)
    expect(await search({ search: 'rare' })).toEqual(['c-04000', 'c-00007'])
    expect(await search({ search: 'rare', approved: false })).toEqual(['c-04000'])
    expect(await search({ search: 'burnt' })).toEqual([])
    await deleteRows(db, 'comments', ['c-04000'])
    expect(await search({ search: 'rare' })).toEqual(['c-00007'])
    // Like a manual change.
    await db.updateTable('comments').set({ searchText: 'a burnt steak' }).where('id', '=', 'c-00042').execute()
    expect(await search({ search: 'burnt' })).toEqual(['c-00042'])
    await deleteRows(db, 'comments', ['c-00042'])
    expect(await search({ search: 'burnt' })).toEqual([])
    // Texts missing from the index.
    expect(await search({ search: 'ra' })).toEqual(['c-00007'])
    expect(await search({ search: 'r%e' })).toEqual([])
  })

  test('a search with many matches finds the newest thousand, with or without the index', { timeout: 20_000 }, async () => {
    const db = await open()
    const newest = (await fill(db)).filter(({ id }) => id !== 'c-04000')
    for (const search of ['Done', 'do']) {
      expect(await countComments(db, { search })).toBe(maxFound)
      expect(await countComments(db, { search, approved: false })).toBe(432)
      const last = await listComments(db, { search }, { limit: 50, offset: 950 })
      expect(last.map(({ id }) => id)).toEqual(newest.slice(950, 1000).map(({ id }) => id))
      expect(await listComments(db, { search }, { limit: 50, offset: 1000 })).toEqual([])
    }
  })

  test('the index of a list that grew row by row is merged, with the same results', { timeout: 20_000 }, async () => {
    const db = await open()
    await fill(db)
    const one = {
      blogId: 'post-c',
      blogTitle: 'Post',
      name: 'Ann',
      email: 'ann@mail.example',
      approved: true,
      createdAt: '2026-01-09T00:00:00.000Z',
    }
    for (let index = 0; index < 40; index++) await insertComments(db, [{ ...one, id: `e-${index}`, comment: 'a burnt steak' }])
    const countPieces = async () => (await sql`select distinct "segid" from "searchedComments_idx"`.execute(db)).rows.length
    const before = kind === 'sqlite' ? await countPieces() : 0
    let steps = 0
    while (await mergeSegments(db, 'comments')) steps++
    expect(await countComments(db, { search: 'burnt' })).toBe(40)
    expect(await countComments(db, { search: 'rare' })).toBe(2)
    if (kind === 'postgres') return expect(steps).toBe(0)
    expect(steps).toBeGreaterThan(0)
    expect(await countPieces()).toBeLessThan(before)
  })

  test('common texts are searched from the newest row on', { timeout: 20_000 }, async () => {
    const db = await open()
    await fill(db)
    await fill(db, 'd')
    expect(await countComments(db, { search: 'well done' })).toBe(maxFound)
    expect((await listComments(db, { search: 'well done' }, { limit: 1, offset: 0 }))[0]?.id).toBe('d-04320')
    await db.updateTable('comments').set({ searchText: 'x' }).where('id', '>', 'd-02800').execute()
    const rows = await db.selectFrom('comments').select(['id', 'searchText']).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
    const expected = rows.filter(({ searchText }) => searchText.includes('well done')).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(5000)
    const found = await listComments(db, { search: 'well done' }, { limit: 100, offset: 900 })
    expect(found.map(({ id }) => id)).toEqual(expected.slice(900, 1000))
  })
})
