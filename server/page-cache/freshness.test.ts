import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMigrated } from '#tests/set-up/migrated-sqlite.ts'
import { openFreshness } from './freshness.ts'

let storage: Awaited<ReturnType<typeof openMigrated>>
/** Called for each query; its result is awaited. */
let answering: () => Promise<void> | undefined
let freshness: ReturnType<typeof openFreshness>
let queries: number

beforeEach(async () => {
  storage = await openMigrated()
  queries = 0
  answering = () => undefined
  const slowly: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      queries++
      await answering()
      return result
    },
  }
  freshness = openFreshness(storage.db.withPlugin(slowly), { pollForChange: () => false, async close() {} })
})
afterEach(() => storage.close())

test('the known state is returned at once until something is written', async () => {
  const first = await freshness.now()
  expect(freshness.now()).toBe(first)
  freshness.touch()
  expect(await freshness.now()).not.toBe(first)
})

test('requests after a write wait for a read that started after it, all for the same one', async () => {
  await freshness.now()
  const before = queries
  const { promise, resolve } = Promise.withResolvers<void>()
  answering = () => promise
  const asked: unknown[] = []
  for (let writes = 0; writes < 20; writes++) {
    freshness.touch()
    asked.push(freshness.now(), freshness.now())
  }
  resolve()
  const answers = await Promise.all(asked)
  // Each read is two queries: the one in progress at the first write, and one after the last.
  expect(queries - before).toBe(4)
  expect(new Set(answers).size).toBe(2)
})

test('a database that hangs delays a request for a second, and later ones not at all', async () => {
  const first = await freshness.now()
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<void>()
  answering = () => promise
  freshness.touch()
  const waiting = freshness.now()
  freshness.touch()
  const next = freshness.now()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toBe(first)
  expect(await next).toBe(first)
  freshness.touch()
  expect(await freshness.now()).toBe(first)
  resolve()
  await vi.advanceTimersByTimeAsync(1)
  freshness.touch()
  expect(await freshness.now()).not.toBe(first)
})
