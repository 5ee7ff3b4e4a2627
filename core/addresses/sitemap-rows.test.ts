import { type CompiledQuery, Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { migrateSqlite } from '#core/database/migrations.ts'
import type { Tables } from '#core/database/schema.ts'
import { openSqlite, sqliteDialect } from '#core/database/sqlite.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { listBlogChunk, listChunks, listRecipeChunk } from './sitemap-rows.ts'

onEachDatabase(({ open }) => {
  test('recipes fall into stretches by the day they were made, each with its last change', async () => {
    const db = await open()
    for (let day = 1; day <= 5; day++) await insertRecipe(db, aRecipe({ slug: `r${day}`, createdAt: `2026-11-0${day}T00:00:00.000Z` }))
    await insertRecipe(db, aRecipe({ slug: 'old', createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' }))
    expect(await listChunks(db, '_recipes', 4)).toEqual([
      { number: 1, changedAt: '2026-11-20T00:00:00.000Z' },
      { number: 2, changedAt: '2026-11-05T00:00:00.000Z' },
    ])
    expect((await listRecipeChunk(db, 1, 4)).map(({ slug }) => slug)).toEqual(['old', 'r1', 'r2', 'r3'])
    expect((await listRecipeChunk(db, 2, 4)).map(({ slug }) => slug)).toEqual(['r4', 'r5'])
    expect(await listRecipeChunk(db, 3, 4)).toEqual([])
    expect(await listRecipeChunk(db, 99_999, 5000)).toEqual([])
  })

  test('posts made at the same moment are in one stretch each, with our own picture', async () => {
    const db = await open()
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      await insertBlog(db, aBlog({ id, urlSlug: id, imageLink: 'https://else.example/x.jpg', imageFetched: `/images/${id}` }))
    const seen = [1, 2, 3].map((number) => listBlogChunk(db, number, 2))
    expect((await Promise.all(seen)).map((part) => part.map(({ slug, picture }) => `${slug} ${picture}`))).toEqual([
      ['a /images/a', 'b /images/b'],
      ['c /images/c', 'd /images/d'],
      ['e /images/e'],
    ])
    expect(await listChunks(db, '_blogs', 2)).toHaveLength(3)
  })

  test('an empty collection has no stretch', async () => {
    const db = await open()
    expect(await listChunks(db, '_blogs', 5000)).toEqual([])
    expect(await listBlogChunk(db, 1, 5000)).toEqual([])
  })
})

test('an index serves every query of the sitemap: no record is read that a file does not list', async () => {
  const { db, plan } = await openPlanned()
  await fill(db)
  for (const steps of [
    await plan(() => listBlogChunk(db, 2, 1)),
    (await plan(() => listRecipeChunk(db, 2, 1))).filter((step) => step.includes('_recipes')),
    (await plan(() => listChunks(db, '_blogs', 1))).filter((step) => step.includes('_blogs')),
    (await plan(() => listChunks(db, '_recipes', 1))).filter((step) => step.includes('_recipes')),
  ]) {
    expect(steps).not.toEqual([])
    for (const step of steps) expect(step).toMatch(/USING (?:COVERING )?INDEX/)
  }
  await db.destroy()
})

async function fill(db: Database) {
  for (const slug of ['a', 'b', 'c']) {
    await insertBlog(db, aBlog({ id: slug, urlSlug: slug }))
    await insertRecipe(db, aRecipe({ slug }))
  }
  await sql`analyze`.execute(db)
}

async function openPlanned() {
  const sqlite = openSqlite(':memory:')
  await migrateSqlite(sqlite)
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:', sqlite), log: ({ query }) => void queries.push(query) })

  async function plan(work: () => Promise<unknown>) {
    queries.length = 0
    await work()
    return queries.flatMap(({ sql }) => sqlite.prepare(`explain query plan ${sql}`).all()).map(({ detail }) => String(detail))
  }

  return { db, plan }
}
