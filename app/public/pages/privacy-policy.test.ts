import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { updateSettings } from '#core/settings/setting-rows.ts'
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

test('retention periods come from the settings, below whatever the owner has written', async () => {
  const site = await openTestSite()
  const read = async () => (await site.get('/privacy-policy')).text()
  expect(await read()).toContain('is kept until the owner deletes it')
  await updateSettings(site.db, { keepMessages: '2 years' })
  const html = await read()
  expect(html).toContain('is deleted 2 years after it was sent')
  expect(html).not.toContain('is kept until the owner deletes it')
  expect(html).toMatch(/href="#how-long-your-data-is-kept-here"/)
  const text = { id: 'own', slug: 'privacy-policy', title: 'Privacy', intro: '', content: '<p>My own words.</p>', description: '' }
  const times = { createdAt: '2026-11-01', updatedAt: '2026-11-01', trashedAt: null, trashedFrom: null }
  await site.db
    .insertInto('pages')
    .values({ ...text, ...times, layout: 'legal', state: 'published' })
    .execute()
  const own = await read()
  expect(own.indexOf('is deleted 2 years after it was sent')).toBeGreaterThan(own.indexOf('My own words.'))
  expect(await (await site.get('/terms-and-condition')).text()).not.toContain('How long your data is kept')
  await site.close()
})

test('everything that the site stores on a reader’s device is named', async () => {
  const site = await openTestSite()
  const page = await (await site.get('/privacy-policy')).text()
  await site.close()
  const keys = listKeys()
  expect(keys.length).toBeGreaterThanOrEqual(8)
  expect(keys.filter((key) => !page.includes(key))).toEqual([])
})
