import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLogLines } from './log-lines.ts'

async function open(flags = 'w') {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-test-'))
  const file = join(folder, 'log')
  writeFileSync(file, '')
  const lines = openLogLines(openSync(file, flags))
  onTestFinished(async () => {
    await lines.close()
    await rm(folder, { recursive: true })
  })
  return { lines, read: () => readFileSync(file, 'utf8') }
}

test('lines are there a moment later, in their order', async () => {
  const { lines, read } = await open()
  for (const line of ['one\n', 'two\n', 'three\n']) lines.write(line)
  await expect.poll(read).toBe('one\ntwo\nthree\n')
})

test('many lines do not wait, and none is lost', async () => {
  const { lines, read } = await open()
  const all = Array.from({ length: 2300 }, (_, index) => `${index}\n`)
  for (const line of all) lines.write(line)
  await lines.close()
  expect(read()).toBe(all.join(''))
})

test('what is there is written when the process ends', async () => {
  const { lines, read } = await open()
  lines.write('the last words\n')
  const [listener] = process.listeners('exit').slice(-1)
  listener?.call(process, 0)
  expect(read()).toBe('the last words\n')
})

test('the site goes on when its log can’t be written', async () => {
  const { lines } = await open('r')
  lines.write('one\n')
  await lines.close()
  for (let index = 0; index < 2300; index++) lines.write('more\n')
  await lines.close()
})
