import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { addMissedSearches } from '#core/search/missed-search-rows.ts'
import { isPopupEnabled, updatePopup } from '#core/settings/setting-rows.ts'
import { deleteSiteNumbers, listSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, slowDown, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const createdAt = '2026-11-20T20:02:00.000Z'

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  await updatePopup(journey.site.db, false)
  await journey.site.db.deleteFrom('users').execute()
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = listComplaints(page, /status of 40\d/)
})
afterEach(() => expect(complaints).toEqual([]))

async function openAs(path: string) {
  await signIn(context, journey.site)
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

const findToast = (text: string) => page.locator('.toast', { hasText: text })
const popupSwitch = () => page.getByRole('switch', { name: /^Popup: / })

describe('the frame', () => {
  test('marks the active screen, shows the clock, and says once after signing in that the popup’s state has loaded', async () => {
    await openAs('/admin/manage-users')
    await meetToast(page, 'Getting Pop Up Info')
    const clock = page.locator('.admin-clock')
    await expect.poll(() => clock.textContent()).toMatch(/^\d{1,2}:\d\d:\d\d [AP]M$/)
    const before = await clock.textContent()
    await expect.poll(() => clock.textContent()).not.toBe(before)
    await findToast('Getting Pop Up Info').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { name: 'Customer Messages' }).waitFor()
    await expect.poll(() => page.locator('.admin-sidebar [aria-current]').textContent()).toBe('Messages')
    await expect.poll(() => page.locator('.admin-sidebar').evaluate((element) => element.getBoundingClientRect().width)).toBe(250)
    await expect.poll(() => findToast('Getting Pop Up Info').count()).toBe(0)
    await page.reload()
    await untilStarted(page)
    await expect.poll(() => clock.textContent()).toMatch(/\d/)
    await expect.poll(() => findToast('Getting Pop Up Info').count()).toBe(0)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(/\/admin\/login/)
    // The address changes before the new screen's effects have run.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('admin_uid'))).toBeNull()
  })

  test('on a phone is one bar, with all screens in a menu that keys open, close and leave', { tags: 'promise' }, async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs('/admin/manage-users')
    const bar = page.getByRole('navigation', { name: 'Most used' })
    const menu = page.getByRole('navigation', { name: 'Admin' })
    await expect.poll(() => bar.getByRole('link').count()).toBe(4)
    await expect.poll(() => menu.isVisible()).toBe(false)
    const opener = bar.getByRole('button', { name: 'Menu' })
    await opener.press('Enter')
    await menu.waitFor()
    await expect.poll(() => findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.click()
    await menu.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { name: 'Customer Messages' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
  })

  test('the clock moves nothing when it starts', async () => {
    await openAs('/admin/manage-users')
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    const clock = page.locator('.admin-clock')
    await expect.poll(() => clock.textContent()).not.toBe('')
    const start = await clock.textContent()
    await expect.poll(() => clock.textContent()).not.toBe(start)
    await expect.poll(() => page.evaluate(() => ('seen' in window ? window.seen : undefined))).toEqual([])
  })
})

describe('the popup’s switch', () => {
  test('flips at once, waits, and shows the visitor the popup', { tags: 'promise' }, async () => {
    await openAs('/admin/manage-users')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/admin/popup.data*', async (route) => {
      await held
      await route.continue()
    })
    await popupSwitch().click()
    await page.getByRole('switch', { name: 'Popup: ON', checked: true }).waitFor()
    await expect.poll(() => popupSwitch().getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => isPopupEnabled(journey.site.db)).toBe(false)
    release()
    await meetToast(page, 'Popup turned on')
    await expect.poll(() => popupSwitch().getAttribute('aria-disabled')).toBe('false')
    await expect.poll(() => isPopupEnabled(journey.site.db)).toBe(true)

    const visitor = await journey.newPage()
    await visitor.goto(`${journey.site.origin}/recipes`)
    await visitor.getByRole('dialog', { name: 'Pull up a stool.' }).waitFor({ timeout: 15_000 })

    await popupSwitch().press('Space')
    await meetToast(page, 'Popup turned off')
    await expect.poll(() => isPopupEnabled(journey.site.db)).toBe(false)
  })

  test.each<[string, number | undefined]>([
    ['the network fails', undefined],
    ['the server fails', 503],
  ])('goes back when %s', async (_, status) => {
    await openAs('/admin/manage-users')
    await page.route('**/admin/popup.data*', (route) => (status ? route.fulfill({ status, body: 'away' }) : route.abort()))
    await popupSwitch().click()
    await meetToast(page, 'Error updating popup setting')
    await page.getByRole('switch', { name: 'Popup: OFF', checked: false }).waitFor()
    await page.unroute('**/admin/popup.data*')
    await popupSwitch().click()
    await meetToast(page, 'Popup turned on')
    complaints.length = 0
  })

  test('asks to sign in again when the session has ended', async () => {
    await openAs('/admin/manage-users')
    await journey.site.db.deleteFrom('identity_session').execute()
    await popupSwitch().click()
    const again = page.getByRole('form', { name: 'Sign in again' })
    await again.getByLabel('Email').fill(journey.site.admin.email)
    await again.getByLabel('Password').fill(journey.site.admin.password)
    await again.getByRole('button', { name: 'Login' }).click()
    await again.waitFor({ state: 'detached' })
    await popupSwitch().click()
    await meetToast(page, 'Popup turned on')
  })
})

