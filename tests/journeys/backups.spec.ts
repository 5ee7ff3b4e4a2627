import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'

const journey = startJourney()

test('the owner makes a backup, has it checked, and restores it while the site runs', { tags: 'promise' }, async () => {
  const { site } = journey
  const context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, site)
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.accept())
  const complaints = listComplaints(page, /status of 400/)
  const open = async (path: string) => {
    await page.goto(site.origin + path)
    await untilStarted(page)
  }
  // Long enough for the child processes on a busy machine.
  const long = { timeout: 60_000 }

  await open('/admin/backup')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('link', { name: /^Restore/ }).waitFor(long)
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('Last test restore on').waitFor(long)
  await page.locator('.toast').first().waitFor({ state: 'detached' })
  await expectAccessible(page)

  await insertBlog(site.db, aBlog({ title: 'Cold soup', urlSlug: 'cold-soup' }))
  const readSoup = async () => (await fetch(`${site.origin}/blogs/cold-soup`)).status
  await expect.poll(() => readSoup()).toBe(200)
  await page.getByRole('link', { name: /^Restore/ }).click()
  await page.getByRole('row', { name: 'Posts 10 9 1 0 0' }).waitFor(long)
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(site.admin.password)
  await page.getByLabel('Type “restore” to confirm').fill('no')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.locator('.field-error').getByText('Type “restore” to confirm').waitFor()
  await expect.poll(() => readSoup()).toBe(200)
  await page.getByLabel('Type “restore” to confirm').fill('restore')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('main').getByRole('status').filter({ hasText: 'The site is being restored.' }).waitFor()
  await page.waitForURL('**/admin/login**', long)
  await page.getByRole('status').filter({ hasText: 'The site was restored to its state on' }).waitFor()
  // The previously cached page is no longer shown.
  await expect.poll(() => readSoup()).toBe(404)
  expect(complaints).toEqual([])
})
