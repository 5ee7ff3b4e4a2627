import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { lastOf, nextOf } from '#domain/span.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { aFolder } from '#tests/each-store.ts'
import { claimJob, findJob, updateJobHold } from './job-rows.ts'
import { beginOnce, runOnce } from './run-once.ts'

const start = new Date('2026-11-25T12:00:00.000Z').getTime()
const minute = 60_000

whereDatabasesDiffer('processes wait for each other in different ways', ({ open }) => {
  test('a job runs when it is due, and sooner after a failure', async () => {
    const db = await open()
    let [now, isBroken] = [start, false]
    const work = async () => {
      if (isBroken) throw new Error('No room')
      return 'made'
    }
    const at = (minutes: number) => {
      now = start + minutes * minute
      return runOnce(db, { name: 'x', everyMilliseconds: 60 * minute, retryMilliseconds: 10 * minute, work }, () => new Date(now))
    }
    expect([await at(0), await at(59), await at(60)]).toEqual([true, false, true])
    isBroken = true
    await expect(at(120)).rejects.toThrow('No room')
    expect(await db.selectFrom('jobs').select(['error', 'result', 'heldUntil']).execute()).toEqual([
      { error: 'No room', result: 'made', heldUntil: null },
    ])
    isBroken = false
    expect([await at(129), await at(130)]).toEqual([false, true])
    expect(await db.selectFrom('jobs').select('error').execute()).toEqual([{ error: null }])
  })

  test('a job that fails because the disk is full says so', async () => {
    const db = await open()
    const work = async () => {
      throw new Error('Table 3 could not be copied', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) })
    }
    const job = { name: 'x', everyMilliseconds: minute, retryMilliseconds: minute, work }
    await expect(runOnce(db, job, () => new Date(start))).rejects.toThrow('Table 3')
    expect(await findJob(db, 'x')).toMatchObject({ error: 'The disk is full' })
  })

  test('an aborted job is neither done nor failed, and due at once', async () => {
    const db = await open()
    const job = { name: 'x', everyMilliseconds: minute, retryMilliseconds: minute }
    const run = (result: string | undefined) => runOnce(db, { ...job, work: async () => result }, () => new Date(start))
    expect(await run(undefined)).toBe(true)
    expect(await findJob(db, 'x')).toEqual({ doneAt: null, failedAt: null, heldUntil: null, result: null, error: null })
    expect(await run('made')).toBe(true)
  })

  test('only one concurrent caller gets a job, and another one five minutes after that one was killed', async () => {
    const db = await open()
    const job = { name: 'x', everyMilliseconds: minute, retryMilliseconds: minute, work: async () => '' }
    const now = new Date(start)
    const until = new Date(start + 5 * minute).toISOString()
    const [due, hold] = [
      { done: lastOf(0, now), failed: lastOf(0, now) },
      { open: nextOf(5 * minute, now), until },
    ]
    const got = await Promise.all(['a', 'b', 'c'].map((holder) => claimJob(db, { name: 'x', holder }, due, hold, until)))
    expect(got.filter(Boolean)).toHaveLength(1)
    expect(await runOnce(db, job, () => new Date(start + 4 * minute))).toBe(false)
    expect(await runOnce(db, job, () => new Date(start + 5 * minute))).toBe(true)
  })

  test('a job that another process took after its hold expired is left to that process', async () => {
    const db = await open()
    const [slow, fresh] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    // Holds aren't extended during the test.
    const job = { name: 'x', everyMilliseconds: minute, retryMilliseconds: minute, holdMilliseconds: 60 * minute }
    const one = await beginOnce(db, { ...job, work: () => slow.promise }, () => new Date(start))
    const other = await beginOnce(db, { ...job, work: () => fresh.promise }, () => new Date(start + 61 * minute))
    expect([one, other]).toEqual([expect.anything(), expect.anything()])
    const held = await findJob(db, 'x')
    slow.resolve('late')
    await one?.ended
    expect(await findJob(db, 'x')).toEqual(held)
    expect(await runOnce(db, { ...job, work: async () => 'third' }, () => new Date(start + 62 * minute))).toBe(false)
    fresh.resolve('made')
    await other?.ended
    expect(await findJob(db, 'x')).toMatchObject({ result: 'made', heldUntil: null })
  })

  test('a process that lost a job doesn’t extend the new hold', async () => {
    const db = await open()
    const heldUntil = new Date(start + 11 * minute).toISOString()
    await db.insertInto('jobs').values({ name: 'x', holder: 'other', heldUntil }).execute()
    await updateJobHold(db, { name: 'x', holder: 'one' }, new Date(start + 60 * minute).toISOString())
    expect(await findJob(db, 'x')).toMatchObject({ heldUntil })
  })
})

test('two processes on one SQLite file run a job once', async () => {
  const path = `${aFolder()}/griddle.sqlite`
  const [one, other] = [openDatabase(path), openDatabase(path)]
  await one.migrate()
  let times = 0
  const work = async () => `${++times}`
  const job = { name: 'x', everyMilliseconds: minute, retryMilliseconds: minute, work }
  const ran = await Promise.all([one, other].map(({ db }) => runOnce(db, job, () => new Date(start))))
  expect([ran.filter(Boolean).length, times]).toEqual([1, 1])
  await Promise.all([one.close(), other.close()])
})
