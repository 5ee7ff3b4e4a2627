import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertLinks, insertPlaces } from '#core/links/link-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()

test('the owner goes through the dead links: to the post, checks again, ignores, takes that back', async () => {
  const { db, origin } = journey.site
  await updateSettings(db, { checkLinks: 'on' })
  await insertBlog(db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low.</p>' }))
  const dead = { state: 'dead', said: 'The page was not found (404).', failedAt: '2026-11-19T12:00:00.000Z', checkedAt: null } as const
  const dueAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  // An address of a network is never asked for, so this test asks nobody.
  await insertLinks(db, [
    { ...dead, dueAt, id: 'near', address: 'http://192.168.1.1/pan' },
    { ...dead, dueAt, id: 'far', address: `https://shop.example/${'long-'.repeat(40)}` },
  ])
  await insertPlaces(
    db,
    ['near', 'far'].map((linkId) => ({ linkId, recordKind: 'blog', recordId: 'onions' })),
  )
  const context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  const page = await context.newPage()
  await page.goto(`${origin}/admin/dead-links`)
  await untilStarted(page)
  await expectAccessible(page)
  const entry = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dead links' })
  await expect.poll(() => entry.textContent()).toContain('2')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })

  await row('192.168.1.1').getByRole('button', { name: 'Check again' }).click()
  await meetToast(page, 'Not sure. The address is not public.')
  await row('192.168.1.1').getByRole('button', { name: 'Ignore' }).click()
  await meetToast(page, 'Link ignored')
  await row('192.168.1.1').waitFor({ state: 'detached' })
  await expect.poll(() => entry.textContent()).toContain('1')

  await page.getByRole('link', { name: 'Ignored' }).click()
  await row('192.168.1.1').getByRole('button', { name: 'Stop ignoring' }).click()
  await meetToast(page, 'Link will be checked again')
  await page.getByText('No ignored links.').waitFor()
  await page.getByRole('link', { name: 'Dead', exact: true }).click()
  await row('192.168.1.1').getByRole('link', { name: 'Slow onions' }).click()
  await page.getByRole('heading', { level: 1, name: 'Edit Blog' }).waitFor()
})
