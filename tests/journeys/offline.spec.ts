import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replacePicture } from '#core/pictures/change-pictures.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { storeUpload } from '#core/pictures/store-upload.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aPicture, inChunks } from '#tests/admin-parts.ts'
import { aRecipe } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { findFreePort } from '#tests/set-up/free-port.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { makeLaterBuild } from '#tests/set-up/later-build.ts'
import { startSite } from '#tests/set-up/running-site.ts'

const toPath = (picture: string) => `/images/${findShippedFile(picture)}`

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await journey.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers: 'allow' })
  page = await context.newPage()
})
afterEach(() => context.close())

async function open(path: string, origin = journey.site.origin) {
  await page.goto(origin + path)
  await untilStarted(page)
}

/** What the service worker has stored: the paths in each cache. */
function listKept(tab = page) {
  return tab.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })
}

async function untilKept(cache: string, path: string) {
  await expect.poll(async () => (await listKept())[cache], { timeout: 45_000 }).toContain(path)
}

function listReleases(tab: Page) {
  return tab.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('code ')))
}

/** Opens cook mode, which loads its code. */
async function cook() {
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await page
    .getByRole('dialog', { name: /^Cook mode/ })
    .getByRole('heading', { level: 2 })
    .waitFor()
}

describe('a reader without a network', () => {
  test('has favourites, the shopping list and the recipes that were read or saved, with cook mode, and is told what else is here', {
    tags: 'promise',
  }, async () => {
    await open('/recipes')
    await page
      .locator('.recipe-card', { hasText: 'Mac' })
      .getByRole('button', { name: /^Favourite / })
      .click()
    await untilKept('saved', '/recipes/mac-and-cheese')
    await page
      .getByRole('link', { name: /Buffalo/ })
      .first()
      .click()
    await page.waitForURL('**/recipes/buffalo-wings')
    await untilKept('read', '/recipes/buffalo-wings')
    await page.getByRole('link', { name: 'Add to shopping list' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shoppingList') ?? '')).toContain('uffalo')
    const bought = await page.evaluate(() => localStorage.getItem('shoppingList'))

    await context.setOffline(true)
    await open('/favourites')
    await expect.poll(() => page.locator('.ticket').count()).toBe(1)
    // By the router, whose data request fails: the stored page is opened instead.
    await page.locator('.ticket').getByRole('link', { name: /Mac/ }).first().click()
    await page.waitForURL('**/recipes/mac-and-cheese')
    await untilStarted(page)
    expect(
      await page
        .locator('.recipe-head img, .recipe__picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300)
    await cook()

    await open('/shopping-list')
    await expect.poll(() => page.locator('main').innerText()).toMatch(/wings/i)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shoppingList'))).toBe(bought)

    await open('/recipes/chili-dog?servings=8')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('You’re offline')
    const here = page.getByRole('navigation', { name: 'On this device' })
    await expect
      .poll(() => here.getByRole('link').allInnerTexts())
      .toEqual(['Favourites', 'Shopping list', 'Meal plan', 'My kitchen', expect.stringMatching(/Buffalo/), expect.stringMatching(/Mac/)])
    await expect.poll(() => findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Try again' }).click()
    await untilStarted(page)
    await expect.poll(() => page.title()).toContain('You’re offline')
    // As if it had once been a favourite.
    await page.evaluate(async () => {
      await (await caches.open('saved')).put('/recipes/once', new Response('<img src="/images/once/800.webp">'))
      await (await caches.open('pictures')).put('/images/once', new Response())
    })
    // It continues by itself.
    await context.setOffline(false)
    await page.waitForURL('**/recipes/chili-dog?servings=8')
    await expect.poll(async () => (await listKept()).pictures, { timeout: 45_000 }).not.toContain('/images/once')
    const { saved, pictures } = await listKept()
    expect(saved).toEqual(['/recipes/mac-and-cheese'])
    expect(pictures).toEqual(expect.arrayContaining(['buffalo-wings', 'mac-and-cheese'].map(toPath)))
    // One of the similar recipes.
    expect(pictures).not.toContain(toPath('bbq-ribs'))
  })

  test('has the planned week, can change it, and has the pages of its recipes', async () => {
    await open('/recipes/fried-chicken')
    await page.getByRole('button', { name: 'Add to meal plan' }).click()
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await page.getByRole('button', { name: 'Show the plan' }).click()
    await untilKept('fixed', '/meal-plan')
    await untilKept('planned', '/recipes/fried-chicken')
    // What was read is evicted while the worker stores it again: planned recipes stay.
    await page.evaluate(async () => {
      navigator.serviceWorker.controller?.postMessage({ read: '/recipes/fried-chicken' })
      for (const end = Date.now() + 1500; Date.now() < end; ) await caches.delete('read')
    })

    await context.setOffline(true)
    await open('/meal-plan')
    await page.getByRole('button', { name: 'Add to Monday lunch', exact: true }).click()
    await page.getByLabel('Or type it in').fill('Soup')
    await page.keyboard.press('Enter')
    await page.locator('[data-meal="Lunch"]').getByText('Soup').waitFor()
    await page.getByRole('link', { name: 'Fried Chicken' }).click()
    await page.waitForURL('**/recipes/fried-chicken')
    await untilStarted(page)
    await page.getByRole('heading', { level: 1, name: 'Fried Chicken' }).waitFor()
  })

  test('can retry if a page is not here, and the admin’s responses are never stored', async () => {
    await open('/about')
    await untilKept('fixed', '/offline')
    await page.goto(`${journey.site.origin}/admin/login`)
    await open('/')
    expect(
      Object.values(await listKept())
        .flat()
        .filter((path) => path.startsWith('/admin')),
    ).toEqual([])
    await context.setOffline(true)
    await page.getByRole('link', { name: 'View All Recipes' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Retry' }).isVisible()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test.each([
  [false, ['/sw.js']],
  [true, []],
])('with data saving (%s), the worker that stores things is %s', { tags: 'promise' }, async (saveData, expected) => {
  await page.addInitScript((saves) => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'connection', { value: { saveData: saves } })
    navigator.serviceWorker.register = (address) => Promise.reject(asked.push(String(address)))
    // What waits for an idle moment need not.
    window.requestIdleCallback = (run) => {
      run({ didTimeout: false, timeRemaining: () => 0 })
      asked.push('idle')
      return 0
    }
  }, saveData)
  await open('/')
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await expect.poll(asked).toContain('idle')
  expect((await asked()).filter((address) => address !== 'idle')).toEqual(expected)
})

test('pictures of a stored page appear at once on a slow site, and a replaced one is shown the next time', async () => {
  const { parts } = journey.site
  const stored = await storeUpload(parts, inChunks(await aPicture('#ea580c', 1000, 750)))
  if (!stored.ok) throw new Error(stored.reason)
  const image = stored.reference
  await parts.db.updateTable('images').set({ unusedSince: null }).where('id', '=', image.slice(8)).execute()
  await insertRecipe(parts.db, aRecipe({ slug: 'pictured', image }))
  const path = '/recipes/pictured'
  await open(path)
  await untilKept('read', path)
  expect((await listKept()).pictures).toContain(image)

  const network = await context.newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  const { findVariant } = parts.pictures
  const { promise: isQuick, resolve: beQuick } = Promise.withResolvers<void>()
  parts.pictures.findVariant = async (...asked) => {
    await isQuick
    return findVariant(...asked)
  }
  await page.reload()
  await expect.poll(() => readPicture(page)).toEqual({ name: image.slice(8), width: 800 })
  const tab = await context.newPage()
  await tab.setViewportSize({ width: 1280, height: 800 })
  await tab.goto(journey.site.origin + path)
  // This screen wants a larger size than is stored.
  await expect.poll(() => readPicture(tab)).toEqual({ name: image.slice(8), width: 800 })
  beQuick()
  const keptWidth = () => tab.evaluate(async (key) => (await caches.match(key))?.url ?? '', image)
  await expect.poll(keptWidth, { timeout: 20_000 }).toMatch(/1200\.avif$/)

  const replaced = await replacePicture(parts, image.slice(8), inChunks(await aPicture('#17100c', 600, 450)))
  expect(replaced).toEqual({ ok: true })
  await tab.goto(journey.site.origin + path)
  const { name, width } = await readPicture(tab)
  expect(name).toMatch(new RegExp(`^${image.slice(8)}-[0-9a-f]{12}$`))
  expect(width).toBe(600)
})

/** The picture on a recipe's page: the name of its file, and its width in pixels. */
function readPicture(tab: Page) {
  return tab.locator('.recipe-head img').evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const { width } = await createImageBitmap(element)
    return { name: element.currentSrc.split('/').at(-2), width }
  })
}

test('a recipe shared by another app is read, stored and opened without a network; the browser is asked once to persist it, and offered to install', {
  tags: 'promise',
}, async () => {
  const address = 'https://eat.example/soup'
  const html =
    '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 l water"],"recipeInstructions":"Boil it."}</script>'
  Object.assign(journey.site.parts.remote, {
    resolve: async () => ['93.184.216.34'],
    open: async () => ({ status: 200, location: undefined, body: inChunks(Buffer.from(html)), close: () => {} }),
  })
  await context.addInitScript(() => {
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', `${Number(localStorage.getItem('asked')) + 1}`)
      return true
    }
  })
  const countAsked = () => page.evaluate(() => Number(localStorage.getItem('asked')))
  await open(`/my-kitchen/recipe?title=Soup&text=${encodeURIComponent(`Look: ${address}.`)}`)
  await page.getByText('Read from eat.example. Check it, then save.').waitFor()
  await expect.poll(() => page.getByLabel('Ingredients').inputValue()).toBe('1 l water')
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByLabel('Title').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a title').waitFor()
  await page.getByLabel('Title').fill('Soup of mine')
  expect(await countAsked()).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Soup of mine' }).waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await expect.poll(countAsked).toBe(1)
  await untilKept('fixed', '/my-kitchen/recipe')

  await context.setOffline(true)
  await open('/my-kitchen')
  await page.getByRole('link', { name: 'Soup of mine' }).click()
  await page.getByRole('heading', { level: 1, name: 'Soup of mine' }).waitFor()
  await page.getByText('Boil it.').waitFor()
  await open(`/my-kitchen/recipe?url=${encodeURIComponent(address)}`)
  await page.getByText('You may be offline.').waitFor()
  await page.getByRole('button', { name: 'Type it in myself' }).click()
  await expect.poll(() => page.getByLabel('Source address').inputValue()).toBe(address)
  await page.getByLabel('Title').fill('Broth')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Broth' }).waitFor()
  await context.setOffline(false)

  // What Chromium tells pages that can be installed.
  await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => sessionStorage.setItem('offered', '1') })),
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { level: 1, name: 'My kitchen' }).waitFor()
  await page.getByRole('link', { name: 'Soup of mine' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Broth' }).count()).toBe(0)
  await page.getByText(/^Your browser .* It takes up \d+\.\d MB/).waitFor()
  expect(await countAsked()).toBe(1)
  const install = page.getByRole('button', { name: 'Install Griddle on this device' })
  await install.click()
  await install.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('offered'))).toBe('1')

  await open(`/my-kitchen/recipe?url=${encodeURIComponent(`${journey.site.origin}/recipes/fried-chicken?servings=2`)}`)
  await page.waitForURL('**/recipes/fried-chicken')
})

