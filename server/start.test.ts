import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StorageError } from '#core/database/storage-error.ts'
import { openSecret } from '#core/identity/secret.ts'
import { aFolder } from '#tests/each-store.ts'
import { explainFailure } from './start.ts'

test('a full disk is named, whether a file or the database hit it', () => {
  const sentence = 'The disk is full. Free up some space, then start the site again.'
  expect(explainFailure(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(sentence)
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  expect(explainFailure(full)).toBe(sentence)
  expect(explainFailure(new StorageError('The database could not answer', full))).toBe(sentence)
  // SQLite's error when it opens a database on a full disk, and can't create the file that its connections share.
  expect(explainFailure(Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 }))).toBe(sentence)
})

test('an empty secret file gives a one-sentence error that says what to do', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'secret'), '')
  const error = await openSecret(folder).catch((failure: unknown) => failure)
  expect(explainFailure(error)).toBe(
    `${join(folder, 'secret')} doesn't contain a secret. Delete it: the next start creates a new one, and everyone has to sign in again.`,
  )
})
