import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/each-store.ts'
import { openDatabase } from './database.ts'

const list = (folder: string) => readdirSync(folder).filter((name) => /^(?:snapshot|rehearsal)/.test(name))

test('a copy is gone after the work, and so is one that a killed process left more than an hour ago', async () => {
  const folder = aFolder()
  const { migrate, withSnapshot, close } = openDatabase(join(folder, 'griddle.sqlite'))
  await migrate()
  const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 60 * 60
  for (const [name, hours] of [
    ['snapshot-Left00', 2],
    ['rehearsal-Left00', 2],
    ['snapshot-Used00', 0.5],
    ['snapshots', 2],
  ] as const) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'copy.sqlite'), '')
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours))
  }
  await withSnapshot(async () => expect(list(folder)).toHaveLength(3))
  await expect(withSnapshot(() => Promise.reject(new Error('No room')))).rejects.toThrow('No room')
  expect(list(folder).sort()).toEqual(['snapshot-Used00', 'snapshots'])
  expect(existsSync(join(folder, 'snapshot-Used00', 'copy.sqlite'))).toBe(true)
  await close()
})

test('a process that exits meanwhile leaves no copy', async () => {
  const folder = aFolder()
  const program = join(folder, 'program.ts')
  const database = join(import.meta.dirname, 'database.ts')
  writeFileSync(
    program,
    `const { openDatabase } = await import(${JSON.stringify(database)})
    const { withSnapshot } = openDatabase(${JSON.stringify(join(folder, 'griddle.sqlite'))})
    process.on('message', () => process.exit(1))
    await withSnapshot(() => new Promise(() => process.send('copied')))`,
  )
  const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  await once(child, 'message')
  expect(list(folder)).toHaveLength(1)
  child.send('exit')
  await once(child, 'exit')
  expect(list(folder)).toEqual([])
})
