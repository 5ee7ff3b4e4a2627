import { afterEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { showContentElsewhere } from '#core/blogs/show-content.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

const line = 'We are paid for these links.'
const content =
  '<p>First words.</p><blockquote><p>Get <a href="https://amzn.to/1" rel="noopener">this pan</a>.</p></blockquote><p><a href="/go/pot">That pot</a></p>'
const opened: Awaited<ReturnType<typeof openTestSite>>[] = []
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

async function openSite() {
  const site = await openTestSite({ siteUrl: 'https://eat.example' })
  opened.push(site)
  await updateSettings(site.db, { disclosure: line, affiliatePlaces: '/go/' })
  await insertBlog(site.db, aBlog({ id: 'post', content }))
  return { ...site, read: async (path: string) => (await site.get(path)).text() }
}

test('an unmarked post discloses its affiliate links above the first one, and marks each', async () => {
  const site = await openSite()
  const html = await site.read('/blogs/a-plain-post')
  const shown = html.slice(html.indexOf('<main'))
  expect(shown.indexOf(line)).toBeGreaterThan(0)
  expect(shown.indexOf(line)).toBeLessThan(shown.indexOf('amzn.to'))
  expect(shown).toContain('<a href="https://amzn.to/1" rel="noopener sponsored nofollow">')
  expect(shown).toContain('<a href="/go/pot" rel="sponsored nofollow">')
  const stored = await site.db.selectFrom('_blogs').select('content').executeTakeFirstOrThrow()
  expect(stored.content).not.toContain('sponsored')
})

test('lists of posts have no disclosure', async () => {
  const site = await openSite()
  for (const path of ['/', '/blogs']) expect(await site.read(path)).not.toContain(line)
})

test.each(['/rss.xml', '/atom.xml', '/feed.json'])('%s has the disclosure above the first link, and marks the links', async (path) => {
  const site = await openSite()
  const feed = await site.read(path)
  expect(feed.indexOf(line)).toBeGreaterThan(0)
  expect(feed.indexOf(line)).toBeLessThan(feed.indexOf('amzn.to'))
  expect(feed).toMatch(/https:\/\/eat\.example\/go\/pot\\?" rel=\\?"sponsored nofollow/)
  await site.db.updateTable('_blogs').set({ content: '<p>No links.</p>' }).execute()
  expect(await site.read(path)).not.toContain(line)
  await site.db.updateTable('_blogs').set({ disclosure: 'affiliate' }).execute()
  expect(await site.read(path)).toContain(line)
})

test('in mails, Amazon’s links lead to the page, unless the owner allows them', async () => {
  const { db } = await openSite()
  const base = 'https://eat.example/blogs/a-plain-post'
  const mailed = await showContentElsewhere(db, content, { base, isInMail: true })
  expect(mailed).not.toContain('amzn.to')
  expect(mailed).toContain(`<a href="${base}">this pan</a>`)
  expect(mailed.indexOf(line)).toBeLessThan(mailed.indexOf('/go/pot'))
  await updateSettings(db, { disclosure: line, amazonInMails: 'on' })
  expect(await showContentElsewhere(db, content, { base, isInMail: true })).toContain('amzn.to')
})

test('a recipe’s source that is an affiliate link is marked, with the disclosure above it', async () => {
  const site = await openSite()
  const draft = { ...aRecipe({ slug: 'pan-bread' }), sourceName: 'A book', sourceUrl: 'https://www.amazon.com/dp/B0?psc=1&tag=owner-20' }
  await insertRecipe(site.db, draft)
  const html = await site.read('/recipes/pan-bread')
  expect(html).toContain('tag=owner-20" rel="noopener sponsored nofollow"')
  expect(html.indexOf(line)).toBeGreaterThan(0)
  expect(html.indexOf(line)).toBeLessThan(html.indexOf('tag=owner-20" rel'))
  expect(await site.read('/recipes')).not.toContain(line)
})
