import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertContact } from '#core/people/people-rows.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { openMissedSearches } from '#core/search/count-missed-searches.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { deleteSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { toCounted } from '#server/page-cache/cached-page.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
beforeEach(async () => {
  for (const table of ['_blogs', '_recipes', 'contacts', 'missedSearches'] as const) await site.db.deleteFrom(table).execute()
})
afterAll(() => site.close())

const path = '/admin/dashboard'
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function readHtml(address = path) {
  return (await (await site.get(address, cookie)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

/** Searches as the server counts them: by the response's header. */
async function search(q: string, userAgent = browser) {
  const address = `/search?q=${encodeURIComponent(q)}`
  const searches = openMissedSearches(site.db, () => new Date('2026-11-21T12:00:00.000Z'))
  if (toCounted(await site.get(address)) === 'missed search') searches.count(address, userAgent)
  await searches.write()
}

test('is above the list of posts and shows what is pending', async () => {
  const html = await readHtml()
  expect(html).toMatch(/<h1>Dashboard<\/h1>[\s\S]+<h2>Blogs<\/h2>/)
  for (const text of ['No drafts.', 'Nothing scheduled.', 'None so far.']) expect(html).toContain(text)
  await site.post('/admin/manage-recipe?add=1', { title: 'Laksa', short: '', image: '', wish: 'draft' }, cookie)
  expect(await readHtml()).toMatch(/href="\/admin\/manage-recipe\/edit\?id=\d+"[^>]*>Laksa</)
  expect(await readHtml('/admin/blog')).not.toContain('Recipe health</h2>')
})

test('the owner is asked for contact details for as long as visitors see placeholders', async () => {
  const all = 'Visitors see placeholders for your phone number, email, address, and social links.'
  expect(await readHtml()).toContain(all)
  const { cookie: editor } = await signInAs(site, 'editor')
  expect(await (await site.get(path, editor)).text()).not.toContain('Visitors see placeholders')
  // Saved unchanged, an address is still a placeholder.
  const social = { instagram: 'https://www.instagram.com/eat', youtube: '', facebook: '', pinterest: '' }
  await updateSettings(site.db, { email: 'me@eat.example', address: 'New York, USA', social })
  expect(await readHtml()).toContain('Visitors see placeholders for your phone number and address.')
  await updateSettings(site.db, { email: '', address: '', social })
  await updateSiteNumbers(site.db, 'site.test', { numberIntl: '', numberLocal: '' })
  expect(await readHtml()).not.toContain('Visitors see placeholders')
  await deleteSiteNumbers(site.db, 'site.test')
  await updateSettings(site.db, {})
})

test('an unknown proxy is reported to admins who come through it and run the site', async () => {
  const told = 'behind a proxy it doesn’t know about'
  expect(await readHtml()).not.toContain(told)
  const editor = await signInAs(site, 'editor')
  site.visitor.isThroughUntoldProxy = true
  expect(await readHtml()).toContain(told)
  expect(await (await site.get(path, editor.cookie)).text()).not.toContain(told)
  site.visitor.isThroughUntoldProxy = false
})

test('newest backups much smaller than an earlier one are reported', async () => {
  const result = { name: 'griddle-2026-11-21T12-00-00-000Z.zip', size: 1, rows: 12, pictures: 0, missing: 0 }
  const fuller = { name: 'griddle-2026-11-20T12-00-00-000Z.zip', madeAt: '2026-11-20T12:00:00.000Z', rows: 4321 }
  const doneAt = '2026-11-21T12:00:00.000Z'
  const told = 'The newest backups are much smaller'
  const done = (of: object) => ({ name: 'backup', doneAt, result: JSON.stringify(of) })
  await site.db.insertInto('jobs').values(done(result)).execute()
  expect(await readHtml()).not.toContain(told)
  await site.db
    .updateTable('jobs')
    .set(done({ ...result, fuller }))
    .where('name', '=', 'backup')
    .execute()
  expect(await readHtml()).toMatch(
    new RegExp(`${told} than the one from .*: 12 rows instead of 4,321[.] If something is missing, restore that one`),
  )
})

test('messages are unread until they are marked, and again when the owner says so', async () => {
  const message = { first: 'Dana', last: '', email: 'd@mail.example', phone: '', message: 'Hi', createdAt: '2026-11-01T10:00:00.000Z' }
  for (const id of ['m1', 'm2']) await insertContact(site.db, { ...message, id })
  expect(await readHtml()).toContain('<b>2</b> messages unread')
  const marked = await site.post('/admin/manage-contacts', { ids: 'm1', change: 'read' }, cookie)
  expect(await marked.text()).toContain('Message marked as read')
  expect(await readHtml()).toContain('<b>1</b> message unread')
  await site.post('/admin/manage-contacts', { ids: 'm1', change: 'unread' }, cookie)
  expect(await readHtml()).toContain('<b>2</b> messages unread')
  expect((await site.post('/admin/manage-contacts', { change: 'read' }, cookie)).status).toBe(400)
})

test('readers’ searches without results are listed, and become a draft with that title', async () => {
  for (const q of ['Xlaksa', 'xlaksa', 'XPHO soup']) await search(q)
  await search('xrobots', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  await search('ann@mail.example')
  await search('burger')
  const rows = await site.db.selectFrom('missedSearches').selectAll().orderBy('query').execute()
  expect(rows).toEqual([
    { day: '2026-11-21', query: 'xlaksa', times: 2 },
    { day: '2026-11-21', query: 'xpho soup', times: 1 },
  ])
  const html = await readHtml()
  expect(html).toMatch(/<b>xlaksa<\/b> <span>2 times<\/span>[\s\S]+<b>xpho soup<\/b> <span>1 time<\/span>/)
  for (const [kind, list] of [
    ['recipe', '/admin/manage-recipe'],
    ['blog', '/admin/blog'],
  ] as const) {
    await search('Xlaksa')
    const answer = await site.post(path, { search: 'xlaksa', missed: kind, formId: `form-${kind}` }, cookie)
    expect([answer.status, answer.headers.get('location')?.startsWith(`${list}/edit?id=`)]).toEqual([302, true])
    const table = kind === 'blog' ? '_blogs' : '_recipes'
    expect(await site.db.selectFrom(table).select(['title', 'state']).execute()).toEqual([{ title: 'Xlaksa', state: 'draft' }])
  }
  expect(await (await site.post(path, { search: 'xpho soup', missed: 'dismiss', formId: '' }, cookie)).text()).toContain('Dismissed “')
  expect(await site.db.selectFrom('missedSearches').selectAll().execute()).toEqual([])
  expect((await site.post(path, { search: 'x', missed: 'burn', formId: '' }, cookie)).status).toBe(400)
})

test('asks about pictures unused for 30 days, and deletes or keeps the ones it asked about', async () => {
  const add = (id: string, createdAt: string) =>
    insertImage(site.db, { id: id.repeat(64), width: 8, height: 8, bytes: 9, createdAt, title: id })
  const left = async () => (await site.db.selectFrom('images').select('title').orderBy('title').execute()).map(({ title }) => title)
  expect(await readHtml()).not.toContain('Unused pictures')
  await add('a', '2026-10-03T12:00:00.000Z')
  await add('b', '2026-10-04T12:00:00.000Z')
  await add('c', '2026-11-20T12:00:00.000Z')
  const html = await readHtml()
  expect(html).toMatch(/2 pictures unused, the oldest since <time[^>]*>October 3, 2026/)
  const [, before = ''] = /name="before" value="([^"]*)"/.exec(html) ?? []
  const answer = (unused: string, time = before) => site.post(path, { unused, before: time }, cookie)
  expect((await answer('delete', 'x')).status).toBe(400)
  expect(await (await answer('keep')).text()).toContain('Pictures kept')
  expect([await left(), (await readHtml()).includes('Unused pictures')]).toEqual([['a', 'b', 'c'], false])
  await site.db.updateTable('images').set({ unusedSince: '2026-10-03T12:00:00.000Z' }).where('title', '!=', 'c').execute()
  expect(await (await answer('delete')).text()).toContain('2 pictures deleted')
  expect(await left()).toEqual(['c'])
})
