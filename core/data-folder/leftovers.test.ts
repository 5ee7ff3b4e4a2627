import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/each-store.ts'
import { openLeftovers } from './leftovers.ts'

test('leftovers of dead processes are deleted after an hour, whatever the clock says, and files that still change stay', async () => {
  const folder = aFolder()
  let minutes = 0
  const { sweep } = openLeftovers({ folder, names: /[.]part$|^snapshot-/, measure: () => minutes * 60_000 })
  const years = (count: number) => Date.now() / 1000 + count * 365 * 24 * 60 * 60
  const touch = (name: string, count: number) => utimesSync(join(folder, name), years(count), years(count))
  mkdirSync(join(folder, 'snapshot-left'))
  for (const [name, count] of [
    ['ahead.part', 1],
    ['arriving.part', -1],
    ['left.part', -1],
    ['other', -1],
    ['snapshot-left/copy.sqlite', -1],
    ['snapshot-left', -1],
  ] as const) {
    if (name !== 'snapshot-left') writeFileSync(join(folder, name), '')
    touch(name, count)
  }
  const sweepAt = async (minute: number) => {
    minutes = minute
    await sweep()
    return readdirSync(folder).sort()
  }
  expect(await sweepAt(0)).toHaveLength(5)
  expect(await sweepAt(59)).toHaveLength(5)
  touch('arriving.part', 0)
  expect(await sweepAt(60)).toEqual(['arriving.part', 'other'])
  expect(await sweepAt(120)).toEqual(['other'])
  await openLeftovers({ folder: join(folder, 'none yet'), names: /./ }).sweep()
})