/** Makes this page's database refuse writes, as when it is full. */
function refuseRecords() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...record) {
    const asked = put.apply(this, record)
    this.transaction.abort()
    return asked
  }
}

/** Makes the service worker count what its caches refuse. */
function noteRefusals() {
  const { put, add } = Cache.prototype
  const note = (error: unknown) => {
    Reflect.set(self, 'refusals', Number(Reflect.get(self, 'refusals') ?? 0) + 1)
    throw error
  }
  Cache.prototype.put = function (...entry) {
    return put.apply(this, entry).catch(note)
  }
  Cache.prototype.add = function (...request) {
    return add.apply(this, request).catch(note)
  }
}

test('when storage is full, what was stored stays, what is typed is not lost, and stored pages are still served', async () => {
  const path = '/recipes/fried-chicken'
  await open(path)
  const field = page.getByLabel('Note on this recipe')
  const toNote = async (text: string) => {
    await page.locator('#my-notes').scrollIntoViewIfNeeded()
    await field.fill(text)
    await field.blur()
  }
  await toNote('More paprika.')
  await page.getByText('Saved on this device.').waitFor()
  await untilKept('read', path)
  await untilKept('fixed', '/my-kitchen')

  const storage = await context.newCDPSession(page)
  await storage.send('Storage.overrideQuotaForOrigin', { origin: journey.site.origin, quotaSize: 1000 })
  const fillUp = async () => (await caches.open('read')).put('/full', new Response('x'.repeat(10_000))).catch(({ name }) => name)
  expect(await page.evaluate(fillUp)).toBe('QuotaExceededError')
  // Chromium lets databases keep writing for half a minute.
  await page.evaluate(refuseRecords)
  await toNote('Less paprika.')
  await page.getByText('This couldn’t be saved: your browser’s storage is full or turned off.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('Less paprika.')
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(noteRefusals)
  const tab = await context.newPage()
  await tab.addInitScript(refuseRecords)
  await tab.goto(`${journey.site.origin}/recipes/mac-and-cheese`)
  await untilStarted(tab)
  await expect.poll(() => worker?.evaluate(() => Reflect.get(self, 'refusals')), { timeout: 45_000 }).toBeGreaterThan(0)
  expect((await listKept(tab)).read).toEqual([path])
  await tab.goto(`${journey.site.origin}/my-kitchen/recipe?text=Stir.&title=Porridge`)
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await tab.getByText('What you typed is still here.').waitFor()
  await expect.poll(() => tab.getByLabel('Notes').inputValue()).toBe('Stir.')

  await context.setOffline(true)
  await open(path)
  await page.locator('#my-notes').scrollIntoViewIfNeeded()
  await expect.poll(() => field.inputValue()).toBe('More paprika.')
})

test('a new release replaces the files of the last but one, updates what is stored, and leaves open pages their own; OFFLINE=off removes everything', {
  tags: 'promise',
}, async () => {
  const settings = { PORT: String(await findFreePort()) }
  const start = (release: string | undefined, more = {}) => startSite({ settings: { ...settings, ...more }, release })
  let site = await start('one')
  await open('/recipes/fried-chicken', site.origin)
  await untilKept('read', '/recipes/fried-chicken')
  await page.evaluate(async () => (await caches.open('read')).put('/recipes/fried-chicken', new Response('of the old release')))
  await site.close()

  site = await start('two')
  const later = await context.newPage()
  await later.goto(`${site.origin}/about`)
  const readKept = async () => (await caches.match('/recipes/fried-chicken'))?.text()
  await expect.poll(() => later.evaluate(readKept), { timeout: 45_000 }).toContain('data-discover')
  await expect.poll(() => listReleases(later)).toEqual(['code one', 'code two'])
  // The page that was already open has a part to load.
  await context.setOffline(true)
  await cook()
  await context.setOffline(false)
  await site.close()

  site = await start('three')
  await later.reload()
  await expect.poll(() => listReleases(later), { timeout: 45_000 }).toEqual(['code two', 'code three'])
  await site.close()

  site = await start(undefined, { OFFLINE: 'off' })
  await later.reload()
  const listLeft = async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]
  await expect.poll(() => later.evaluate(listLeft), { timeout: 45_000 }).toEqual([[], []])
  await site.close()
})

