import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { openClockWatch, readClockJump, readSureTime } from './watch-clock.ts'

const start = Date.parse('2026-11-25T12:00:00.000Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** A clock that can be set, independent of elapsed time, and a process that looks at it at least every half hour. */
function openWorld(db: Database) {
  let [passed, shift] = [0, 0]
  const warned: string[] = []
  const log = { warn: (_: object, message: string) => void warned.push(message) }
  const clock = () => new Date(start + passed + shift)
  const open = () => openClockWatch({ db, log, clock, measure: () => passed })
  let watch = open()
  return {
    clock,
    warned,
    watch: () => watch,
    sure: async () => (await readSureTime(db, clock()))?.time.getTime(),
    setAhead(milliseconds: number) {
      shift = milliseconds
    },
    /** Another process, this many milliseconds after the last one ended. */
    restart(off: number) {
      passed += off
      watch = open()
    },
    async run(milliseconds: number) {
      await watch.look()
      for (const end = passed + milliseconds; passed < end; ) {
        passed += Math.min(30 * minute, end - passed)
        await watch.look()
      }
    },
  }
}

onEachDatabase(({ open }) => {
  test('deletions use the clock’s time of two measured days ago', async () => {
    const { run, sure, clock } = openWorld(await open())
    await run(2 * day - hour)
    expect(await sure()).toBeUndefined()
    await run(2 * hour)
    expect(await sure()).toBe(clock().getTime() - 2 * day)
  })

  test('time that passes while no process runs is not measured', async () => {
    const { run, restart, sure } = openWorld(await open())
    await run(day)
    restart(20 * day)
    await run(day - hour)
    expect(await sure()).toBeUndefined()
    await run(2 * hour)
    expect(await sure()).toBeLessThanOrEqual(start + 2 * hour)
  })

  test('a clock that jumps a year ahead and back doesn’t change the trusted time, however often it is read', async () => {
    const { run, sure, setAhead, restart, warned, clock } = openWorld(await open())
    await run(3 * day)
    setAhead(year)
    await run(5 * hour)
    restart(0)
    await run(5 * hour)
    expect(await sure()).toBeLessThanOrEqual(start + 2 * day)
    setAhead(year + 3 * day)
    await run(hour)
    expect(await sure()).toBeLessThanOrEqual(start + 2 * day)
    setAhead(0)
    await run(hour)
    expect(await sure()).toBeLessThanOrEqual(start + 2 * day)
    expect(warned).toEqual([
      'The clock jumped ahead, or the site was off',
      'The clock jumped ahead, or the site was off',
      'The clock was ahead and has been corrected',
    ])
    await run(2 * day)
    expect(await sure()).toBeGreaterThan(start + 2 * day)
    expect(await sure()).toBeLessThanOrEqual(clock().getTime() - 2 * day)
  })

  test('a clock that stays ahead is trusted after two days', async () => {
    const { run, sure, setAhead, clock } = openWorld(await open())
    await run(3 * day)
    setAhead(year)
    await run(2 * day + hour)
    expect(await sure()).toBe(clock().getTime() - 2 * day)
  })

  test('a jump is reported for two days, with the clock’s earlier time', async () => {
    const db = await open()
    const { run, setAhead, clock } = openWorld(db)
    await run(day)
    expect(await readClockJump(db, clock())).toBeUndefined()
    setAhead(year)
    await run(hour)
    expect(await readClockJump(db, clock())).toMatchObject({ from: new Date(start + day).toISOString() })
    const ahead = clock().toISOString()
    setAhead(0)
    expect(await readClockJump(db, clock()), 'before any look').toMatchObject({ from: ahead })
    await run(hour)
    expect(await readClockJump(db, clock())).toMatchObject({ from: ahead })
    await run(2 * day + hour)
    expect(await readClockJump(db, clock())).toBeUndefined()
  })

  test('job times reveal a clock that was ahead before it was ever read', async () => {
    const db = await open()
    const doneAt = new Date(start + year).toISOString()
    await db.insertInto('jobs').values({ name: 'restore', doneAt, result: '{}' }).execute()
    const { run, clock, warned } = openWorld(db)
    await run(hour)
    expect(await readClockJump(db, clock())).toMatchObject({ from: doneAt })
    expect(warned).toEqual(['The clock was ahead and has been corrected'])
    await run(2 * day + hour)
    expect(await readClockJump(db, clock())).toBeUndefined()
  })

  test('for an hour after a jump, nothing is published that is only due because of it', async () => {
    const { run, setAhead, watch, clock, restart } = openWorld(await open())
    await run(day)
    const until = () => watch().publishableUntil().getTime()
    expect(until()).toBe(clock().getTime())
    setAhead(year)
    await run(10 * minute)
    expect(until()).toBeLessThanOrEqual(start + day + 20 * minute)
    await run(hour)
    expect(until()).toBe(clock().getTime())
    setAhead(0)
    await run(0)
    expect(until()).toBe(clock().getTime())
    restart(3 * day)
    await run(10 * minute)
    expect(until()).toBeLessThan(clock().getTime() - 2 * day)
    await run(hour)
    expect(until()).toBe(clock().getTime())
  })
})