async function addUsers(count: number) {
  for (let number = 1; number <= count; number++) {
    const email = `person${number}@example.com`
    const moment = new Date(Date.UTC(2026, 9, 1, 0, number)).toISOString()
    await insertUser(journey.site.db, {
      id: `user-${number}`,
      fullName: number === 1 ? '' : `Person ${number}`,
      email,
      phone: '',
      createdAt: moment,
    })
  }
}

describe('the users', () => {
  test('one is deleted after asking', { tags: 'promise' }, async () => {
    await addUsers(2)
    await openAs('/admin/manage-users')
    const questions: string[] = []
    let isSure = false
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return isSure ? dialog.accept() : dialog.dismiss()
    })
    await page.getByRole('button', { name: 'Delete Person 2' }).click()
    expect(questions).toEqual(['Are you sure you want to delete user "Person 2"?'])
    await page.getByRole('cell', { name: 'Person 2', exact: true }).waitFor()
    isSure = true
    await page.getByRole('button', { name: 'Delete Person 2' }).click()
    await meetToast(page, 'User deleted successfully')
    await page.getByRole('cell', { name: 'Person 2', exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.getByRole('button', { name: 'Delete person1@example.com' }).click()
    await page.getByText('No users found.').waitFor()
    expect(questions.at(-1)).toBe('Are you sure you want to delete user "person1@example.com"?')
  })

  test('the last of a page leads to the previous page', async () => {
    await addUsers(51)
    await openAs('/admin/manage-users')
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByRole('button', { name: 'Delete person1@example.com' }).click()
    await meetToast(page, 'User deleted successfully')
    await page.getByText('50 users').waitFor()
    await page.waitForURL(`${journey.site.origin}/admin/manage-users`)
  })

  test('a failed deletion says so and keeps the row', async () => {
    await addUsers(2)
    await openAs('/admin/manage-users')
    page.on('dialog', (dialog) => dialog.accept())
    // The toast container is there from the first toast on.
    await meetToast(page, 'Getting Pop Up Info')
    await sql`alter table "identity_session" rename to "away"`.execute(journey.site.db)
    await page.getByRole('button', { name: 'Delete Person 2' }).click()
    await page.getByRole('alert').filter({ hasText: 'Error deleting user. Nothing is lost: try again in a minute.' }).first().waitFor()
    await sql`alter table "away" rename to "identity_session"`.execute(journey.site.db)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Delete Person 2' }).click()
    await page.getByRole('alert').filter({ hasText: 'Error deleting user. You seem to be offline. Nothing is lost.' }).first().waitFor()
    await context.setOffline(false)
    await page.getByRole('cell', { name: 'Person 2', exact: true }).waitFor()
    complaints.length = 0
  })

  test('are searched and downloaded as a file', async () => {
    await addUsers(3)
    await openAs('/admin/manage-users')
    await page.getByLabel('Search users').fill('person3')
    await page.keyboard.press('Enter')
    await page.getByText('1 user for “person3”').waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.getByText('3 users').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  })

  test('that could not be loaded have a toast and a message', async () => {
    await openAs('/admin/settings')
    await journey.site.db.schema.alterTable('users').renameTo('users_away').execute()
    await page.getByRole('link', { name: 'Users' }).click()
    await meetToast(page, 'Failed to fetch users.')
    await page.getByText('The users could not be loaded.').waitFor()
    await journey.site.db.schema.alterTable('users_away').renameTo('users').execute()
    await journey.site.db.schema.alterTable('contacts').renameTo('contacts_away').execute()
    await page.getByRole('link', { name: 'Messages' }).click()
    await meetToast(page, 'Failed to load messages.')
    await journey.site.db.schema.alterTable('contacts_away').renameTo('contacts').execute()
  })
})

