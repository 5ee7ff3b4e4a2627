import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'
import { openTestSite } from '#tests/open-test-site.ts'

/** The local storage keys that the site's scripts use. */
function listKeys() {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const sources = files.map((name) => readFileSync(join(root, 'app', name), 'utf8')).filter((source) => !source.includes('sessionStorage'))
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:createStoredText\(|(?:storageKey|\bkey) = )'(\w+)'/g)].map(([, key = '']) => key),
  )
}

test('everything that the site keeps on a reader’s device is named', async () => {
  const site = await openTestSite()
  const page = await (await site.get('/privacy-policy')).text()
  await site.close()
  const keys = listKeys()
  expect(keys.length).toBeGreaterThanOrEqual(8)
  expect(keys.filter((key) => !page.includes(key))).toEqual([])
})
