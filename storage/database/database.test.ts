import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertBlog } from '#storage/blogs/blogs.ts'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { isAnswering, openDatabase } from './database.ts'
import { StorageError } from './storage-error.ts'

onEachDatabase(({ open, address }) => {
  test('migrations run once', async () => {
    const { migrate, close } = openDatabase(await address())
    expect(await migrate()).toContain('0020-baseline.sql')
    expect(await migrate()).toEqual([])
    await close()
  })

  test('a failed transaction leaves nothing behind', async () => {
    const db = await open()
    const failing = db.transaction().execute(async (transaction) => {
      await insertBlog(transaction, aBlog())
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('_blogs').select('id').execute()).toEqual([])
  })

  test('a taken unique value is told apart from an outage', async () => {
    const db = await open()
    await insertBlog(db, aBlog())
    const error = await insertBlog(db, aBlog({ id: 'another' })).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StorageError)
    expect(error).toMatchObject({ conflict: true })
  })

  test('a database that is away is said to be so', async () => {
    const { db, migrate, close } = openDatabase(await address())
    await migrate()
    expect(await isAnswering(db)).toBe(true)
    await close()
    expect(await isAnswering(db)).toBe(false)
  })

  test('counts come back as numbers', async () => {
    const db = await open()
    const row = await db
      .selectFrom('_blogs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(row.total).toBe(0)
  })

  test('many writers at once lose nothing', async () => {
    const db = await open()
    const ids = Array.from({ length: 30 }, (_, i) => `post-${i}`)
    await Promise.all(ids.map((id) => db.transaction().execute((transaction) => insertBlog(transaction, aBlog({ id, urlSlug: id })))))
    expect(await db.selectFrom('_blogs').select('id').execute()).toHaveLength(30)
  })
})

test('SQLite refuses a parameter that it would store as nonsense', async () => {
  const { db, migrate, close } = openDatabase(':memory:')
  await migrate()
  await expect(sql`select ${new Date()} as moment`.execute(db)).rejects.toThrow(StorageError)
  await close()
})

test('SQLite is told limits in the SQL itself, because it prepares what has them as parameters anew at each run', async () => {
  const { db, close } = openDatabase(':memory:')
  const { sql: text, parameters } = db.selectFrom('_blogs').select('id').where('id', '>', 'a').limit(8).offset(16).compile()
  expect(text).toBe('select "id" from "_blogs" where "id" > ? limit 8 offset ?')
  expect(parameters).toEqual(['a', 16])
  await close()
})
