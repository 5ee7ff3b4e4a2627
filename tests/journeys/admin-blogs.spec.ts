import type { BrowserContext, Dialog, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { aBlog } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { loseAnswer } from '#tests/set-up/lose-answer.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let session: Awaited<ReturnType<BrowserContext['cookies']>>
let context: BrowserContext
let page: Page
let complaints: string[]
const questions: string[] = []
let answerQuestion = true

beforeAll(async () => {
  const door = await journey.browser.newContext()
  await signIn(door, journey.site)
  session = await door.cookies()
  await door.close()
})
beforeEach(async () => {
  questions.length = 0
  answerQuestion = true
  context = await journey.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(session)
  page = await context.newPage()
  complaints = listComplaints(page, /status of 4\d\d|ERR_INTERNET_DISCONNECTED/)
  page.on('dialog', (dialog: Dialog) => {
    questions.push(dialog.message())
    return answerQuestion ? dialog.accept() : dialog.dismiss()
  })
})
afterEach(() => expect(complaints).toEqual([]))

const editor = () => page.getByRole('textbox', { name: 'Content' })
const overlay = () => page.getByRole('dialog', { name: 'Add Blog' })
const jpeg = async (color?: string) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPicture(color, 800, 600) })

async function openAdd() {
  await page.goto(`${journey.site.origin}/admin/blog`)
  await untilStarted(page)
  await page.getByRole('link', { name: 'Add Blog' }).click()
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
}

test('a new post has the date in the site’s time zone, wherever its owner is', async () => {
  const elsewhere = await journey.newContextWithClock({ timezoneId: 'Pacific/Kiritimati' })
  await elsewhere.addCookies(session)
  page = await elsewhere.newPage()
  await openAdd()
  await expect.poll(() => page.getByLabel('Date').inputValue()).toBe(new Date().toISOString().slice(0, 10))
  await page.keyboard.press('Escape')
  await overlay().waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Add Blog')
})

test('a post sent offline stays in its form, which says so in the specification’s words', { tags: 'promise' }, async () => {
  await openAdd()
  await page.getByLabel('Title', { exact: true }).fill('Never sent')
  await page.getByLabel('Author').fill('June')
  await page.getByLabel('Image URL').fill('/images/hero')
  await editor().fill('Low heat.')
  await context.setOffline(true)
  await overlay().getByRole('button', { name: 'Add Blog' }).click()
  const words = 'Error uploading blog: you seem to be offline. Nothing is lost.'
  await overlay().getByRole('alert').filter({ hasText: words }).waitFor()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Never sent')
  await expect.poll(() => editor().innerText()).toBe('Low heat.')
  await context.setOffline(false)
})

test('a post whose response was lost exists once, even if it is sent again', async () => {
  await openAdd()
  await page.getByLabel('Title', { exact: true }).fill('Sent twice')
  await page.getByLabel('Author').fill('June')
  await page.getByLabel('Image URL').fill('/images/hero')
  await editor().fill('Low heat.')
  await loseAnswer(page)
  await overlay().getByRole('button', { name: 'Add Blog' }).click()
  await overlay().getByRole('alert').first().waitFor()
  await overlay().getByRole('button', { name: 'Add Blog' }).click()
  await meetToast(page, 'Blog added successfully!')
  await expect.poll(() => journey.site.db.selectFrom('_blogs').select('title').where('title', '=', 'Sent twice').execute()).toHaveLength(1)
  complaints.length = 0
})

test('what is typed while a post is being saved stays, and leaving does not ask about what was saved', async () => {
  await insertBlog(journey.site.db, aBlog({ id: 'slow', urlSlug: 'slow', content: '<p>One<br>two</p>' }))
  await page.goto(`${journey.site.origin}/admin/blog/edit?id=slow`)
  await untilStarted(page)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/blog/edit*', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await editor().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' three')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await editor().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' four')
  held.resolve()
  await meetToast(page, 'Blog updated successfully!')
  await expect.poll(() => editor().innerText()).toContain('two three four')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect.poll(async () => (await findAnyBlog(journey.site.db, 'slow'))?.content).toContain('two three four')
  await page
    .getByRole('status')
    .filter({ hasText: /^Blog updated successfully$/ })
    .waitFor()
  await page.getByRole('link', { name: 'Back to Blog List' }).click()
  await page.getByRole('link', { name: 'Add Blog' }).waitFor()
  expect(questions).toEqual([])
})

