import { execFileSync } from 'node:child_process'
import fs, { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { RequestFacts } from '#domain/log.ts'
import { openLog } from './open-log.ts'

async function open({ flags = 'w', level = 'info' }: { flags?: string; level?: Parameters<typeof openLog>[0] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-test-'))
  const file = join(folder, 'log')
  writeFileSync(file, '')
  const log = openLog(level, { fd: openSync(file, flags) })
  onTestFinished(async () => {
    await log.close()
    await rm(folder, { recursive: true })
  })
  const readLines = () => toLines(readFileSync(file, 'utf8'))
  return { log, readLines, readMessages: () => readLines().map(({ msg }) => msg) }
}

function aRequest(facts: Partial<RequestFacts> = {}): RequestFacts {
  return { reference: '0123456789', method: 'GET', path: '/', status: 200, ms: 3, ...facts }
}

test('lines arrive a moment later, in order, each with its own time', async () => {
  const { log, readLines, readMessages } = await open()
  const before = Date.now()
  log.request(aRequest())
  log.warn({ path: 'a "quoted"\npath' }, 'two')
  const after = Date.now()
  log.error({ err: new TypeError('broken') }, 'three')
  log.request(aRequest())
  await expect.poll(readMessages).toEqual(['request', 'two', 'three', 'request'])
  const [one, two, three, four] = readLines()
  expect(one).toMatchObject({ level: 30, ...aRequest(), pid: process.pid })
  expect(two).toMatchObject({ level: 40, path: 'a "quoted"\npath' })
  expect(three).toMatchObject({ level: 50, err: { type: 'TypeError', message: 'broken' } })
  for (const { time } of [one, two]) expect(time >= before && time <= after).toBe(true)
  expect(four.time).toBeGreaterThanOrEqual(three.time)
})

test('a large number of lines does not wait, and none is lost', async () => {
  const { log, readLines } = await open()
  const all = Array.from({ length: 2300 }, (_, index) => `/${index}`)
  for (const path of all) log.request(aRequest({ path }))
  await log.close()
  expect(readLines().map(({ path }) => path)).toEqual(all)
})

test('the line of a request has the fields of any other, and its path unchanged', async () => {
  const { log, readLines } = await open()
  const path = '/a "b"\\\n“c”'
  log.request(aRequest({ path }))
  log.warn(aRequest({ path }), 'request')
  await log.close()
  const [one, other] = readLines().map((line) => ({ ...line, time: typeof line.time, level: typeof line.level }))
  expect(Object.entries(one)).toEqual(Object.entries(other))
})

test('what is below the level is not written', async () => {
  const { log, readMessages } = await open({ level: 'warn' })
  log.request(aRequest())
  log.warn({}, 'a warning')
  await log.close()
  expect(readMessages()).toEqual(['a warning'])
})

test('pending lines are written when the process ends', async () => {
  const { log, readMessages } = await open()
  log.request(aRequest())
  log.warn({}, 'the last words')
  const [listener] = process.listeners('exit').slice(-1)
  listener?.call(process, 0)
  expect(readMessages()).toEqual(['request', 'the last words'])
})

test('the site works if its log can’t be written', async () => {
  const { log } = await open({ flags: 'r' })
  log.request(aRequest())
  await log.close()
  for (let index = 0; index < 2300; index++) log.request(aRequest())
  await log.close()
})

test('a full disk is waited for: the log continues once there is room, with what was logged meanwhile', async () => {
  const { log, readMessages } = await open()
  const write = vi.spyOn(fs, 'write').mockImplementation(((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void
    setImmediate(done, Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  }) as typeof fs.write)
  log.warn({}, 'one')
  await expect.poll(() => write.mock.calls.length).toBeGreaterThan(0)
  await sleep(10)
  write.mockRestore()
  log.warn({}, 'two')
  await expect.poll(readMessages).toEqual(['one', 'two'])
})

test('a reader that pauses for a while gets every line', async () => {
  const { log, readAll } = openPipe()
  const all = Array.from({ length: 1000 }, (_, index) => `/${index}`)
  for (const path of all) log.request(aRequest({ path }))
  // Longer than a pipe accepts data without a reader, and until a write is retried.
  await sleep(200)
  log.request(aRequest({ path: '/last' }))
  const closed = log.close()
  const lines = await readAll()
  await closed
  expect(lines.map(({ path }) => path)).toEqual([...all, '/last'])
})

test('a reader that pauses too long is told how much it missed', async () => {
  const { log, readAll, readSoFar } = openPipe()
  for (let index = 0; index < 9000; index++) log.request(aRequest())
  const reading = readAll()
  await expect.poll(readSoFar).toContain('Log lines were lost')
  log.request(aRequest({ path: '/last' }))
  await log.close()
  const lines = await reading
  const [told, ...others] = lines.filter(({ level }) => level === 40)
  expect(others).toEqual([])
  expect(told.msg).toBe("Log lines were lost: they weren't read in time")
  expect(lines.filter(({ path }) => path === '/').length + told.lines).toBe(9000)
  expect(lines.at(-1).path).toBe('/last')
})

/** The log over a non-blocking pipe, as under Docker. Nobody reads it until `readAll`, which ends when the log is closed. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-test-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
  const log = openLog('info', { fd, maxUnread: 300_000 })
  onTestFinished(() => {
    closeSync(reader)
    rmSync(folder, { recursive: true })
  })
  const parts: Buffer[] = []
  const readSoFar = () => Buffer.concat(parts).toString()
  async function readAll() {
    for (let read = -1; read !== 0; ) {
      const part = Buffer.alloc(100_000)
      try {
        read = readSync(reader, part)
        parts.push(part.subarray(0, read))
      } catch {
        await sleep(5) // Nothing is there yet.
      }
    }
    return toLines(readSoFar())
  }
  return { log, readAll, readSoFar }
}

function toLines(text: string) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
