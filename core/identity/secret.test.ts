import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openSecret } from './secret.ts'

const folders: string[] = []
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-secret-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('the secret is generated once, readable only by its owner, and processes that start together get the same one', async () => {
  const folder = newFolder()
  const secrets = await Promise.all(Array.from({ length: 8 }, () => openSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(64)
  expect(await openSecret(folder)).toBe(secrets[0])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(await openSecret(newFolder())).not.toBe(secrets[0])
})

test('a broken secret is reported, not used', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'secret'), 'short')
  await expect(openSecret(folder)).rejects.toThrow("doesn't contain a secret")
})
