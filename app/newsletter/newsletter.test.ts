import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMails } from '#core/mails/mail-rows.ts'
import { toToken } from '#core/newsletter/join-newsletter.ts'
import { updateNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { findReaderByEmail } from '#core/newsletter/reader-rows.ts'
import { readNumbers } from '#core/numbers/read-numbers.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { storedNewsletter } from '#domain/newsletter/newsletter-settings.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
})
beforeEach(async () => {
  await updateNewsletterSettings(site.db, storedNewsletter.parse({ isOpen: true }))
  await site.db.deleteFrom('readers').execute()
  await site.db.deleteFrom('mails').execute()
  await site.db.deleteFrom('submissions').execute()
})
afterAll(() => site.close())

const find = (email = 'ann@mail.example') => findReaderByEmail(site.db, email)
const signUp = (fields: Record<string, string> = {}) => site.post('/newsletter', { email: 'ann@mail.example', ...fields })
const address = async (purpose: 'confirm' | 'leave') =>
  `/newsletter/${purpose}?token=${toToken(site.identity.sign, purpose, (await find())?.id ?? '')}`
const oneClick = (path: string, headers: Record<string, string> = {}) =>
  site.send(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), headers })

test('a form is on every page, and a link in its footer, once the owner switches the newsletter on', async () => {
  for (const path of ['/', '/recipes/classic-cheeseburger', '/blogs/pie-crust-without-fear']) {
    const html = await (await site.get(path)).text()
    expect(html).toContain('action="/newsletter"')
    expect(html).toContain('href="/newsletter"')
  }
  await updateNewsletterSettings(site.db, storedNewsletter.parse({}))
  for (const path of ['/', '/recipes/classic-cheeseburger', '/blogs/pie-crust-without-fear'])
    expect(await (await site.get(path)).text()).not.toContain('"/newsletter"')
  expect((await signUp()).status).toBe(403)
  expect(await find()).toBeUndefined()
})

test('recipes and posts have their own form instead of the banner’s', async () => {
  for (const path of ['/recipes/classic-cheeseburger', '/blogs/pie-crust-without-fear'])
    expect((await (await site.get(path)).text()).split('id="sign-up-title"')).toHaveLength(2)
  expect(await (await site.get('/about')).text()).not.toContain('sign-up-title')
})

test('a confirmed reader is counted for the form’s recipe or post, without saying who it was', async () => {
  await site.db.deleteFrom('counts').execute()
  const headers = { Origin: 'http://site.test', Referer: 'http://site.test/recipes/classic-cheeseburger' }
  await site.send('/newsletter', { method: 'POST', body: new URLSearchParams({ email: 'ann@mail.example' }), headers })
  const read = () => site.db.selectFrom('counts').selectAll().where('kind', '=', 'join').execute()
  expect(await read()).toEqual([])
  await site.post(await address('confirm'), {})
  await site.post(await address('confirm'), {})
  const period = site.clock.now.toISOString().slice(0, 10)
  expect(await read()).toEqual([{ kind: 'join', key: '/recipes/classic-cheeseburger', period, times: 1, visits: 0 }])
  const numbers = await readNumbers(site.db, { grouping: 'week', today: period, timeZone: 'UTC' })
  expect(numbers.joins).toMatchObject([{ title: 'Classic Cheeseburger', times: 1 }])
  await updateSettings(site.db, { countVisits: 'off' })
  await signUp({ email: 'bob@mail.example' })
  const { id = '' } = (await find('bob@mail.example')) ?? {}
  await site.post(`/newsletter/confirm?token=${toToken(site.identity.sign, 'confirm', id)}`, {})
  expect(await read()).toHaveLength(1)
  await updateSettings(site.db, {})
})

test('the response is the same whether or not the address is known', async () => {
  const first = await (await signUp()).text()
  await site.db.deleteFrom('submissions').execute()
  await site.post(await address('confirm'), {})
  const second = await (await signUp()).text()
  expect(second).toBe(first)
  expect(first).toContain('We’ll email you a link to confirm')
})

test('errors appear beside their fields, and nothing is lost', async () => {
  const response = await signUp({ email: 'ann', name: 'Ann Lee' })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Enter an email like name@mail.com')
  expect(html).toContain('value="Ann Lee"')
  expect((await signUp({ seasoning: 'salt' })).status).toBe(400)
  expect(await find()).toBeUndefined()
})

test('opening a link changes nothing, pressing its button does', async () => {
  await signUp()
  const confirm = await address('confirm')
  const page = await site.get(confirm)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
  expect((await find())?.state).toBe('pending')
  expect(await (await site.post(confirm, {})).text()).toContain('You’re on the list')
  expect((await find())?.state).toBe('confirmed')
  const leave = await address('leave')
  await site.get(leave)
  expect((await find())?.state).toBe('confirmed')
  expect(await (await site.post(leave, {})).text()).toContain('You’ve unsubscribed')
  expect((await find())?.state).toBe('left')
})

test('a mail program unsubscribes with one POST, without cookie, origin or page; another site with a cookie can’t', async () => {
  await signUp()
  const leave = await address('leave')
  expect((await oneClick(leave, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await oneClick(leave, { Cookie: 'griddle=a' })).status).toBe(403)
  expect((await find())?.state).toBe('pending')
  expect((await oneClick(leave)).status).toBe(200)
  expect((await find())?.state).toBe('left')
  expect((await listMails(site.db, { limit: 9, offset: 0 })).map(({ state }) => state)).toEqual(['canceled'])
  expect((await oneClick(leave)).status).toBe(200)
  expect((await oneClick('/newsletter/leave?token=none')).status).toBe(410)
  // Undeclared, the page cache would drop it for the next visitor.
  for (const page of ['confirm', 'leave']) expect((await site.trace(`/newsletter/${page}?token=none`)).queryNames).toEqual(['token'])
  expect((await oneClick('/newsletter')).status).toBe(403)
})

test('the pages have no script except the one that sets the theme', async () => {
  await signUp()
  for (const path of ['/newsletter', await address('confirm'), await address('leave')]) {
    const response = await site.get(path)
    const html = await response.text()
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('modulepreload')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
  }
})

test('people who join the community get the newsletter only if they tick its box', async () => {
  const join = { form: 'join', fullName: 'Ann', email: 'ann@mail.example', phone: '' }
  await site.post('/contact', join)
  expect(await find()).toBeUndefined()
  await site.post('/contact', { ...join, email: 'bob@mail.example', newsletter: 'on' })
  expect(await find('bob@mail.example')).toMatchObject({ state: 'pending', name: 'Ann', source: '/contact' })
})

test('readers’ topics, and the page on which they signed up, are stored', async () => {
  const tag = await site.db.selectFrom('terms').select('id').where('kind', '=', 'tag').executeTakeFirstOrThrow()
  await updateNewsletterSettings(site.db, storedNewsletter.parse({ isOpen: true, topics: [tag.id] }))
  const body = new URLSearchParams([
    ['email', 'ann@mail.example'],
    ['topics', tag.id],
  ])
  const headers = { Origin: 'http://site.test', Referer: 'http://site.test/recipes/classic-cheeseburger?servings=2' }
  await site.send('/newsletter', { method: 'POST', body, headers })
  expect(await find()).toMatchObject({ interests: [tag.id], source: '/recipes/classic-cheeseburger' })
})
