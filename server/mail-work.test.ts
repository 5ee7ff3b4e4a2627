import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailer } from '#core/mails/open-mailer.ts'
import { mailDraft } from '#domain/mails/mail-settings.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { openMailWork } from './mail-work.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let server: Awaited<ReturnType<typeof startMailServer>>
let work: ReturnType<typeof openMailWork>
let owner: string
let post: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  server = await startMailServer()
  owner = await signIn(site)
  const [siteUrl, siteName] = ['http://site.test', 'Food']
  const mailer = openMailer({ db: site.db, secret: 'x'.repeat(32), siteUrl, siteName })
  const typed = { host: '127.0.0.1', port: String(server.port), security: 'none', user: '', password: '', perMinute: '6000' }
  await mailer.save(mailDraft.parse({ ...typed, from: 'Food <kitchen@food.example>', replyTo: '', postalAddress: '' }))
  const log = { request: () => {}, warn: () => {}, error: (facts: object) => expect(facts).toBeUndefined() }
  const { db, identity, clock } = site
  work = openMailWork({
    db,
    sign: identity.sign,
    mailer,
    siteUrl,
    siteName,
    log,
    clock: () => clock.now,
    signal: new AbortController().signal,
  })
  post = `/blogs/${(await db.selectFrom('_blogs').select('urlSlug').executeTakeFirstOrThrow()).urlSlug}`
}, 60_000)
afterAll(async () => {
  await work.close()
  await server.close()
  await site.close()
})

/** Lets two minutes pass, and returns the mails to an address since. */
async function receive(address: string) {
  const before = server.received.length
  site.clock.now = new Date(site.clock.now.getTime() + 120_000)
  await work.begin()
  return server.received
    .slice(before)
    .filter(({ to }) => to === address)
    .map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

/** The path of the first link in a mail that matches. */
function findLink(raw: string | undefined, pattern: RegExp) {
  const found = pattern.exec(raw ?? '')?.[0]
  if (!found) throw new Error(`No link in ${raw}`)
  return found.replace('http://site.test', '').replaceAll('&amp;', '&')
}

const write = (name: string, more: Record<string, string> = {}) =>
  site.post(post, { name, email: `${name}@mail.example`, comment: `How long does ${name} bake it?`, ...more })

const isApproved = async (name: string) =>
  Boolean((await site.db.selectFrom('comments').select('approved').where('name', '=', name).executeTakeFirstOrThrow()).approved)

test('the owner gets a mail about a comment, and approves it from there without signing in', async () => {
  await write('Ann')
  const [mail, ...more] = await receive('owner@example.com')
  expect(more).toEqual([])
  expect(mail).toContain('How long does Ann bake it?')
  const link = findLink(mail, /http:\/\/site\.test\/admin\/notice\?press=[\w.-]+/)
  expect((await site.get(link)).status).toBe(200)
  expect(await isApproved('Ann')).toBe(false)
  expect((await site.post('/admin/notice', { press: link.split('press=')[1] ?? '' })).status).toBe(200)
  expect(await isApproved('Ann')).toBe(true)
  expect(await receive('owner@example.com')).toEqual([])
})

test('a reader gets a mail about a reply, once, and unsubscribes with one press', async () => {
  await write('Ben', { tell: 'on' })
  expect(await receive('Ben@mail.example')).toEqual([])
  const { id } = await site.db.selectFrom('comments').select('id').where('name', '=', 'Ben').executeTakeFirstOrThrow()
  await site.post('/admin/manage-comments', { change: 'reply', form: 'x', id, reply: 'Forty minutes.' }, owner)
  const [asked] = await receive('Ben@mail.example')
  expect(asked).not.toContain('Forty minutes.')
  expect((await site.post(findLink(asked, /http:\/\/site\.test\/answers\?confirm=[\w.-]+/), {})).status).toBe(200)
  const [told, ...more] = await receive('Ben@mail.example')
  expect(more).toEqual([])
  expect(told).toContain('Forty minutes.')
  expect(told).toContain('How long does Ben bake it?')
  expect(told).toContain(`http://site.test${post}#${id}`)
  expect(await (await site.get(post)).text()).toContain(`id="${id}"`)
  expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const leave = findLink(told, /http:\/\/site\.test\/answers\?leave=[\w.-]+/)
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await site.send(leave, { method: 'POST', headers: oneClick, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  await write('Ben', { comment: 'And how hot?' })
  const { id: other } = await site.db.selectFrom('comments').select('id').where('comment', '=', 'And how hot?').executeTakeFirstOrThrow()
  await site.post('/admin/manage-comments', { change: 'reply', form: 'x', id: other, reply: 'Hot.' }, owner)
  expect(await receive('Ben@mail.example')).toEqual([])
})

test('only the admin concerned is told about a sign-in from a new browser', async () => {
  const { email } = await signInAs(site, 'author')
  await receive(email)
  await site.post('/admin/login', { email, password: 'paprika on everything' })
  const [told] = await receive(email)
  expect(told).toContain('A sign-in from a new browser')
  expect(server.received.filter(({ raw }) => raw.includes('A sign-in from a new browser')).map(({ to }) => to)).toEqual([email])
})
