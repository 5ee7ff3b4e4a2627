import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMailSettings } from '#core/mails/mail-setting-rows.ts'
import { answerReader } from '#core/people/answer-reader.ts'
import { mailDefaults } from '#domain/mails/mail-settings.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { startJourney } from '#tests/set-up/journey.ts'
import { startMailServer } from '#tests/start-mail-server.ts'

const journey = startJourney()
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  const settings = { ...mailDefaults, host: '127.0.0.1', port: server.port, security: 'none' as const, user: '', sealedPassword: '' }
  await updateMailSettings(journey.site.db, { ...settings, from: 'kitchen@food.example', replyTo: '', postalAddress: '', perMinute: 6000 })
})
afterAll(() => server.close())

/**
 * Waits for a mail to an address with this text, and opens its first link whose path begins this way, as a browser without scripts does.
 */
async function openLink(page: Page, { to, words, path }: { to: string; words: string; path: string }) {
  const listTexts = () =>
    server.received.filter((mail) => mail.to === to).map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  const find = () => listTexts().find((text) => text.includes(words) && text.includes(path)) ?? ''
  await expect.poll(find, { timeout: 30_000, interval: 200 }).not.toBe('')
  const body = find().replace(/^.*?\r\n\r\n/s, '')
  const address = body.slice(body.indexOf(path)).match(/^[\w/?=.-]+/)?.[0] ?? ''
  await page.goto(journey.site.origin + address)
}

test('the owner approves a comment from the mail, and its reader gets the reply and stops the mails, all without scripts', {
  timeout: 120_000,
}, async () => {
  const page = await journey.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const { db, origin, admin } = journey.site
  await page.goto(`${origin}/blogs/oven-fries-that-crunch`)
  await page.getByLabel('Name', { exact: true }).fill('Dana')
  await page.getByRole('textbox', { name: 'Email' }).first().fill('dana@mail.example')
  await page.getByLabel('Comment', { exact: true }).fill('Which potatoes?')
  await page.getByLabel('Email me when someone replies').check()
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByText('awaits approval').waitFor()

  await openLink(page, { to: admin.email, words: 'Which potatoes?', path: '/admin/notice?press=' })
  await page.getByText('Which potatoes?').waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('The comment is approved.').waitFor()

  await openLink(page, { to: 'dana@mail.example', words: 'Yes, email me', path: '/answers?confirm=' })
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await page.getByRole('heading', { name: 'You’re all set' }).waitFor()
  const { id } = await db.selectFrom('comments').select('id').where('comment', '=', 'Which potatoes?').executeTakeFirstOrThrow()
  await answerReader(db, ['comments'], { id, reply: 'Floury ones.', by: 'x', siteName: 'Food', now: new Date() })
  await openLink(page, { to: 'dana@mail.example', words: 'Floury ones.', path: '/blogs/' })
  await page.locator(`[id="${id}"]`).getByText('Floury ones.').waitFor()
  await openLink(page, { to: 'dana@mail.example', words: 'Floury ones.', path: '/answers?leave=' })
  await page.getByRole('button', { name: 'Stop them' }).click()
  await page.getByRole('heading', { name: 'No more emails' }).waitFor()
})

test('the pages behind the links are accessible, light and dark', { timeout: 120_000 }, async () => {
  const { db, origin } = journey.site
  const { id } = await db.selectFrom('answerAddresses').select('id').executeTakeFirstOrThrow()
  const { toAnswersPath } = await import('#core/answers/tell-readers.ts')
  const { toPressPath } = await import('#core/notices/notice-link.ts')
  const { uid } = await db.selectFrom('admin').select('uid').executeTakeFirstOrThrow()
  const comment = await db.selectFrom('comments').select('id').executeTakeFirstOrThrow()
  const { sign } = journey.site.parts.identity
  const press = toPressPath(sign, { action: 'delete', kind: 'comment', id: comment.id, uid }, new Date())
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await journey.newPage({ colorScheme })
    for (const path of [press, '/admin/notice?press=x', toAnswersPath(sign, 'confirm', id), '/answers']) {
      await page.goto(origin + path)
      await expectAccessible(page)
    }
  }
})