test('the owner writes a post with a picture, sees it on the home page, moves it, and deletes it', { tags: 'promise' }, async () => {
  await openAdd()
  await page.getByLabel('Title', { exact: true }).fill('Onions, Slowly')
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('onions-slowly')
  await page.getByLabel('Author').fill('June')
  await editor().click()
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
  await page.keyboard.type('Low heat.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert picture' })
  await dialog.locator('input[type=file]').setInputFiles(await jpeg('#123456'))
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByLabel('Alternative text').fill('Brown onions')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await overlay().getByRole('button', { name: 'Add Blog' }).click()
  const status = overlay().getByRole('alert').first()
  await meetToast(page, 'Please upload an image or provide an image URL')
  await expect.poll(() => status.textContent()).toBe('Please upload an image or provide an image URL')
  await page.locator('.picture-field input[type=file]').setInputFiles(await jpeg())
  await page.getByRole('button', { name: 'Remove image' }).waitFor()
  await overlay().getByRole('button', { name: 'Add Blog' }).dblclick()
  await meetToast(page, 'Blog added successfully!')
  await expect.poll(() => page.locator('.toast', { hasText: 'Blog added successfully!' }).count()).toBeLessThan(2)
  await overlay().waitFor({ state: 'detached' })
  expect(questions).toEqual([])
  const rows = await journey.site.db.selectFrom('_blogs').select(['content', 'imageBase64']).where('title', '=', 'Onions, Slowly').execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.imageBase64).toMatch(/^\/images\/[a-f0-9]{64}$/)
  expect(rows[0]?.content).toMatch(/^<p><strong>Low heat\.<\/strong><\/p><img src="\/images\/[a-f0-9]{64}" alt="Brown onions" \/>$/)

  const visitor = await journey.newPage()
  await visitor.goto(journey.site.origin)
  await visitor.getByRole('link', { name: 'Onions, Slowly' }).first().waitFor()

  await page.getByRole('link', { name: 'Edit Onions, Slowly' }).click()
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Shallots, Slowly')
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('shallots-slowly')
  await page.getByLabel('Keep the present address').check()
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('onions-slowly')
  await page.getByLabel('Keep the present address').uncheck()
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated successfully!')
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /^Blog updated successfully$/ })
      .count(),
  ).toBe(1)
  const moved = await context.request.get(`${journey.site.origin}/blogs/onions-slowly`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blogs/shallots-slowly'])

  await page.getByRole('link', { name: 'Back to Blog List' }).click()
  answerQuestion = false
  await page.getByRole('button', { name: 'Delete Shallots, Slowly' }).click()
  expect(questions).toEqual(['Delete "Shallots, Slowly"? It goes to the trash, where it can be restored for 30 days.'])
  answerQuestion = true
  await page.getByRole('button', { name: 'Delete Shallots, Slowly' }).click()
  await meetToast(page, 'Blog deleted')
  await page.getByText('Shallots, Slowly').first().waitFor({ state: 'detached' })
  await visitor.reload()
  await expect.poll(() => visitor.getByText('Shallots, Slowly').count()).toBe(0)
  await visitor.close()
})

test('Escape and X close the dialog at once, and what was typed is there when it is opened again', async () => {
  await openAdd()
  await page.keyboard.press('Escape')
  await overlay().waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('unsaved new').count()).toBe(0)
  for (const typed of ['Typed', 'Typed twice']) {
    await page
      .getByRole('link', { name: /^(Add Blog|Continue editing)$/ })
      .last()
      .click()
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
    await editor().fill(typed)
    await overlay().getByRole('button', { name: 'Link' }).click()
    await page.keyboard.press('Escape')
    await overlay().getByRole('link', { name: 'Close' }).click()
    await overlay().waitFor({ state: 'detached' })
    await page.getByText('You have an unsaved new post').waitFor()
  }
  await page.getByRole('link', { name: 'Continue editing' }).click()
  await expect.poll(() => editor().textContent()).toBe('Typed twice')
  expect(questions).toEqual([])
})

