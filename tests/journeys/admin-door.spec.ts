import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { listComplaints, slowDown, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { readAppCode } from '#tests/set-up/read-app-code.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  await journey.site.db.deleteFrom('sign_in_failures').execute()
  await journey.site.db.deleteFrom('identity_session').execute()
  context = await journey.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = listComplaints(page, /status of 40\d/)
})
afterEach(() => expect(complaints).toEqual([]))

async function fillIn(password = journey.site.admin.password) {
  await page.getByLabel('Email').fill(journey.site.admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const findToast = (text: string) => page.locator('.toast', { hasText: text })
const rememberedAdmin = () => page.evaluate(() => localStorage.getItem('admin_uid'))

test('the owner signs in to the requested page, and out again', { tags: 'promise' }, async () => {
  await page.goto(`${journey.site.origin}/admin/sessions`)
  await page.waitForURL(`${journey.site.origin}/admin/login?next=%2Fadmin%2Fsessions`)
  await expect.poll(() => page.title()).toBe('Admin Login | Griddle')
  await fillIn('wrong password')
  await page.getByRole('alert').filter({ hasText: 'Wrong email or password.' }).first().waitFor()
  await meetToast(page, 'Wrong email or password.')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(journey.site.admin.email)
  await expect.poll(() => rememberedAdmin()).toBeNull()
  await fillIn()
  await meetToast(page, 'Login successful')
  await page.waitForURL(`${journey.site.origin}/admin/sessions`)
  const { uid } = await journey.site.db.selectFrom('admin').select('uid').executeTakeFirstOrThrow()
  await expect.poll(() => rememberedAdmin()).toBe(uid)
  await page.reload()
  await page.getByRole('heading', { name: 'Sessions' }).waitFor()
  await expect.poll(() => findToast('Login successful').count()).toBe(0)
  await page.getByText(/^Chrome on/).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await meetToast(page, 'Logged out successfully')
  await page.waitForURL(`${journey.site.origin}/admin/login`)
  await expect.poll(() => rememberedAdmin()).toBeNull()
  await page.goBack()
  await page.waitForURL(/\/admin\/login\?next=/)
  await expect.poll(() => page.getByRole('button', { name: 'Logout' }).count()).toBe(0)
})

test('a failed sign-out says so, and the owner stays on the page', async () => {
  await page.goto(`${journey.site.origin}/admin/login?next=/admin/account`)
  await fillIn()
  await page.waitForURL(`${journey.site.origin}/admin/account`)
  await untilStarted(page)
  await page.getByLabel('New password', { exact: true }).fill('typed with care')
  const questions: string[] = []
  let isSure = false
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return isSure ? dialog.accept() : dialog.dismiss()
  })
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.press('Enter')
  await expect.poll(() => questions).toEqual(['Leave without saving? Your changes will be lost.'])
  isSure = true
  await context.setOffline(true)
  await logout.press('Enter')
  await meetToast(page, 'You couldn’t be logged out and are still signed in.')
  await context.setOffline(false)
  await findToast('You couldn’t be logged out').waitFor({ state: 'detached' })
  await journey.site.db.schema.alterTable('identity_session').renameTo('sessions_away').execute()
  await logout.press('Enter')
  await meetToast(page, 'You couldn’t be logged out and are still signed in.')
  await journey.site.db.schema.alterTable('sessions_away').renameTo('identity_session').execute()
  expect(page.url()).toBe(`${journey.site.origin}/admin/account`)
  await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('typed with care')
  await expect.poll(() => rememberedAdmin()).not.toBeNull()
  await logout.press('Enter')
  await meetToast(page, 'Logged out successfully')
  await page.waitForURL(`${journey.site.origin}/admin/login`)
  complaints.length = 0
})

test('the browser forgets a former admin', async () => {
  await page.goto(`${journey.site.origin}/admin/login?next=/admin/sessions`)
  await fillIn()
  await page.waitForURL(`${journey.site.origin}/admin/sessions`)
  await journey.site.db.deleteFrom('identity_session').execute()
  await page.reload()
  await page.waitForURL(/\/admin\/login/)
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('admin_uid') === null)
})