/** The site's files that a page has loaded. */
function listLoaded(tab: Page) {
  return tab.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return paths.filter((path) => path.startsWith('/assets/'))
  })
}

test('an open tab keeps the files of its own build, and what is opened next has none of them', async () => {
  const path = '/recipes/fried-chicken'
  const settings = { PORT: String(await findFreePort()) }
  const earlier = await startSite({ settings })
  await open(path, earlier.origin)
  await untilKept('read', path)
  const [file] = await listLoaded(page)
  await earlier.close()

  const later = makeLaterBuild({ 'You might also like': 'Same hunger' })
  const site = await startSite({ settings, build: later })
  expect((await fetch(site.origin + file)).status).toBe(404)
  // Its code had not been loaded before.
  await cook()
  await page.keyboard.press('Escape')

  const isLater = (name: string) => /-later\.\w+$/.test(name)
  const tab = await context.newPage()
  const meetLater = async () => {
    await untilStarted(tab)
    await tab.getByText('Same hunger').waitFor()
    await tab.getByRole('dialog', { name: /^Cook mode/ }).waitFor()
    const loaded = await listLoaded(tab)
    expect(loaded.length).toBeGreaterThan(5)
    expect(loaded.filter((name) => !isLater(name))).toEqual([])
  }
  await tab.goto(site.origin + path)
  await tab.getByRole('button', { name: 'Cook mode' }).click()
  await meetLater()
  await expect.poll(() => listReleases(tab), { timeout: 45_000 }).toEqual([expect.not.stringContaining('later'), 'code later'])
  const readKept = async (kept: string) => (await caches.match(kept))?.text()
  await expect.poll(() => tab.evaluate(readKept, path), { timeout: 45_000 }).toContain('Same hunger')

  await context.setOffline(true)
  await tab.reload()
  await meetLater()
  // The earlier release's tab switches to the new one with its next page.
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('heading', { name: 'Same hunger' }).waitFor()
  await site.close()
  later.remove()
})
