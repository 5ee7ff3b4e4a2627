import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { countComments, insertComment } from '#core/comments/comment-rows.ts'
import { findSiteNumbers, listSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { type Database, openDatabase } from './database.ts'
import { isDiskFull, StorageError } from './storage-error.ts'

const numbers = { numberIntl: '+1 555 0100', numberLocal: '' }

const ofNoPost = {
  id: 'comment',
  blogId: 'no post',
  blogTitle: '',
  name: 'June Okafor',
  email: 'june@example.com',
  comment: 'Salt early.',
  createdAt: '2026-11-21T12:00:00.000Z',
  approved: true,
}

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-sqlite-'))
  const path = join(folder, 'griddle.sqlite')
  const { db, migrate, close } = openDatabase(path)
  await migrate()
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })
  return { db, path }
}

/** Another process that writes to the file without waiting. */
function openOther(path: string) {
  const other = new DatabaseSync(path, { timeout: 0 })
  onTestFinished(() => other.close())
  return other
}

async function listHosts(db: Database) {
  return (await listSiteNumbers(db)).map(({ id }) => id)
}

test('a transaction holds the write lock from its first statement: no other process writes between its reads and writes', async () => {
  const { db, path } = await openFile()
  const other = openOther(path)
  await db.transaction().execute(async (transaction) => {
    await findSiteNumbers(transaction, 'a.example')
    expect(() => other.exec('begin immediate')).toThrow('database is locked')
    await updateSiteNumbers(transaction, 'a.example', numbers)
  })
  other.exec('begin immediate')
  other.exec('rollback')
})

test('after another process kept a transaction from beginning, the next one can begin', async () => {
  const { db, path } = await openFile()
  await sql`pragma busy_timeout = 0`.execute(db)
  const other = openOther(path)
  other.exec('begin immediate')
  const write = () => db.transaction().execute((transaction) => updateSiteNumbers(transaction, 'a.example', numbers))
  await expect(write()).rejects.toThrow('begin')
  await expect(updateSiteNumbers(db, 'b.example', numbers)).rejects.toThrow('insert')
  other.exec('rollback')
  await write()
  expect(await listHosts(db)).toEqual(['a.example'])
})

test.each(['is rolled back', 'is committed'])('a single write waits for a running transaction, which %s without it', async (end) => {
  const { db } = await openFile()
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const done: string[] = []
  const transaction = db
    .transaction()
    .execute(async (inside) => {
      await updateSiteNumbers(inside, 'inside.example', numbers)
      begun.resolve()
      await mayEnd.promise
      expect(await listHosts(inside)).toEqual(['inside.example'])
      done.push('transaction')
      if (end === 'is rolled back') throw new Error('changed my mind')
    })
    .catch((error: Error) => error.message)
  await begun.promise
  const single = updateSiteNumbers(db, 'single.example', numbers).then(() => done.push('single write'))
  expect(await listHosts(db)).toEqual([])
  mayEnd.resolve()
  expect(await transaction).toBe(end === 'is rolled back' ? 'changed my mind' : undefined)
  await single
  expect(done).toEqual(['transaction', 'single write'])
  expect(await listHosts(db)).toEqual(end === 'is rolled back' ? ['single.example'] : ['inside.example', 'single.example'])
})

test('transactions begin in the order requested', async () => {
  const { db } = await openFile()
  const order: number[] = []
  const run = (number: number) =>
    db.transaction().execute(async (transaction) => {
      order.push(number)
      await listSiteNumbers(transaction)
      order.push(number)
    })
  await Promise.all([1, 2, 3].map(run))
  expect(order).toEqual([1, 1, 2, 2, 3, 3])
})

test('in memory, with a single connection, reads wait for the end of a transaction, too', async () => {
  const { db, migrate, close } = openDatabase(':memory:')
  onTestFinished(close)
  await migrate()
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const undone = db.transaction().execute(async (transaction) => {
    await updateSiteNumbers(transaction, 'a.example', numbers)
    begun.resolve()
    await mayEnd.promise
    throw new Error('changed my mind')
  })
  await begun.promise
  const hosts = listHosts(db)
  await setImmediate()
  mayEnd.resolve()
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await hosts).toEqual([])
})

test('a transaction that can’t be committed is rolled back before the next one writes', async () => {
  const { db } = await openFile()
  const begun = Promise.withResolvers<void>()
  const failing = db.transaction().execute(async (transaction) => {
    begun.resolve()
    await sql`pragma defer_foreign_keys = on`.execute(transaction)
    await insertComment(transaction, ofNoPost)
  })
  await begun.promise
  await Promise.all([expect(failing).rejects.toThrow('commit'), updateSiteNumbers(db, 'a.example', numbers)])
  expect(await listHosts(db)).toEqual(['a.example'])
  expect(await countComments(db)).toBe(0)
})

test('a write that SQLite itself rolled back, as on a full disk, fails with the original error, and the next write works', async () => {
  const { db } = await openFile()
  const write = db.transaction().execute(async (transaction) => {
    await updateSiteNumbers(transaction, 'a.example', numbers)
    await sql`rollback`.execute(transaction)
    throw new Error('database or disk is full')
  })
  await expect(write).rejects.toThrow('database or disk is full')
  await updateSiteNumbers(db, 'b.example', numbers)
  expect(await listHosts(db)).toEqual(['b.example'])
})

test('a full disk is recognised by its error', async () => {
  const { db } = await openFile()
  await sql`pragma max_page_count = 1`.execute(db)
  const fill = () => insertComment(db, { ...ofNoPost, comment: 'Salt early. '.repeat(100_000) })
  const error = await fill().catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StorageError)
  expect(isDiskFull(error)).toBe(true)
  expect(isDiskFull(new StorageError('No room', Object.assign(new Error(), { code: 'ENOSPC' })))).toBe(true)
  expect(isDiskFull(new StorageError('Locked', Object.assign(new Error(), { errcode: 5 })))).toBe(false)
})
