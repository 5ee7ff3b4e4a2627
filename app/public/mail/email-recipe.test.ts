import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateMailSettings } from '#core/mails/mail-setting-rows.ts'
import { openMailer } from '#core/mails/open-mailer.ts'
import { sendMails } from '#core/mails/send-mails.ts'
import { updateNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { findReaderByEmail } from '#core/newsletter/reader-rows.ts'
import { recipesPerDay } from '#core/recipes/mail-recipe.ts'
import { mailDefaults } from '#domain/mails/mail-settings.ts'
import { storedNewsletter } from '#domain/newsletter/newsletter-settings.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { startMailServer } from '#tests/start-mail-server.ts'

const burger = '/recipes/classic-cheeseburger'
let site: Awaited<ReturnType<typeof openTestSite>>
beforeEach(async () => {
  site = await openTestSite({ samples: true })
})
afterEach(() => site.close())

const set = (port = 25) => {
  const server = { ...mailDefaults, host: '127.0.0.1', port, security: 'none' as const, perMinute: 6000 }
  return updateMailSettings(site.db, { ...server, user: '', sealedPassword: '', from: 'a@food.example', replyTo: '', postalAddress: '' })
}
const fields = { form: 'email-recipe', email: 'ann@mail.example', portions: '8', units: 'metric' }
const post = (changes = {}) => site.post(`${burger}/email`, { ...fields, ...changes })
const mails = () => site.db.selectFrom('mails').selectAll().execute()

test('without a mail server, neither the page nor a link to it exists; with one, they exist for everyone', async () => {
  expect((await site.get(`${burger}/email`)).status).toBe(404)
  expect((await post()).status).toBe(404)
  expect(await (await site.get(burger)).text()).not.toContain('Email me this recipe')
  await set()
  expect(await (await site.get(burger)).text()).toContain(`href="${burger}/email"`)
  const page = await site.get(`${burger}/email?servings=8&units=metric`)
  const html = await page.text()
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(html).toMatch(/name="portions"[^>]*value="8"|value="8"[^>]*name="portions"/)
  expect(html).toMatch(/type="radio" name="units" checked="" value="metric"|value="metric" checked=""|checked=""[^>]*value="metric"/)
})

test('the recipe goes to the mailbox in the requested amounts and units, and the address is forgotten', async () => {
  const server = await startMailServer()
  await set(server.port)
  expect((await post()).status).toBe(200)
  const mailer = openMailer({ db: site.db, secret: 'a secret', siteUrl: 'http://site.test', siteName: 'Griddle' })
  await sendMails({ db: site.db, mailer, clock: () => site.clock.now, signal: new AbortController().signal })
  const [mail] = server.received
  expect(mail?.to).toBe('ann@mail.example')
  const text = mail?.raw ?? ''
  expect(text).toContain('8 servings')
  expect(text).toMatch(/\d+ g\b/)
  expect(text.replace(/=\r\n/g, '')).toContain(`http://site.test${burger}?servings=3D8&amp;units=3Dmetric`)
  const rows = JSON.stringify([
    await mails(),
    await site.db.selectFrom('letters').selectAll().execute(),
    await site.db.selectFrom('submissions').selectAll().execute(),
  ])
  expect(rows).not.toContain('ann@mail.example')
  await server.close()
})

test('the newsletter box sends a confirmation mail, and the recipe mail’s address is still forgotten', async () => {
  await set()
  const offer = async () => (await (await site.get(`${burger}/email`)).text()).includes('name="newsletter"')
  expect(await offer()).toBe(false)
  await post({ newsletter: 'on' })
  expect(await findReaderByEmail(site.db, 'ann@mail.example')).toBeUndefined()
  await updateNewsletterSettings(site.db, storedNewsletter.parse({ isOpen: true }))
  expect(await offer()).toBe(true)
  await post({ email: 'bob@mail.example' })
  expect(await findReaderByEmail(site.db, 'bob@mail.example')).toBeUndefined()
  const answer = await (await post({ newsletter: 'on' })).text()
  expect(answer).toContain('A second email asks whether you want the newsletter.')
  expect(await findReaderByEmail(site.db, 'ann@mail.example')).toMatchObject({ state: 'pending', source: burger })
  const asked = (await mails()).filter(({ kind }) => kind === 'newsletter confirm')
  expect(asked.map(({ address }) => address)).toEqual(['ann@mail.example'])
})

test('a refused address is forgotten, too', async () => {
  const server = await startMailServer({ recipient: () => ({ code: 550, said: 'No such user' }) })
  await set(server.port)
  await post()
  const mailer = openMailer({ db: site.db, secret: 'a secret', siteUrl: 'http://site.test', siteName: 'Griddle' })
  await sendMails({ db: site.db, mailer, clock: () => site.clock.now, signal: new AbortController().signal })
  expect(await mails()).toMatchObject([{ state: 'refused', address: '' }])
  await server.close()
})

test('errors appear beside the field, and nothing is queued', async () => {
  await set()
  const answer = await post({ email: 'nobody', portions: '0', units: 'metric' })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('Enter an email like name@mail.com')
  expect(html).toContain('in halves')
  expect(html).toContain('value="nobody"')
  expect(await mails()).toEqual([])
})

test('nobody can fill someone else’s mailbox, whatever their network address', async () => {
  await set()
  for (let count = 1; count <= recipesPerDay + 5; count++) {
    site.visitor.address = `192.0.2.${count}`
    expect((await post({ portions: String(count) })).status).toBe(200)
  }
  expect(await mails()).toHaveLength(recipesPerDay)
})