describe('the settings', () => {
  test('change the home page, and keep what was typed until they are saved', { tags: 'promise' }, async () => {
    await openAs('/admin/settings')
    const headline = page.getByLabel('Headline')
    await headline.fill('  Sit down & eat.  ')
    await page.getByLabel('Email', { exact: true }).fill('nobody')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await meetToast(page, 'Not saved yet.')
    await page.getByText('Enter an email like name@mail.com').waitFor()
    await expect.poll(() => headline.inputValue()).toBe('  Sit down & eat.  ')
    await page.getByLabel('Email', { exact: true }).fill('cook@example.com')
    await page.getByLabel('Show the built-in recipes').uncheck()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await meetToast(page, 'Settings saved')
    await page.getByRole('status').filter({ hasText: 'Settings saved' }).first().waitFor()
    await expect.poll(() => headline.inputValue()).toBe('Sit down & eat.')
    await expect.poll(() => page.getByLabel('Show the built-in recipes').isChecked()).toBe(false)
    await page.getByLabel('Show the built-in recipes').check()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect
      .poll(async () => (await journey.site.db.selectFrom('settings').select('value').executeTakeFirstOrThrow()).value)
      .toContain('true')
    const visitor = await journey.newPage()
    await visitor.goto(journey.site.origin)
    await expect.poll(() => visitor.getByRole('heading', { level: 1 }).textContent()).toBe('Sit down & eat.')
  })

  test('survive the end of the session', async () => {
    await openAs('/admin/settings')
    await page.getByLabel('Footer text').fill('A long blurb, typed with care.')
    await journey.site.db.deleteFrom('identity_session').execute()
    const countOffers = await page.evaluateHandle(() => {
      let offers = 0
      const isOffer = (node: Node) => node instanceof Element && node.matches('.sign-in-again')
      const count = (changes: MutationRecord[]) => {
        offers += changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isOffer)).length
      }
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
      return () => offers
    })
    await page.getByRole('button', { name: 'Save settings' }).click()
    const again = page.getByRole('form', { name: 'Sign in again' })
    await again.getByLabel('Email').fill(journey.site.admin.email)
    await again.getByLabel('Password').fill(journey.site.admin.password)
    await again.getByRole('button', { name: 'Login' }).click()
    await again.waitFor({ state: 'detached' })
    await expect.poll(() => countOffers.evaluate((count) => count())).toBe(1) // If it were rendered twice, it would lose what is typed into the first.
    await expect.poll(() => page.getByLabel('Footer text').inputValue()).toBe('A long blurb, typed with care.')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await meetToast(page, 'Settings saved')
    await expect.poll(() => page.getByLabel('Footer text').inputValue()).toBe('A long blurb, typed with care.')
  })

  test('are left without a question, and what is typed while they are being saved stays', async () => {
    await openAs('/admin/settings')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return dialog.dismiss()
    })
    const held = Promise.withResolvers<void>()
    await page.route('**/admin/settings.data*', async (route) => {
      if (route.request().method() === 'POST') await held.promise
      await route.continue()
    })
    await page.getByLabel('Footer text').fill('Saved.')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByRole('button', { name: 'Saving…' }).waitFor()
    await page.getByLabel('Headline').fill('Typed on.')
    held.resolve()
    await meetToast(page, 'Settings saved')
    await page.getByRole('button', { name: 'Save settings' }).waitFor()
    await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('Typed on.')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByRole('status').filter({ hasText: 'Settings saved' }).first().waitFor()
    await page.getByLabel('Number to show').fill('555-0119')
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('heading', { name: 'Users' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Number to show').inputValue()).toBe('555-0119')
    expect(questions).toEqual([])
  })

  test('one host’s typed numbers stay with it, and the settings stay', async () => {
    await updateSiteNumbers(journey.site.db, 'one.example.com', { numberIntl: '+15550101', numberLocal: '555-0101' })
    await openAs('/admin/settings')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      return dialog.dismiss()
    })
    await page.getByLabel('Footer text').fill('Typed before.')
    await page.getByRole('link', { name: 'Edit one.example.com' }).click()
    await expect.poll(() => page.getByLabel('Number to show').inputValue()).toBe('555-0101')
    await expect.poll(async () => [questions, await page.getByLabel('Footer text').inputValue()]).toEqual([[], 'Typed before.'])
    await page.getByLabel('Number to show').fill('555-0102')
    await page.evaluate(() => history.back())
    await expect.poll(() => page.getByLabel('Number to show').inputValue()).toBe('')
    await page.evaluate(() => history.forward())
    await expect.poll(() => page.getByLabel('Number to show').inputValue()).toBe('555-0102')
    expect([questions, await page.getByLabel('Footer text').inputValue()]).toEqual([[], 'Typed before.'])
  })

  test('deleting numbers moves the focus to the next ones, and finally to their part', async () => {
    const hosts = await listSiteNumbers(journey.site.db)
    for (const { id } of hosts) await deleteSiteNumbers(journey.site.db, id)
    for (const host of ['a.example.com', 'b.example.com'])
      await updateSiteNumbers(journey.site.db, host, { numberIntl: '+15550101', numberLocal: '555-0101' })
    await openAs('/admin/settings')
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Delete a.example.com' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit b.example.com')
    await page.getByRole('button', { name: 'Delete b.example.com' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('numbers')
  })

  test('numbers of a host are added, changed and deleted', async () => {
    await openAs('/admin/settings')
    await page.getByRole('textbox', { name: 'Domain' }).fill('https://Shop.Example.com/')
    await page.getByLabel('Number to show').fill('555-0117')
    await page.getByLabel('Number to dial').fill('+15550117')
    await page.getByRole('button', { name: 'Save numbers' }).click()
    await meetToast(page, 'Numbers saved')
    await expect.poll(() => page.getByLabel('Number to show').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Edit shop.example.com' }).click()
    await expect.poll(() => page.getByLabel('Number to show').inputValue()).toBe('555-0117')
    await page.getByLabel('Number to show').fill('555-0118')
    await page.getByRole('button', { name: 'Save numbers' }).click()
    await page.getByRole('cell', { name: '555-0118' }).waitFor()
    page.on('dialog', (dialog) => dialog.accept())
    await slowDown(page)
    await page.getByRole('button', { name: 'Delete shop.example.com' }).click()
    await meetToast(page, 'Numbers deleted')
    await page.getByRole('cell', { name: '555-0118' }).waitFor({ state: 'detached' })
  })
})

