import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './open-log.ts'

async function open({ flags = 'w', level = 'info' }: { flags?: string; level?: Parameters<typeof openLog>[0] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-test-'))
  const file = join(folder, 'log')
  writeFileSync(file, '')
  const log = openLog(level, openSync(file, flags))
  onTestFinished(async () => {
    await log.close()
    await rm(folder, { recursive: true })
  })
  const readLines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { log, readLines, readMessages: () => readLines().map(({ msg }) => msg) }
}

test('lines are there a moment later, in their order, each with the moment that it tells of', async () => {
  const { log, readLines, readMessages } = await open()
  const before = Date.now()
  log.info({ number: 1 }, 'one')
  log.warn({ path: 'a "quoted"\npath' }, 'two')
  const after = Date.now()
  log.error({ err: new TypeError('broken') }, 'three')
  log.info('"number":4', 'four')
  await expect.poll(readMessages).toEqual(['one', 'two', 'three', 'four'])
  const [one, two, three, four] = readLines()
  expect(one).toMatchObject({ level: 30, number: 1, pid: process.pid })
  expect(two).toMatchObject({ level: 40, path: 'a "quoted"\npath' })
  expect(three).toMatchObject({ level: 50, err: { type: 'TypeError', message: 'broken' } })
  expect(four).toMatchObject({ level: 30, number: 4 })
  for (const { time } of [one, two]) expect(time >= before && time <= after).toBe(true)
})

test('many lines do not wait, and none is lost', async () => {
  const { log, readMessages } = await open()
  const all = Array.from({ length: 2300 }, (_, index) => `line ${index}`)
  for (const message of all) log.info({}, message)
  await log.close()
  expect(readMessages()).toEqual(all)
})

test('a line of members that are ready is the one of the same facts', async () => {
  const { log, readLines } = await open()
  log.info({ path: '/a "b"', status: 200 }, 'a “request”')
  log.info('"path":"/a \\"b\\"","status":200', 'a “request”')
  await log.close()
  const [one, other] = readLines().map((line) => ({ ...line, time: typeof line.time }))
  expect(Object.entries(other)).toEqual(Object.entries(one))
})

test('what is below the level is not written', async () => {
  const { log, readMessages } = await open({ level: 'warn' })
  log.info({}, 'a request')
  log.warn({}, 'a warning')
  await log.close()
  expect(readMessages()).toEqual(['a warning'])
})

test('what is there is written when the process ends', async () => {
  const { log, readMessages } = await open()
  log.info({}, 'the last words')
  const [listener] = process.listeners('exit').slice(-1)
  listener?.call(process, 0)
  expect(readMessages()).toEqual(['the last words'])
})

test('the site goes on when its log can’t be written', async () => {
  const { log } = await open({ flags: 'r' })
  log.info({}, 'one')
  await log.close()
  for (let index = 0; index < 2300; index++) log.info({}, 'more')
  await log.close()
})
