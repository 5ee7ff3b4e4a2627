import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'

const journey = startJourney()
const folder = mkdtempSync(join(tmpdir(), 'griddle-importing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const item = (
  id: number,
  title: string,
  more: string,
) => `<item><title>${title}</title><link>https://old.test/2019/05/${title.toLowerCase()}/</link>
  <wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>${title.toLowerCase()}</wp:post_name>
  <wp:post_date_gmt>2019-05-01 10:00:00</wp:post_date_gmt>${more}</item>`

/** A blog with a post, and one that is too long for the editor. */
const wxr = `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <link>https://old.test</link><wp:base_blog_url>https://old.test</wp:base_blog_url>
  ${item(1, 'Chowder', '<content:encoded><![CDATA[<p>Clams and cream.</p>]]></content:encoded>')}
  ${item(2, 'Endless', `<content:encoded><![CDATA[<p>${'word '.repeat(200_000)}</p>]]></content:encoded>`)}
  </channel></rss>`

let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await context.newPage()
  complaints = listComplaints(page, /Failed to load resource/)
})
afterEach(() => expect(complaints).toEqual([]))

/** Drops files, created in the page, onto a drop target. */
async function drop(name: string, text: string) {
  const data = await page.evaluateHandle(
    ([title = '', content = '']) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], title))
      return transfer
    },
    [name, text],
  )
  await page.locator('.drop-zone input').evaluate((input: HTMLInputElement, transfer) => {
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, data)
}

test('the owner drops a file, reviews the plan, imports it, reads the post on the site, and undoes it', {
  tags: 'promise',
  timeout: 120_000,
}, async () => {
  await page.goto(`${journey.site.origin}/admin/import`)
  await untilStarted(page)
  await page.getByText('No imports yet.').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await drop('old-blog.xml', wxr)
  await page.getByRole('button', { name: 'Read files' }).click()
  await page.getByText('Nothing has been imported yet.').waitFor({ timeout: 30_000 })
  await page.getByText('Recognized as: WordPress.').waitFor()
  const rows = page.getByRole('region', { name: 'Records' }).getByRole('row')
  await expect.poll(() => rows.nth(1).textContent()).toMatch(/^Chowder.*To be added.*Old address: \/2019\/05\/chowder\//)
  await expect.poll(() => findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Import now' }).press('Enter')
  await page.getByText('Imported. Anything that couldn’t be imported is listed below.').waitFor({ timeout: 30_000 })
  await expect.poll(() => rows.nth(1).textContent()).toMatch(/^Endless.*Not imported/)
  const imported = page.url()
  const answer = await page.goto(`${journey.site.origin}/2019/05/chowder/`)
  await expect.poll(async () => [answer?.status(), await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([200, 'Chowder'])
  await page.getByText('Clams and cream.').waitFor()
  const post = page.url()

  await page.goto(imported)
  await untilStarted(page)
  await page.getByRole('link', { name: 'Undo import' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Undo import of old-blog.xml?' })
  await dialog.getByText(/1 post\b.* that this import added/).waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Undo import' }).click()
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone.').waitFor({ timeout: 30_000 })
  await expect.poll(() => dialog.count()).toBe(0)
  expect((await page.goto(post))?.status()).toBe(404)
})

test('a broken connection loses nothing that was chosen or has arrived', { timeout: 60_000 }, async () => {
  await page.goto(`${journey.site.origin}/admin/import`)
  await untilStarted(page)
  const large = join(folder, 'large.xml')
  writeFileSync(large, wxr.replace('</channel>', `<!--${'x'.repeat(18_000_000)}--></channel>`))
  let parts = 0
  await page.route('**/admin/import/file?*', (route) => {
    parts += 1
    return parts === 2 ? route.abort('connectionreset') : route.continue()
  })
  await page.getByLabel('Choose files').last().setInputFiles(large)
  await page.getByRole('button', { name: 'Read files' }).click()
  await page.getByRole('alert').getByText('The connection was lost.').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Nothing has been imported yet.').waitFor({ timeout: 30_000 })
  expect(parts).toBe(4)
})