test('everything works without JavaScript', { tags: 'promise' }, async () => {
  await addUsers(2)
  const plain = await journey.newPage({ javaScriptEnabled: false })
  await plain.goto(`${journey.site.origin}/admin/manage-users`)
  await plain.getByLabel('Email').fill(journey.site.admin.email)
  await plain.getByLabel('Password').fill(journey.site.admin.password)
  await plain.getByRole('button', { name: 'Login' }).click()
  await plain.getByRole('switch', { name: 'Popup: OFF' }).click()
  await plain.getByRole('switch', { name: 'Popup: ON' }).waitFor()
  await plain.waitForURL(`${journey.site.origin}/admin/manage-users`)
  await plain.getByRole('button', { name: 'Delete Person 2' }).click()
  // Playwright never sees contents of <noscript> as visible.
  const outcome = plain.locator('.list-outcome')
  await expect.poll(() => outcome.textContent()).toBe('User deleted successfully')
  expect((await outcome.boundingBox())?.height).toBeGreaterThan(40)
  await plain.getByText('1 user').waitFor()
  await plain.goto(`${journey.site.origin}/admin/settings`)
  await plain.getByLabel('Text above the footer').fill('Plain and simple.')
  await plain.getByRole('button', { name: 'Save settings' }).click()
  await plain.getByText('Settings saved').waitFor()
  await expect.poll(() => plain.getByLabel('Text above the footer').inputValue()).toBe('Plain and simple.')
  await updateSiteNumbers(journey.site.db, 'plain.example.com', { numberIntl: '+15550117', numberLocal: '555-0117' })
  await plain.reload()
  await plain.getByRole('button', { name: 'Delete plain.example.com' }).click()
  await plain.getByRole('status').filter({ hasText: 'Numbers deleted' }).waitFor()
  await plain.close()
})

