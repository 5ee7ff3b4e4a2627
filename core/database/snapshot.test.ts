import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aFolder } from '#tests/each-store.ts'
import { openDatabase } from './database.ts'
import { scratchName } from './scratch-folder.ts'

const list = (folder: string) => readdirSync(folder).filter((name) => /^snapshot/.test(name))

test('a copy is deleted after the work, during which its folder is touched every ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = aFolder()
  const { migrate, withSnapshot, close } = openDatabase(join(folder, 'griddle.sqlite'))
  await migrate()
  await withSnapshot(async () => {
    const [name = ''] = list(folder)
    const copy = join(folder, name)
    expect(name).toMatch(scratchName)
    for (let time = 0; time < 2; time++) {
      utimesSync(copy, 0, 0)
      vi.advanceTimersByTime(10 * 60_000)
      await expect.poll(() => statSync(copy).mtimeMs).toBeGreaterThan(0)
    }
  })
  await expect(withSnapshot(() => Promise.reject(new Error('No room')))).rejects.toThrow('No room')
  expect(list(folder)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  await close()
})

test('a process that exits during the work leaves no copy', async () => {
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
