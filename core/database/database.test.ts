import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { isAnswering, openDatabase } from './database.ts'
import { StorageError } from './storage-error.ts'

whereDatabasesDiffer('each has its own driver, errors and locks', ({ open, address }) => {
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

  test('a unique violation is distinguished from an outage', async () => {
    const db = await open()
    await insertBlog(db, aBlog())
    const error = await insertBlog(db, aBlog({ id: 'another' })).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StorageError)
    expect(error).toMatchObject({ conflict: true })
  })

  test('a database that can’t be reached is reported as such', async () => {
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

  test('concurrent writers lose nothing', async () => {
    const db = await open()
    const ids = Array.from({ length: 30 }, (_, i) => `post-${i}`)
    await Promise.all(ids.map((id) => db.transaction().execute((transaction) => insertBlog(transaction, aBlog({ id, urlSlug: id })))))
    expect(await db.selectFrom('_blogs').select('id').execute()).toHaveLength(30)
  })
})

const oddlyOrdered = ['-a', 'Z', '_b', 'a b', 'a-c', 'ab', 'aé', 'b', 'É', 'é']

test.each(['SQLite', 'PostgreSQL with en-US', 'PostgreSQL with C'])('%s orders text by its bytes', async (which) => {
  const server = which === 'SQLite' ? undefined : await openPostgresDatabase('template0', which.endsWith('en-US') ? 'en-US' : 'C')
  const { db, migrate, close } = openDatabase(server?.url ?? ':memory:')
  await migrate()
  for (const id of oddlyOrdered.toReversed()) await db.insertInto('settings').values({ id, value: '' }).execute()
  const rows = await db.selectFrom('settings').select('id').where('id', '>', '-').where('id', '<', 'éé').orderBy('id').execute()
  expect(rows.map(({ id }) => id)).toEqual(oddlyOrdered)
  await close()
  await server?.drop()
})

test('PostgreSQL orders every text column by bytes, also in databases of releases that didn’t', async () => {
  const { url, drop } = await openPostgresDatabase('migrated')
  const { db, migrate, close } = openDatabase(url)
  const listOthers = () =>
    sql`select table_name, column_name from information_schema.columns where table_schema = current_schema()
      and data_type in ('text', 'character varying') and collation_name is distinct from 'C' and table_name <> 'migrations'`.execute(db)
  expect((await listOthers()).rows).toEqual([])
  await insertBlog(db, aBlog({ title: 'Kept' }))
  for (const column of ['id', 'urlSlug', 'title'])
    await sql`alter table "_blogs" alter column ${sql.ref(column)} type text collate "default"`.execute(db)
  expect((await listOthers()).rows).toHaveLength(3)
  await migrate()
  expect((await listOthers()).rows).toEqual([])
  expect(await db.selectFrom('_blogs').select('title').execute()).toEqual([{ title: 'Kept' }])
  await close()
  await drop()
})

test('SQLite refuses a parameter that it would store as nonsense', async () => {
  const { db, migrate, close } = openDatabase(':memory:')
  await migrate()
  await expect(sql`select ${new Date()} as moment`.execute(db)).rejects.toThrow(StorageError)
  await close()
})

test('limits are inlined for SQLite, which prepares statements with limit parameters again on each run', async () => {
  const { db, close } = openDatabase(':memory:')
  const { sql: text, parameters } = db.selectFrom('_blogs').select('id').where('id', '>', 'a').limit(8).offset(16).compile()
  expect(text).toBe('select "id" from "_blogs" where "id" > ? limit 8 offset ?')
  expect(parameters).toEqual(['a', 16])
  await close()
})