const screens = [
  ...['/admin/dashboard', '/admin/blog?view=rows', '/admin/manage-recipe?view=rows&sort=title', '/admin/manage-recipe?add=1'],
  ...['/admin/manage-users', '/admin/manage-users?q=nobody', '/admin/manage-contacts', '/admin/settings'],
  ...['/admin/pages', '/admin/pages/edit?id=about', '/admin/redirects', '/admin/look', '/admin/account'],
  ...['/admin/admins', '/admin/log', '/admin/log?kind=people'],
]

test('several posts are moved to the trash at once, and back', { tags: 'promise' }, async () => {
  await openAs('/admin/blog?view=rows')
  const rows = page.locator('.record-rows li')
  const titles = await rows.getByRole('heading').allTextContents()
  await page.getByLabel('Select all').check()
  await rows.first().getByRole('checkbox').uncheck()
  await page.getByText(`${titles.length - 1} chosen`).waitFor()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await meetToast(page, `${titles.length - 1} posts moved to the trash`)
  await expect.poll(() => rows.getByRole('heading').allTextContents()).toEqual(titles.slice(0, 1))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.getByRole('heading').allTextContents()).toEqual(titles)
})

test('a search without results becomes a draft', async () => {
  const day = new Date().toISOString().slice(0, 10)
  await addMissedSearches(journey.site.db, { day, query: 'pho', times: 2, most: 9 })
  await openAs('/admin/dashboard')
  await page.getByRole('button', { name: 'Write this as a recipe: pho' }).click()
  await page.getByRole('heading', { name: 'Edit Recipe' }).waitFor()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Pho')
})

describe('on a phone and on a desk', () => {
  beforeAll(async () => {
    const long = 'Averylongwordwithoutanyspaces'.repeat(2)
    await insertUser(journey.site.db, { id: 'long', fullName: long, email: `${long}@example.com`, phone: '+1 555 0117', createdAt })
    const message = {
      first: 'Dana',
      last: 'Whitfield',
      email: `${long}@example.com`,
      phone: '+1 555 0117',
      message: long.repeat(3),
      createdAt,
    }
    await journey.site.db.deleteFrom('contacts').execute()
    await insertContact(journey.site.db, { id: 'long', ...message })
    await updateSiteNumbers(journey.site.db, 'www.example.com', { numberIntl: '+15550117', numberLocal: '555-0117' })
    const search = { day: new Date().toISOString().slice(0, 10), query: 'laksa', times: 2 }
    await addMissedSearches(journey.site.db, { ...search, most: 9 })
  })

  test.each(screens)('%s is accessible and fits', async (path) => {
    await signIn(context, journey.site)
    await page.goto(journey.site.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
    for (const width of [390, 1280]) {
      await expectAccessible(page, [width])
      await expect.poll(() => findSmallTargets(), { message: `small targets at ${width}` }).toEqual([])
    }
  })
})

/** Buttons and links of the frame and the lists that are too small for a thumb; links within a cell's text count by their line. */
function findSmallTargets() {
  return page.evaluate(() =>
    [...document.querySelectorAll('.admin button:not(.visually-hidden), .admin nav a, .admin .button, .admin .input')]
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.height > 0 && Math.min(box.height, box.width) < 43.9)
      .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
  )
}
