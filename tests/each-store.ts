import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { type Files, openFiles } from '#core/pictures/files.ts'
import { openBucketFiles } from '#core/pictures/originals.ts'
import { openObjectStore } from './set-up/object-store.ts'

/** An empty store for files. Each `open` opens it again, as another process would; `keys` are its contents. */
export type TestStore = { open: () => Promise<Files>; keys: () => string[] }

/** Runs the same cases over a folder and over an S3-compatible store. */
export function onEachStore(cases: (makeStore: () => Promise<TestStore>) => void) {
  describe.each([
    ['a folder', inFolder],
    ['a bucket', inBucket],
  ])('in %s', (_, makeStore) => cases(makeStore))
}

/** A folder that is deleted after the test. */
export function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function inFolder() {
  const folder = aFolder()
  const list = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    open: async () => openFiles(folder),
    keys: () => list().map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
  }
}

async function inBucket() {
  const { bucket, objects } = await openObjectStore()
  return { open: () => openBucketFiles(bucket), keys: () => [...objects.keys()] }
}
