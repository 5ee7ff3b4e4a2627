// @module-tag promise
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startJourney, takeTime, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast, recordToasts } from '#tests/set-up/toasts.ts'

const picture = resolve(import.meta.dirname, '../../content/pictures/blog-flavor.webp')

const journey = startJourney()
let owner: Page
let reader: Page
beforeAll(async () => {
  const desk = await journey.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await recordToasts(desk)
  owner = await desk.newPage()
  reader = await (await journey.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })).newPage()
})

async function visit(page: Page, path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

test('the owner runs the whole site, from the first sign-in to the last sign-out', async () => {
  owner.on('dialog', (dialog) => void dialog.accept())

  await visit(owner, '/admin')
  await owner.getByRole('textbox', { name: 'Email' }).fill(journey.site.admin.email)
  await owner.getByLabel('Password').fill(journey.site.admin.password)
  await owner.getByRole('button', { name: 'Login' }).click()
  await owner.waitForURL('**/admin/dashboard')
  await meetToast(owner, 'Login successful')

  await owner.getByRole('link', { name: 'Settings' }).click()
  await owner.getByLabel('Site name').fill('Ruth’s Counter')
  await owner.getByLabel('Headline').fill('Eat something.')
  await owner.getByRole('button', { name: 'Save settings' }).click()
  await owner.getByRole('status').filter({ hasText: /saved/i }).first().waitFor()
  await visit(reader, '/')
  await expect.poll(() => reader.getByRole('heading', { level: 1 }).textContent()).toBe('Eat something.')
  await expect.poll(() => reader.title()).toContain('Ruth’s Counter')

  await owner.getByRole('link', { name: /^Blogs/ }).click()
  await owner
    .getByRole('link', { name: 'Add Blog' })
    .or(owner.getByRole('button', { name: 'Add Blog' }))
    .first()
    .click()
  const sheet = owner.getByRole('dialog')
  await sheet.getByLabel('Title', { exact: true }).fill('Salt Early, Acid Late')
  await sheet.getByLabel('Author').fill('Ruth Calloway')
  await sheet.locator('input[type=file]').setInputFiles(picture)
  await sheet.getByLabel('Alternative text').fill('Garlic and onion in a row')
  await sheet.locator('.tiptap').click()
  await owner.keyboard.type('Season at the start, brighten at the end.')
  await sheet.locator('img').first().waitFor()
  await sheet.getByRole('button', { name: 'Add Blog' }).click()
  await meetToast(owner, 'Blog added successfully!')
  await visit(reader, '/')
  await reader.getByRole('link', { name: 'Salt Early, Acid Late', exact: true }).click()
  await reader.getByRole('heading', { level: 1, name: 'Salt Early, Acid Late' }).waitFor()
  await reader.getByText('Season at the start, brighten at the end.').waitFor()
  const cover = reader.getByRole('img', { name: 'Garlic and onion in a row' })
  await expect.poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)

  await reader.getByLabel('Name', { exact: true }).fill('Dana')
  await reader.getByRole('textbox', { name: 'Email' }).fill('dana@mail.example')
  await reader.getByLabel('Comment', { exact: true }).fill('Lemon at the end. Yes.')
  await takeTime(reader)
  await reader.getByRole('button', { name: 'Post comment' }).click()
  await reader.getByText('awaits approval').first().waitFor()
  await owner.getByRole('link', { name: /^Comments/ }).click()
  const comment = owner.locator('.card', { hasText: 'Lemon at the end. Yes.' }).last()
  await comment.getByRole('button', { name: /^Approve/ }).click()
  await meetToast(owner, 'Comment approved')
  await reader.reload()
  await reader.getByText('Lemon at the end. Yes.').waitFor()

  await owner.getByRole('link', { name: /^Recipe\s*\d/ }).click()
  await owner
    .getByRole('link', { name: '+ Add Recipe' })
    .or(owner.getByRole('button', { name: '+ Add Recipe' }))
    .first()
    .click()
  const form = owner.getByRole('dialog')
  await form.getByLabel('Title', { exact: true }).fill('Patty Melt')
  await form.getByLabel('Short description').fill('A burger that moved in with a grilled cheese.')
  await form.getByLabel('Upload an image').setInputFiles(picture)
  await form.locator('img').first().waitFor()
  await form.getByLabel('Ingredient 1', { exact: true }).fill('1 lb (450 g) ground chuck')
  await form.getByLabel('Step 1', { exact: true }).fill('Fry it: Three minutes a side.')
  await form.getByRole('button', { name: 'Save recipe' }).click()
  await meetToast(owner, 'Recipe added!')
  await visit(reader, '/recipes')
  await reader.getByRole('link', { name: 'Patty Melt', exact: true }).click()
  await reader.getByRole('heading', { level: 1, name: 'Patty Melt' }).waitFor()

  await owner.getByRole('switch', { name: /Popup/ }).click()
  await meetToast(owner, 'Popup turned on')
  await reader.clock.install()
  await visit(reader, '/recipes')
  await reader.clock.runFor(6000)
  await reader.getByRole('dialog').waitFor()

  await owner.getByRole('link', { name: /^Blogs/ }).click()
  await owner.getByRole('button', { name: 'Delete Salt Early, Acid Late' }).click()
  await meetToast(owner, 'Blog deleted')
  const gone = await reader.goto(`${journey.site.origin}/blogs/salt-early-acid-late`)
  expect(gone?.status()).toBe(404)

  await owner.getByRole('button', { name: 'Logout' }).click()
  await owner.waitForURL('**/admin/login')
  await meetToast(owner, 'Logged out successfully')
  await owner.goto(`${journey.site.origin}/admin/dashboard`)
  await owner.waitForURL('**/admin/login*')
}, 120_000)
