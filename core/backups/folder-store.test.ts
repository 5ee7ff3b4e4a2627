import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/each-store.ts'
import { openFolderStore } from './open-store.ts'

test('the folder can be listed while files are added and deleted', async () => {
  const folder = aFolder()
  const store = openFolderStore(folder)
  const comeAndGo = async () => {
    for (let time = 0; time < 500; time++) {
      await writeFile(join(folder, 'comes-and-goes'), 'x')
      await rm(join(folder, 'comes-and-goes'))
    }
  }
  const list = async () => {
    for (let time = 0; time < 500; time++) await store.list()
  }
  await Promise.all([comeAndGo(), list(), list()])
  expect(await store.list()).toEqual([])
})
