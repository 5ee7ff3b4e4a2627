import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { noticeMilliseconds, watchFile, watchServer } from './content-watch.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a change of an SQLite file is noticed once, and the file is queried at most every five milliseconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const folder = mkdtempSync(join(tmpdir(), 'griddle-watch-'))
  const other = new DatabaseSync(join(folder, 'watched.db'))
  other.exec('create table "notes" ("id" integer)')
  const watch = watchFile(join(folder, 'watched.db'))
  expect(watch.pollForChange()).toBe(true)
  other.exec('insert into "notes" values (1)')
  vi.advanceTimersByTime(noticeMilliseconds - 2)
  expect(watch.pollForChange()).toBe(false)
  vi.advanceTimersByTime(2)
  expect(watch.pollForChange()).toBe(true)
  vi.advanceTimersByTime(noticeMilliseconds)
  expect(watch.pollForChange()).toBe(false)
  await watch.close()
  other.close()
  rmSync(folder, { recursive: true })
})

test('a PostgreSQL server counts as changed a second after the last look, notified or not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // Nothing listens there, so no notification can arrive.
  const watch = watchServer('postgres://127.0.0.1:1/nothing')
  expect([watch.pollForChange(), watch.pollForChange()]).toEqual([true, false])
  vi.advanceTimersByTime(999)
  expect(watch.pollForChange()).toBe(false)
  vi.advanceTimersByTime(1)
  expect([watch.pollForChange(), watch.pollForChange()]).toEqual([true, false])
  await watch.close()
})
