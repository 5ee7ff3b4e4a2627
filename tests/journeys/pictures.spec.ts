import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPicture } from '#tests/admin-parts.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
const folder = mkdtempSync(join(tmpdir(), 'griddle-pictures-'))
const files = { salt: join(folder, 'salt.jpg'), pepper: join(folder, 'pepper.jpg'), other: join(folder, 'other.jpg') }
beforeAll(async () => {
  writeFileSync(files.salt, await aPicture('#ff0000', 900, 600))
  writeFileSync(files.pepper, await aPicture('#00ff00', 900, 600))
  writeFileSync(files.other, await aPicture('#0000ff', 300, 200))
})
afterAll(() => rmSync(folder, { recursive: true }))

let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  complaints = listComplaints(page)
})
afterEach(() => expect(complaints).toEqual([]))

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

/** Uploads files to the library. Until the part with progress has loaded, there is a plain form in its place. */
async function upload(paths: string | string[]) {
  await page.getByRole('region', { name: 'Upload pictures' }).locator('input[type=file]').setInputFiles(paths)
}

test('pictures are uploaded together, described by keyboard, chosen in a post and replaced, and the reader sees the new one', {
  tags: 'promise',
}, async () => {
  await open('/admin/media')
  await upload([files.salt, files.pepper])
  await page.getByText('2 pictures uploaded').waitFor()
  await page.getByRole('link', { name: /^salt/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'salt' }).waitFor()
  await page.getByLabel('From the left').press('End')
  await page.getByLabel('From the top').press('ArrowRight')
  await page.getByLabel('Alternative text').fill('A bowl of salt')
  await page.getByLabel('Alternative text').press('Tab')
  await page.keyboard.press('Enter')
  await meetToast(page, 'Picture saved')
  const picturePage = new URL(page.url())

  await open('/admin/blog?q=pie')
  await page.getByRole('link', { name: 'Edit Pie Crust Without Fear' }).click()
  await page.getByRole('button', { name: 'Remove image' }).click()
  await page.getByLabel('Alternative text').fill('')
  await page.getByRole('button', { name: 'Choose from pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByLabel('Search pictures').fill('bowl')
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose from pictures')
  await expect.poll(() => page.getByLabel('Alternative text').inputValue()).toBe('A bowl of salt')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')

  await open('/blogs/pie-crust-without-fear')
  const cover = page.getByRole('img', { name: 'A bowl of salt' })
  await expect.poll(() => cover.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('100% 60%')
  await expect.poll(() => cover.getAttribute('width')).toBe('900')

  await open(picturePage.pathname + picturePage.search)
  await page.getByRole('link', { name: 'Pie Crust Without Fear', exact: true }).waitFor()
  await page.getByLabel('Replacement picture').setInputFiles(files.other)
  await page.getByRole('button', { name: 'Replace picture' }).click()
  await meetToast(page, 'Picture replaced')
  await open('/blogs/pie-crust-without-fear')
  await expect.poll(() => cover.getAttribute('width')).toBe('300')
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc)))
    .toMatch(/[0-9a-f]{64}-[0-9a-f]{12}/)

  await open('/admin/media?view=unused')
  await page.getByRole('checkbox', { name: 'Choose pepper' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await meetToast(page, 'Picture deleted')
  await page.getByText('No unused pictures.').waitFor()
  await upload(files.pepper)
  await page.getByRole('link', { name: /^pepper/ }).waitFor()
})

// In two runs of all journeys the list of pictures didn't appear, but never when run alone: the cause is unknown.
test('a picture from the library is put into a text', { retry: 2 }, async () => {
  await open('/admin/media')
  await upload(files.pepper)
  await page.getByText('1 picture uploaded').waitFor()
  await open('/admin/blog?q=pie')
  await page.getByRole('link', { name: 'Edit Pie Crust Without Fear' }).click()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /picture|image/i })
    .click()
  const insert = page.getByRole('dialog', { name: 'Insert picture' })
  await insert.getByRole('button', { name: 'Choose from pictures' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /pepper/ })
    .click()
  await insert.getByRole('img', { name: 'Preview' }).waitFor()
  await insert.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect.poll(() => page.locator('.ProseMirror img').count()).toBeGreaterThan(0)
})

test('all its screens are accessible and fit, on a phone and on a desk', async () => {
  await open('/admin/media')
  await upload([files.pepper, files.other])
  await page.getByText('2 pictures uploaded').waitFor()
  const edit = await page.getByRole('link', { name: /^pepper/ }).getAttribute('href')
  for (const path of ['/admin/media', '/admin/media?q=nothing', '/admin/media?view=unused', edit ?? '']) {
    await open(path)
    await expectAccessible(page)
  }
})
