import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMailSettings } from '#core/mails/mail-setting-rows.ts'
import { toToken } from '#core/newsletter/join-newsletter.ts'
import { updateNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { findReaderByEmail, insertReader } from '#core/newsletter/reader-rows.ts'
import { mailDefaults } from '#domain/mails/mail-settings.ts'
import { storedNewsletter } from '#domain/newsletter/newsletter-settings.ts'
import { readerStates } from '#domain/newsletter/reader.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { startMailServer } from '#tests/start-mail-server.ts'

const journey = startJourney()
const patience = { timeout: 60_000, interval: 200 }
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  const settings = { ...mailDefaults, host: '127.0.0.1', port: server.port, security: 'none' as const, user: '', sealedPassword: '' }
  const sender = { from: 'Kitchen <kitchen@food.example>', replyTo: '', postalAddress: '1 Market Square', perMinute: 6000 }
  await updateMailSettings(journey.site.db, { ...settings, ...sender })
})
afterAll(() => server.close())

/** The mails to an address, as text. */
const listMailsTo = (to: string) =>
  server.received
    .filter((mail) => mail.to === to)
    .map(({ raw }) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=').replaceAll('\r\n', '\n'))

async function waitForMail(to: string, index: number) {
  await expect.poll(() => listMailsTo(to).length, patience).toBeGreaterThan(index)
  return listMailsTo(to)[index] ?? ''
}

/** Opens the link to a page in a mail. */
async function follow(page: Page, text: string, path: string) {
  await page.goto(journey.site.origin + (new RegExp(`${path}\\?token=[\\w.-]+`).exec(text)?.[0] ?? `no ${path}`))
}

test('a reader signs up, confirms, is welcomed, receives what the owner sends, and leaves, without JavaScript', {
  tags: 'promise',
  timeout: 120_000,
}, async () => {
  const { site } = journey
  const office = await journey.newContext()
  await signIn(office, site)
  const owner = await office.newPage()
  await owner.goto(`${site.origin}/admin/newsletter`)
  await untilStarted(owner)
  await owner.getByLabel(/Readers can sign up/).check()
  await owner.getByRole('button', { name: 'Save newsletter settings' }).click()
  await owner.getByText('Newsletter settings saved').first().waitFor()

  const reader = await journey.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await reader.goto(`${site.origin}/recipes/classic-cheeseburger`)
  // Only the form below the recipe is visible.
  await reader.getByRole('textbox', { name: 'Email for the newsletter' }).fill('ann@mail.example')
  await reader.getByRole('button', { name: 'Sign up' }).click()
  await reader.getByText('Look in your inbox').waitFor()
  const question = await waitForMail('ann@mail.example', 0)
  await follow(reader, question, '/newsletter/confirm')
  const find = () => findReaderByEmail(site.db, 'ann@mail.example')
  expect((await find())?.state).toBe('pending')
  await reader.getByRole('button', { name: 'Yes, send it to me' }).click()
  await reader.getByRole('heading', { name: 'You’re on the list' }).waitFor()
  expect(await find()).toMatchObject({ state: 'confirmed', source: '/recipes/classic-cheeseburger' })
  expect(await waitForMail('ann@mail.example', 1)).toContain('Subject: Welcome to')

  await owner.goto(`${site.origin}/admin/newsletter/send?kind=recipe&id=1`)
  await untilStarted(owner)
  await owner.getByLabel('Subject').fill('The burger')
  await owner.getByLabel(/Greeting/).fill('Hello readers!')
  await owner.getByRole('button', { name: 'Send a test' }).click()
  const said = owner.getByRole('status').filter({ hasText: 'Check your inbox' })
  await said.first().waitFor()
  expect(await waitForMail(site.admin.email, 0)).toContain('Subject: [Test] The burger')
  expect(await owner.getByLabel(/Greeting/).inputValue()).toBe('Hello readers!')
  expect(await owner.getByRole('alert').filter({ hasText: 'inbox' }).count()).toBe(0)
  await owner.getByRole('button', { name: 'Send to readers' }).click()
  await owner.getByText('On its way').first().waitFor()
  const issue = await waitForMail('ann@mail.example', 2)
  for (const words of ['Subject: The burger', 'Hello readers!', '1 Market Square']) expect(issue).toContain(words)
  await owner.goto(`${site.origin}/admin/newsletter`)
  await owner.getByRole('row').filter({ hasText: 'The burger' }).waitFor()

  await follow(reader, issue, '/newsletter/leave')
  await reader.getByRole('button', { name: 'Stop the newsletter' }).click()
  await reader.getByRole('heading', { name: 'You’ve unsubscribed' }).waitFor()
  expect((await find())?.state).toBe('left')
  await owner.goto(`${site.origin}/admin/newsletter/readers?state=left`)
  await owner.getByRole('row').filter({ hasText: 'ann@mail.example' }).filter({ hasText: 'Left' }).waitFor()
})

test('its pages and screens are accessible in light and dark mode', { timeout: 240_000 }, async () => {
  const { site } = journey
  await updateNewsletterSettings(site.db, storedNewsletter.parse({ isOpen: true }))
  const at = new Date().toISOString()
  for (let index = 0; index < 20; index++) {
    const facts = { name: index % 3 ? 'Ann' : '', interests: [], source: '/recipes/classic-cheeseburger', createdAt: at, changedAt: at }
    const state = readerStates[index % 4] ?? 'left'
    const bounce = { bounces: 0, bounceSaid: state === 'bounced' ? '550 5.1.1 No such user here' : '' }
    await insertReader(site.db, { ...facts, ...bounce, id: `reader-${index}`, email: `reader${index}@mail.example`, state })
  }
  const leave = `/newsletter/leave?token=${toToken(site.parts.identity.sign, 'leave', 'reader-1')}`
  const screens = ['/admin/newsletter', '/admin/newsletter/readers?state=bounced', '/admin/newsletter/send?kind=recipe&id=1']
  for (const colorScheme of ['light', 'dark'] as const) {
    const office = await journey.newContext({ colorScheme })
    await signIn(office, site)
    const page = await office.newPage()
    for (const path of [...screens, '/newsletter', leave]) {
      await page.goto(site.origin + path)
      await expectAccessible(page)
    }
  }
})