test('another browser’s session is ended from the list', { tags: 'promise' }, async () => {
  await page.goto(`${journey.site.origin}/admin/login?next=/admin/sessions`)
  await fillIn()
  await page.waitForURL(`${journey.site.origin}/admin/sessions`)
  const elsewhere = await journey.newPage()
  await elsewhere.goto(`${journey.site.origin}/admin/login?next=/admin/sessions`)
  await elsewhere.getByLabel('Email').fill(journey.site.admin.email)
  await elsewhere.getByLabel('Password').fill(journey.site.admin.password)
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await elsewhere.waitForURL(`${journey.site.origin}/admin/sessions`)
  await page.reload()
  await page.getByRole('button', { name: 'End Chrome' }).waitFor()
  await page.getByRole('button', { name: 'End Chrome' }).click()
  await page.getByRole('button', { name: 'End Chrome' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await elsewhere.reload()
  await elsewhere.waitForURL('**/admin/login*')
  await elsewhere.close()
})

test('a write after the session has ended keeps the page and signs in again in place', async () => {
  await page.goto(`${journey.site.origin}/admin/login?next=/admin/sessions`)
  await fillIn()
  await page.waitForURL(`${journey.site.origin}/admin/sessions`)
  const { userId } = await journey.site.db.selectFrom('identity_session').select('userId').executeTakeFirstOrThrow()
  const moment = new Date().toISOString()
  const elsewhere = { id: 'elsewhere', userId, token: 'x', createdAt: moment, updatedAt: moment, userAgent: null, ipAddress: null }
  await journey.site.db
    .insertInto('identity_session')
    .values({ ...elsewhere, expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
    .execute()
  await page.reload()
  await untilStarted(page)
  await journey.site.db.deleteFrom('identity_session').where('id', '!=', 'elsewhere').execute()
  await page.getByRole('button', { name: 'End Unknown browser' }).click()
  const again = page.getByRole('form', { name: 'Sign in again' })
  await again.getByText('Your session has ended.').waitFor()
  await page.waitForURL(`${journey.site.origin}/admin/sessions`)
  const signInAgain = async () => {
    await again.getByLabel('Email').fill(journey.site.admin.email)
    await again.getByLabel('Password').fill(journey.site.admin.password)
    // The list is reloaded then: in a session that was ended meanwhile, it would lead to the sign-in page.
    const read = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes('/admin/sessions.data'),
    )
    await again.getByRole('button', { name: 'Login' }).click()
    await meetToast(page, 'Login successful')
    await again.waitFor({ state: 'detached' })
    await read
  }
  await signInAgain()
  await journey.site.db.deleteFrom('identity_session').where('id', '!=', 'elsewhere').execute()
  await page.getByRole('button', { name: 'End Unknown browser' }).click()
  await signInAgain()
  await slowDown(page)
  await page.getByRole('button', { name: 'End Unknown browser' }).click()
  await meetToast(page, 'Session ended')
  await expect.poll(() => journey.site.db.selectFrom('identity_session').select('id').where('id', '=', 'elsewhere').execute()).toEqual([])
})

test('a sign-in that never reaches the server keeps the form', async () => {
  await page.goto(`${journey.site.origin}/admin/login`)
  await untilStarted(page)
  await page.getByLabel('Email').fill(journey.site.admin.email)
  await page.getByLabel('Password').fill(journey.site.admin.password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('alert').filter({ hasText: 'offline' }).first().waitFor()
  await expect.poll(() => page.getByLabel('Password').inputValue()).toBe(journey.site.admin.password)
  complaints.length = 0
})

test('signing in works without JavaScript', async () => {
  const plain = await journey.newPage({ javaScriptEnabled: false })
  await plain.goto(`${journey.site.origin}/admin/sessions`)
  await plain.getByLabel('Email').fill(journey.site.admin.email)
  await plain.getByLabel('Password').fill(journey.site.admin.password)
  await plain.getByRole('button', { name: 'Login' }).click()
  await plain.waitForURL(`${journey.site.origin}/admin/sessions`)
  await plain.getByRole('button', { name: 'Logout' }).click()
  await plain.getByRole('status').filter({ hasText: 'Logged out successfully' }).waitFor()
  await plain.close()
})

/** Checks that the screen is accessible and fits on phones and desktops, light and dark. */
test('two-step sign-in is set up, asked for, and switched off', async () => {
  await signIn(context, journey.site)
  await page.goto(`${journey.site.origin}/admin/account`)
  await untilStarted(page)
  const { password } = journey.site.admin
  const part = page.getByRole('form', { name: 'Two-step sign-in', exact: true })
  await part.getByLabel('Current password').fill(password)
  await part.getByRole('button', { name: 'Continue' }).click()
  await part.getByText('Scan this').waitFor()
  await expectAccessible(page)
  const key = (await part.locator('code').innerText()).replaceAll(' ', '')
  await part.getByRole('textbox', { name: 'Code' }).fill('000000')
  await part.getByRole('button', { name: 'Continue' }).click()
  await part.getByText('Wrong code. Wait for the next one and try again.').waitFor()
  await part.getByRole('textbox', { name: 'Code' }).fill(await readAppCode(key))
  await part.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your recovery codes')
  await expectAccessible(page)
  const codes = await part.locator('li').allInnerTexts()
  const [download] = await Promise.all([page.waitForEvent('download'), part.getByRole('link', { name: 'Download' }).click()])
  expect(readFileSync(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('button').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await context.clearCookies()
  await page.goto(`${journey.site.origin}/admin/login?next=/admin/account`)
  await fillIn()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${journey.site.origin}/admin/account`)
  await page.getByText('You have 9 recovery codes left.').waitFor()
  await expectAccessible(page)

  await untilStarted(page)
  await journey.site.db.deleteFrom('identity_session').execute()
  const end = page.getByRole('form', { name: 'Turn off two-step sign-in' })
  await end.getByLabel('Current password').fill(password)
  await end.getByRole('button').click()
  const again = page.getByRole('form', { name: 'Sign in again' })
  await again.getByLabel('Email').fill(journey.site.admin.email)
  await again.getByLabel('Password').fill(password)
  await again.getByRole('button', { name: 'Login' }).click()
  await again.getByLabel('Code').fill(codes[1] ?? '')
  await again.getByRole('button', { name: 'Login' }).click()
  await again.waitFor({ state: 'detached' })
  await end.getByLabel('Current password').fill(password)
  await end.getByRole('button').click()
  await end.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await part.getByText('Protects your account if your password is stolen').waitFor()
})

test.each(['/admin/login', '/admin/forgot-password', '/admin/reset-password?token=x', '/admin/sessions', '/admin/no-such-page'])(
  '%s is accessible and fits, on a phone and on a desk',
  async (path) => {
    if (/sessions|no-such/.test(path)) await signIn(context, journey.site)
    await page.goto(journey.site.origin + path)
    await page.waitForURL(journey.site.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  },
)

const noticeIsThere = () => page.evaluate(() => document.cookie.includes('griddle-notice'))

test.each([
  ['/admin/login', 'signed-in'],
  ['/admin/reset-password?token=x', 'password-changed'],
])('%s leaves a notice that arrived during its start to the next page', async (path, notice) => {
  await page.addInitScript((name) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `griddle-notice=${name}; Path=/admin`
  }, notice)
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
  await expect.poll(() => noticeIsThere()).toBe(true)
})

test('someone whose browser drops the session is told so, and not welcomed afterwards', async () => {
  await context.addCookies([{ name: 'griddle-notice', value: 'signed-in', domain: new URL(journey.site.origin).hostname, path: '/admin' }])
  await page.goto(`${journey.site.origin}/admin/login`)
  await page.getByRole('alert').filter({ hasText: 'didn’t keep you signed in' }).waitFor()
  await expect.poll(noticeIsThere).toBe(false)
  await expect.poll(() => findToast('Login successful').count()).toBe(0)
})

test.each([390, 950, 1280])(
  'at %i pixels toasts don’t cover the top bar, its Logout or the search, and the email is there',
  async (width) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${journey.site.origin}/admin/login?next=/admin/manage-users`)
    await fillIn()
    // All three at once: the toast stays for two seconds.
    const shown = await page.waitForFunction(() => {
      const toast = [...document.querySelectorAll('.toast')].find(({ textContent }) => textContent.includes('Login successful'))
      const bar = document.querySelector('.admin-bar')
      const search = document.querySelector('input[type=search]')
      const measure = (element: Element): DOMRect => element.getBoundingClientRect().toJSON()
      return toast && bar && search && { toast: measure(toast), controls: [bar, search].map(measure) }
    })
    const boxes = await shown.jsonValue()
    if (!boxes) throw new Error('Nothing is shown')
    const { toast, controls } = boxes
    for (const control of controls) {
      const isApart = toast.top >= control.bottom || toast.bottom <= control.top || toast.left >= control.right
      expect(isApart).toBe(true)
    }
    await page.getByText(journey.site.admin.email).waitFor()
  },
)