test('a post that was only viewed stays unchanged; HTML source and preview show what is written', async () => {
  await page.goto(`${journey.site.origin}/admin/blog`)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  const source = page.getByRole('textbox', { name: 'Content' })
  await page.getByRole('button', { name: 'HTML source' }).click()
  await source.fill('<h2>Salt</h2><p>First <a href="/recipes">more</a></p><script>bad()</script>')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('heading', { name: 'Salt' }).waitFor()
  await expect.poll(() => preview.innerHTML()).not.toContain('script')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await editor().getByRole('heading', { name: 'Salt' }).click()
  await expect.poll(() => page.getByLabel('Block style').inputValue()).toBe('2')
  // What was undone is not continued.
  await page.getByRole('button', { name: 'Undo' }).click()
  for (let times = 1; times <= 2; times++) {
    await page.getByRole('link', { name: 'Back to Blog List' }).click()
    await page.getByRole('heading', { name: 'Blogs' }).waitFor()
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
    await expect.poll(() => page.getByText('Your unsaved changes from').count()).toBe(0)
  }
  expect(questions).toEqual([])
})

test('a pasted picture is uploaded and asks for a description; anything else is refused with an explanation', {
  tags: 'promise',
}, async () => {
  await openAdd()
  await page
    .locator('.picture-field input[type=file]')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await page.locator('.picture-field').getByRole('alert').filter({ hasText: 'SVG isn’t accepted' }).waitFor()
  await page.getByLabel('Image URL').fill('http://127.0.0.1/x.png')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('This address is on a private network').waitFor()
  await page.getByLabel('Image URL').fill('')
  await editor().click()
  await editor().evaluate(
    (text, base64) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], 'a.jpg', { type: 'image/jpeg' }))
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    (await aPicture('#abcdef')).toString('base64'),
  )
  const dialog = page.getByRole('dialog', { name: 'Insert picture' })
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByLabel('Alternative text').fill('A blue square')
  await page.keyboard.press('Enter')
  await editor().getByRole('img', { name: 'A blue square' }).waitFor()
  await overlay().getByRole('link', { name: 'Cancel' }).click()
  await overlay().waitFor({ state: 'detached' })
  expect(questions).toEqual([])
})

test('the toolbar is one Tab stop, with arrow keys within', async () => {
  await openAdd()
  await page.getByLabel('Block style').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Bold')
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preview')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
})

test('a post whose session has ended keeps its text, signs in again in place, and is saved', { tags: 'promise' }, async () => {
  await openAdd()
  await page.getByLabel('Title', { exact: true }).fill('Kept')
  await page.getByLabel('Author').fill('June')
  await page.locator('.picture-field input[type=file]').setInputFiles(await jpeg('#654321'))
  await page.getByRole('button', { name: 'Remove image' }).waitFor()
  await journey.site.db.updateTable('identity_session').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
  await overlay().getByRole('button', { name: 'Add Blog' }).click()
  const again = page.getByRole('form', { name: 'Sign in again' })
  await again.getByLabel('Email').fill(journey.site.admin.email)
  await again.getByLabel('Password').fill(journey.site.admin.password)
  await again.getByRole('button', { name: 'Login' }).click()
  await again.waitFor({ state: 'detached' })
  await journey.site.db.updateTable('identity_session').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
  await page.getByRole('button', { name: 'Choose from pictures' }).click()
  await again.getByLabel('Email').fill(journey.site.admin.email)
  await again.getByLabel('Password').fill(journey.site.admin.password)
  await again.getByRole('button', { name: 'Login' }).click()
  await again.waitFor({ state: 'detached' })
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' })
  await pictures.getByRole('button', { name: 'Try again' }).click()
  await pictures.getByRole('listitem').first().waitFor()
  await pictures.getByRole('button', { name: 'Close' }).click()
  await pictures.waitFor({ state: 'detached' })
  await overlay().getByRole('button', { name: 'Add Blog' }).click()
  await meetToast(page, 'Blog added successfully!')
  session = await context.cookies()
})

