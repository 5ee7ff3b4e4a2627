import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
const password = 'seven rusty spatulas'
let complaints: string[][]
beforeEach(() => {
  complaints = []
})
afterEach(() => expect(complaints.flat()).toEqual([]))

/** A separate browser context. */
async function openBrowser() {
  const context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  complaints.push(listComplaints(page, /status of 40[13]|status of 410/))
  page.on('dialog', (dialog) => dialog.accept())
  const open = async (path: string) => {
    await page.goto(journey.site.origin + path)
    await untilStarted(page)
  }
  return { context, page, open }
}

/** Invites an address as the owner, and joins by the link in a separate context. */
async function invite(owner: Page, email: string, role: string) {
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('Role').last().selectOption(role)
  await owner.getByLabel('Current password').last().fill(journey.site.admin.password)
  await owner.getByRole('button', { name: 'Invite' }).click()
  const shown = owner.locator('.invitation-link code')
  await shown.waitFor()
  const link = new URL((await shown.textContent()) ?? '')
  const guest = await openBrowser()
  await guest.open(link.pathname + link.search)
  for (const page of role === 'author' ? [owner, guest.page] : []) await expectAccessible(page)
  await guest.page.getByLabel('Your name').fill(role)
  await guest.page.getByLabel('Password', { exact: true }).fill(password)
  await guest.page.getByLabel('Repeat the password').fill(password)
  await guest.page.getByRole('button', { name: 'Join' }).click()
  await guest.page.waitForURL(/\/admin\/dashboard/)
  await meetToast(guest.page, 'Welcome. You are signed in.')
  return guest
}

test('someone is invited, writes, is edited by another, and is removed', { tags: 'promise', timeout: 180_000 }, async () => {
  const owner = await openBrowser()
  await signIn(owner.context, journey.site)
  await owner.open('/admin/admins')
  const author = await invite(owner.page, 'nina.with.a.rather.long.name@kitchen.example.com', 'author')
  await owner.open('/admin/admins')
  const editor = await invite(owner.page, 'ed@example.com', 'editor')

  await author.open('/admin/manage-recipe?add=1')
  await author.page.getByLabel('Title', { exact: true }).fill('Leek pie')
  await author.page.getByRole('button', { name: 'Save draft' }).click()
  await meetToast(author.page, 'Draft saved')
  await author.open('/admin/manage-recipe')
  await author.page.getByRole('link', { name: 'Edit Leek pie' }).waitFor()
  await author.open('/admin/blog')
  await expect.poll(() => author.page.getByRole('link', { name: /^Edit / }).count()).toBe(0)
  await author.open('/admin/settings')
  await author.page.getByRole('heading', { name: 'You don’t have access to this' }).waitFor()

  await editor.open('/admin/manage-recipe')
  await editor.page.getByRole('link', { name: 'Edit Leek pie' }).click()
  await editor.page.getByRole('heading', { name: 'Edit Recipe' }).waitFor()
  await editor.open('/admin/blog')
  await editor.page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor()

  await owner.open('/admin/admins')
  await owner.page.getByRole('link', { name: 'Edit nina' }).click()
  await owner.page.getByRole('button', { name: 'Remove' }).waitFor()
  await expectAccessible(owner.page)
  const removal = owner.page.getByRole('form', { name: /^Remove/ })
  await removal.getByLabel('Current password').fill(journey.site.admin.password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await meetToast(owner.page, 'Admin removed and signed out everywhere')
  await author.page.goto(`${journey.site.origin}/admin/dashboard`)
  await author.page.waitForURL(/\/admin\/login/)
  await owner.open('/admin/log')
  for (const words of ['started the recipe “Leek pie” as a draft', 'accepted the invitation as editor', /removed nina.*who was author/])
    await owner.page.getByText(words).first().waitFor()
  await expectAccessible(owner.page)
})

test('a link that is no longer valid says so', async () => {
  const { page, open } = await openBrowser()
  for (const path of ['/admin/invitation?token=used', '/admin/confirm-email?token=used']) {
    await open(path)
    await page
      .getByText(/no longer valid|expired/)
      .first()
      .waitFor()
    await expectAccessible(page)
  }
})

test('the owner downloads the whole site with the password', async () => {
  const { context, page, open } = await openBrowser()
  await signIn(context, journey.site)
  await open('/admin/backup')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByRole('button', { name: 'Download archive' }).click()
  await page.getByText('That’s not your current password.').waitFor()
  await untilStarted(page)
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(journey.site.admin.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    meetToast(page, 'Creating the archive.'),
    page.getByRole('button', { name: 'Download archive' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^griddle-20\d\d-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()
  await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('')
})

test('the owner downloads the content for other programs, and the cookbook of a collection', async () => {
  const { context, page, open } = await openBrowser()
  await signIn(context, journey.site)
  const moment = new Date().toISOString()
  await putCollection(journey.site.db, {
    ...{ id: 'roast', slug: 'sunday-roast', title: 'Sunday roast', intro: '', picture: '', pictureFetched: null, pictureAlt: null },
    ...{ recipes: [1, 2], homePlace: null, state: 'draft', createdAt: moment, updatedAt: moment },
  })
  await open('/admin/export')
  await expectAccessible(page)
  const ask = async (title: string) => {
    const button = page.getByRole('form', { name: title }).getByRole('button')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      meetToast(page, 'The download starts when it’s ready.'),
      button.click(),
    ])
    expect(await download.failure()).toBeNull()
    return download.suggestedFilename()
  }
  expect(await ask('Recipes for Mealie')).toMatch(/^recipes-20\d\d-\d\d-\d\d\.mealie\.zip$/)
  const wordpress = page.getByRole('form', { name: 'The site for WordPress' })
  await wordpress.getByLabel('Current password').fill('not the password')
  await wordpress.getByRole('button').click()
  await wordpress.getByText('That’s not your current password.').waitFor()
  await untilStarted(page)
  await expectAccessible(page)
  await wordpress.getByLabel('Current password').fill(journey.site.admin.password)
  expect(await ask('The site for WordPress')).toMatch(/\.wordpress\.xml$/)
  await open('/admin/collections/edit?id=roast')
  await page.getByRole('link', { name: 'Download as EPUB' }).click()
  await page.getByRole('combobox', { name: 'Collection' }).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'Collection' }).inputValue()).toBe('sunday-roast')
  expect(await ask('A collection as a cookbook')).toMatch(/^sunday-roast-20\d\d-\d\d-\d\d\.epub$/)
})
