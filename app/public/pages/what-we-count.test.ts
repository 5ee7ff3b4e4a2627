import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

async function read(path: string) {
  const answer = await site.get(path)
  return { status: answer.status, html: await answer.text() }
}

test('visitors can read what is counted, and whether it is switched off', async () => {
  const on = await read('/what-we-count')
  expect([on.status, on.html.includes('Pages that are read, and nothing about who reads them.')]).toEqual([200, true])
  expect(on.html).toContain('Global Privacy Control')
  expect(on.html).not.toContain('Counting is switched off')
  await updateSettings(site.db, { countVisits: 'off' })
  const off = await read('/what-we-count')
  expect(off.html).toContain('Counting is switched off')
  expect(off.html).not.toContain('Global Privacy Control')
  await updateSettings(site.db, {})
})

test('the privacy page links there, even if the owner wrote it', async () => {
  const link = 'href="/what-we-count"'
  expect((await read('/privacy-policy')).html.split(link)).toHaveLength(2)
  const own = {
    slug: 'privacy-policy',
    title: 'Privacy',
    intro: '',
    content: '<p>My own words.</p>',
    description: '',
    layout: 'legal',
  } as const
  await site.db
    .insertInto('pages')
    .values({
      ...own,
      id: 'privacy-policy',
      state: 'published',
      createdAt: '2026-11-01',
      updatedAt: '2026-11-01',
      trashedAt: null,
      trashedFrom: null,
    })
    .execute()
  const { html } = await read('/privacy-policy')
  expect(html).toContain('My own words.')
  expect(html).toContain(link)
})