test('a picture and a preview that find the session ended offer signing in again over the text, which stays', async () => {
  const endSession = () => journey.site.db.updateTable('identity_session').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
  const again = page.getByRole('form', { name: 'Sign in again' })
  const signInAgain = async () => {
    await again.getByLabel('Email').fill(journey.site.admin.email)
    await again.getByLabel('Password').fill(journey.site.admin.password)
    await again.getByRole('button', { name: 'Login' }).click()
    await again.waitFor({ state: 'detached' })
  }
  await openAdd()
  await page.getByLabel('Title', { exact: true }).fill('Kept')
  await editor().click()
  await page.keyboard.type('Typed with care.')

  await endSession()
  await page.locator('.picture-field input[type=file]').setInputFiles(await jpeg('#112233'))
  await page.locator('.picture-field').getByText('Your session has ended. Sign in, then try again.').waitFor()
  await signInAgain()
  await page.locator('.picture-field input[type=file]').setInputFiles(await jpeg('#112233'))
  await page.getByRole('button', { name: 'Remove image' }).waitFor()

  await endSession()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert picture' })
  await dialog.getByLabel('Alternative text').fill('A green square')
  await dialog.locator('input[type=file]').setInputFiles(await jpeg('#00aa33'))
  await signInAgain()
  await dialog.locator('input[type=file]').setInputFiles(await jpeg('#00aa33'))
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await editor().getByRole('img', { name: 'A green square' }).waitFor()

  await endSession()
  const preview = page.getByRole('button', { name: 'Preview', exact: true })
  await preview.click()
  await page.getByRole('alert').filter({ hasText: 'Your session has ended. Your text is still here.' }).waitFor()
  await again.waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Not now' }).click()
  await again.waitFor({ state: 'detached' })
  await expect.poll(() => preview.evaluate((element) => element === document.activeElement)).toBe(true)
  await preview.click()
  await preview.click()
  await signInAgain()
  await preview.click()
  await preview.click()
  await page.getByRole('region', { name: 'Preview' }).getByText('Typed with care.').waitFor()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Kept')
  expect(questions).toEqual([])
  session = await context.cookies()
})

test('a post is added without JavaScript', async () => {
  const plain = await journey.newPage({ javaScriptEnabled: false })
  await plain.context().addCookies(session)
  await plain.goto(`${journey.site.origin}/admin/blog`)
  await plain.getByRole('link', { name: 'Add Blog' }).click()
  await plain.getByLabel('Title', { exact: true }).fill('By hand')
  await plain.getByLabel('Author').fill('June')
  await plain.getByLabel('Image URL').fill('/images/hero')
  await plain.getByLabel('Content').fill('<p>Plain.</p>')
  await plain.getByRole('button', { name: 'Add Blog' }).click()
  await plain.getByRole('status').filter({ hasText: 'Blog added successfully!' }).waitFor()
  await expect.poll(() => plain.getByRole('heading', { name: 'By hand' }).count()).toBe(1)
})

test.each([
  ['the dashboard', '/admin/dashboard'],
  ['the manager without a match', '/admin/blog?q=nothingatall'],
  ['the overlay', '/admin/blog?add=1'],
  ['the edit form', '/admin/blog/edit'],
  ['the old collection', '/admin/blog/none'],
])('%s is accessible and fits, on a phone and on a desk', async (_, path) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id } = await journey.site.db.selectFrom('_blogs').select('id').executeTakeFirstOrThrow()
  await page.goto(`${journey.site.origin}${path}${path.endsWith('edit') ? `?id=${id}` : ''}`)
  if (/add|edit/.test(path)) await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await page.locator('h1').waitFor()
  await expectAccessible(page)
})
