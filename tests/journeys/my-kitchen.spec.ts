import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { aRecipe } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { slowDown, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
const recipe = '/recipes/fried-chicken'

async function open(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
  return page
}

async function openNotes(context: BrowserContext) {
  const page = await open(context, recipe)
  await page.locator('#my-notes').scrollIntoViewIfNeeded()
  await page.getByLabel('Note on this recipe').waitFor()
  return page
}

async function note(page: Page, text: string, label = 'Note on this recipe') {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.blur()
  await page.getByText('Saved on this device.').first().waitFor()
}

/** The notes and the log as stored, and what else a file has. */
async function saveData(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my data as a file' }).click(),
  ])
  const { savedAt: _, ...content } = JSON.parse(await readFile(await download.path(), 'utf8'))
  return content
}

/** Separate contexts: IndexedDB data would outlive a test. */
async function asReader(use: (context: BrowserContext) => Promise<void>) {
  const context = await journey.newContextWithClock({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await use(context)
}

test('a reader writes notes on a recipe and a step and logs what was cooked, finds it all in the kitchen, and takes it to another browser and back', {
  tags: 'promise',
}, async () => {
  await asReader(async (context) => {
    const page = await openNotes(context)
    await note(page, 'More paprika. 🌶')
    await page.getByLabel('Add a note to a step').selectOption('3')
    await note(page, 'Ten minutes are enough.', 'Note on step 3')
    await page.locator('#step-3').getByText('Ten minutes are enough.').waitFor()
    await expect.poll(() => page.locator('.recipe-steps .own-note').count()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(() => page.locator('.recipe .own-note').allInnerTexts())
      .toEqual(['My note: More paprika. 🌶', 'My note: Ten minutes are enough.'])
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { print: 'notes nutrition code medium' }))
    await expect.poll(() => page.locator('.recipe .own-note:visible').count()).toBe(0)
    await page.evaluate(() => delete document.documentElement.dataset.print)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Cook mode' }).click()
    const cooking = page.getByRole('dialog', { name: /^Cook mode/ })
    await cooking.getByText('More paprika. 🌶').waitFor()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
    await cooking.getByText('Ten minutes are enough.').waitFor()
    await expect.poll(() => cooking.getByText('More paprika').count()).toBe(0)
    await expect.poll(() => findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await cooking.waitFor({ state: 'detached' })
    await page.getByLabel('How did it go?').fill('Crisp all evening.')
    await page.getByRole('button', { name: 'Add to log' }).click()
    await page.getByText('Cooked once, last on').waitFor()
    await expect.poll(() => page.locator('.cooked-log li').innerText()).toContain('Crisp all evening.')
    await page.getByRole('button', { name: /^View as cooked/ }).click()
    const copy = page.getByRole('dialog', { name: 'Fried Chicken' })
    await copy.getByText('Nothing has changed since.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => findViolations(page)).toEqual([])

    await page.reload()
    await page.locator('#my-notes').scrollIntoViewIfNeeded()
    await expect.poll(() => page.getByLabel('Note on this recipe').inputValue()).toBe('More paprika. 🌶')
    await page
      .getByRole('button', { name: /^Favourite/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Add to shopping list' }).click()
    await meetToast(page, 'Added to your shopping list')
    await page.getByRole('button', { name: 'Add to meal plan' }).click()
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await meetToast(page, 'Planned for')
    const plan = await open(context, '/meal-plan')
    await plan.getByText('Meal times and weeks').click()
    await plan.getByLabel('Weeks start on').selectOption('Saturday')
    await plan.getByLabel('Dinner', { exact: true }).fill('18:30')
    await plan.getByLabel('Dinner', { exact: true }).blur()
    await plan.close()

    const kitchen = await open(context, '/my-kitchen')
    await kitchen.getByText('Ten minutes are enough.').waitFor()
    await expect
      .poll(() => kitchen.getByRole('region', { name: 'Cooking log' }).innerText())
      .toMatch(/Fried Chicken[\s\S]*Crisp all evening\./)
    await expect.poll(() => findViolations(kitchen)).toEqual([])
    await kitchen.getByLabel('Search your notes').fill('nowhere')
    await kitchen.getByText('0 recipes with “nowhere”.').waitFor()
    const saved = await saveData(kitchen)
    expect(saved).toMatchObject({ records: [{ kind: 'cooked' }, { kind: 'note' }, { kind: 'note' }], favourites: [{ id: 2 }] })
    expect(JSON.parse(saved.mealPlan)).toMatchObject({ entries: [{ recipeId: 2 }], choices: { times: { Dinner: '18:30' }, weekStart: 6 } })

    await asReader(async (other) => {
      const there = await open(other, '/my-kitchen')
      await there.getByText('No notes yet.').waitFor()
      const bring = (content: string) =>
        there
          .locator('input[type=file]')
          .setInputFiles({ name: 'kitchen.json', mimeType: 'application/json', buffer: Buffer.from(content) })
      await bring('{"format":"something else"}')
      await there.getByText('Nothing was changed.').waitFor()
      await bring(JSON.stringify(saved))
      await there.getByText('Imported: 3 notes and entries, 1 favourite, 1 planned meal.').waitFor()
      expect(await saveData(there)).toEqual(saved)
    })
  })
})

test('two tabs lose nothing of each other’s, and what was removed can be restored', async () => {
  await asReader(async (context) => {
    const one = await openNotes(context)
    const other = await openNotes(context)
    await one.getByLabel('Note on this recipe').pressSequentially('From the first tab.')
    await other.getByLabel('Note on this recipe').pressSequentially('From the second tab.')
    await one.getByLabel('Note on this recipe').blur()
    await other.getByLabel('Note on this recipe').blur()
    for (const tab of [one, other]) {
      await expect.poll(() => tab.getByLabel('Note on this recipe').inputValue()).toContain('From the first tab.')
      await expect.poll(() => tab.getByLabel('Note on this recipe').inputValue()).toContain('From the second tab.')
    }
    await one.getByRole('button', { name: 'Add to log' }).click()
    await other.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(() => one.locator('.cooked-log li').count()).toBe(0)
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => one.locator('.cooked-log li').count()).toBe(1)
  })
})

test('another tab’s notes appear in the field while someone types, and no key press is lost or moved', async () => {
  await asReader(async (context) => {
    const one = await openNotes(context)
    const other = await openNotes(context)
    for (const tab of [one, other]) await slowDown(tab)
    const typed = 'Typed while the other tab saves, key by key.'
    const typing = other.getByLabel('Note on this recipe').pressSequentially(typed, { delay: 25 })
    const field = one.getByLabel('Note on this recipe')
    for (const text of ['First.', 'Second.', 'Third.']) {
      await field.press('Control+End')
      await one.keyboard.insertText(`\n\n${text}`)
      await field.blur()
    }
    await typing
    await other.getByLabel('Note on this recipe').blur()
    const listParagraphs = async (tab: Page) => (await tab.getByLabel('Note on this recipe').inputValue()).trim().split('\n\n').sort()
    for (const tab of [one, other]) await expect.poll(() => listParagraphs(tab)).toEqual(['First.', 'Second.', 'Third.', typed])
  })
})

test('a browser that has dropped its data says so on saving', async () => {
  await asReader(async (context) => {
    const page = await open(context, '/my-kitchen')
    await page.getByText('No notes yet.').waitFor()
    await page.evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('The storage is gone', 'InvalidStateError')
      }
    })
    await page.getByRole('button', { name: 'Save my data as a file' }).click()
    await page.getByRole('status').getByText('Your browser isn’t saving data for this site').waitFor()
  })
})

test('what a reader avoids is marked and hidden before anything is drawn, and recipes start with their servings and oven', {
  tags: 'promise',
}, async () => {
  await asReader(async (context) => {
    const kitchen = await open(context, '/my-kitchen')
    await kitchen.getByLabel('Default servings').fill('0')
    await kitchen.getByText('Enter a whole number from 1 to 99').waitFor()
    await kitchen.getByLabel('Default servings').fill('9')
    for (const label of ['Convection (fan) oven', 'Milk', 'Vegan']) await kitchen.getByLabel(label, { exact: true }).check()
    await kitchen.getByText('Saved on this device.').waitFor()
    await expect.poll(() => findViolations(kitchen)).toEqual([])

    const ribs = await open(context, '/recipes/bbq-ribs')
    await ribs.getByText('Fan oven: about 250°F (115°C).').waitFor()
    await expect.poll(() => ribs.getByRole('spinbutton').first().inputValue()).toBe('9')
    expect(new URL(ribs.url()).search).toBe('')
    await expect.poll(() => ribs.locator('.recipe-head .own-mark').innerText()).toBe('May not be vegan')
    await ribs.getByRole('button', { name: 'Show as written' }).click()
    await ribs.waitForURL(/\?servings=\d+$/)
    await expect.poll(() => ribs.getByRole('spinbutton').first().inputValue()).not.toBe('9')

    const list = await open(context, '/recipes')
    const mac = list.locator('.recipe-grid article', { hasText: 'Mac and Cheese' })
    await mac.getByText('Contains milk. May not be vegan').waitFor()
    await expect.poll(() => findViolations(list)).toEqual([])
    await kitchen.getByLabel('Vegan', { exact: true }).uncheck()
    await kitchen.getByLabel('Hide these recipes in lists').check()
    // The other tab hears of it.
    await mac.waitFor({ state: 'hidden' })
    await kitchen.getByLabel(/^Don’t tell this site/).check()
    await list.goto(new URL('/recipes', list.url()).href)
    await list.locator('.recipe-grid article', { hasText: 'BBQ Ribs' }).waitFor()
    expect(await mac.isVisible()).toBe(false)
    await list.route(/\.js$/, (route) => route.abort())
    await list.reload({ waitUntil: 'domcontentloaded' })
    await list.locator('.recipe-grid article', { hasText: 'BBQ Ribs' }).waitFor()
    await expect.poll(() => mac.isVisible()).toBe(false)
    // Before that the page reloads itself once more, which would cancel the next reload.
    await list.getByText('This page didn’t load completely.').waitFor()
    await expect.poll(() => mac.isVisible()).toBe(false)
    await list.unroute(/\.js$/)
    await list.reload()
    await list
      .getByText(/^\d recipes hidden by your preferences/)
      .first()
      .waitFor()
    await list.getByRole('button', { name: 'Show all' }).first().click()
    await mac.getByText('Contains milk').waitFor()
  })
})

test('what a reader of an earlier release hides is hidden before any script runs', async () => {
  const context = await journey.newContextWithClock()
  const page = await open(context, '/recipes')
  const earlier = { servings: 4, hasFan: false, avoids: ['milk'], diets: ['gluten free'], hides: true, hidden: 'milk not-gluten-free' }
  await page.evaluate((profile) => localStorage.setItem('kitchenProfile', JSON.stringify(profile)), earlier)
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  const mac = page.locator('.recipe-grid article', { hasText: 'Mac and Cheese' })
  await mac.waitFor({ state: 'attached' })
  await expect.poll(() => mac.isVisible()).toBe(false)
})

test('what a reader avoids is left out of lists before they are divided into pages, from page to page', async () => {
  for (let index = 0; index < 60; index++) {
    const [title, line] = index % 2 === 0 ? ['Rice', '1 cup rice'] : ['Omelette', '2 eggs']
    const place = { category: 'Supper', slug: `dish-${index}`, ingredients: [line ?? ''] }
    await insertRecipe(journey.site.db, aRecipe({ title: `${title} ${index}`, ...place }))
  }
  const context = await journey.newContextWithClock({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const kitchen = await open(context, '/my-kitchen')
  await kitchen.getByLabel('Eggs', { exact: true }).check()
  await kitchen.getByLabel('Hide these recipes in lists').check()
  await expect.poll(() => kitchen.getByLabel(/^Don’t tell this site/).isChecked()).toBe(false)

  const page = await open(context, '/')
  const shown = page.locator(':is(article, .seasonal, .special)[data-fits]:visible')
  const listWrong = () =>
    shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-fits') ?? '').filter((fits) => !fits.includes('no-eggs')))
  const countInList = () => page.locator(':is(.recipe-list .recipe-grid, .search-page__results) article[data-fits]:visible').count()
  await expect.poll(listWrong).toEqual([])

  // A link leads straight to the full list: the short one is not even requested.
  const asked: string[] = []
  const all = page.locator('main a[href^="/recipes"]:not([href*="/recipes/"])').first()
  // The page has started once a link that is pointed at leads there.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await all.hover()
      return all.getAttribute('href')
    })
    .toBe('/recipes?fits=no-eggs')
  page.on('request', (request) => asked.push(request.url()))
  await all.click()
  await page.waitForURL(/\/recipes\?fits=no-eggs$/)
  await expect.poll(countInList).toBe(24)
  await expect.poll(listWrong).toEqual([])
  expect(asked.filter((url) => /\/recipes\.data(?!.*fits=)/.test(url))).toEqual([])
  await expect.poll(() => findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL(/fits=no-eggs&page=2$/)
  await expect.poll(countInList).toBeGreaterThan(0)
  await expect.poll(listWrong).toEqual([])
  await page.goBack()
  await expect.poll(countInList).toBe(24)

  // A search, and a typed address, are filled automatically; the short list gets no history entry.
  await page.goto(new URL('/search?q=supper', page.url()).href)
  await page.waitForURL(/\/search\?q=supper&fits=no-eggs$/)
  await expect.poll(countInList).toBe(pageSizes.search)
  await expect.poll(listWrong).toEqual([])
  await page.goto(new URL('/categories/supper', page.url()).href)
  await page.waitForURL(/\/categories\/supper\?fits=no-eggs$/)
  await expect.poll(countInList).toBe(24)
  await expect.poll(listWrong).toEqual([])
  await page.goBack()
  await page.waitForURL(/\/search\?q=supper&fits=no-eggs$/)

  // Everything is one press away.
  await page.goto(new URL('/recipes?sort=title', page.url()).href)
  await page.waitForURL(/fits=no-eggs/)
  await page.getByRole('link', { name: /^Remove Without eggs/ }).click()
  await page.waitForURL(/fits=&sort=title$/)
  await page.getByText('Contains eggs').first().waitFor()

  // Readers who keep what they avoid private have it hidden locally, and may share it later.
  await kitchen.getByLabel(/^Don’t tell this site/).check()
  await page.goto(new URL('/recipes', page.url()).href)
  await page
    .getByText(/recipes hidden by your preferences/)
    .first()
    .waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(countInList).toBeLessThan(24)
  await page.getByRole('button', { name: 'Fill the page' }).click()
  await page.waitForURL(/\?fits=no-eggs$/)
  await expect.poll(countInList).toBe(24)
})

test('a reader’s collections move to another browser by a link that no server sees, which asks first and has everything', {}, async () => {
  await asReader(async (context) => {
    const page = await openNotes(context)
    await note(page, 'More paprika.')
    await page
      .getByRole('button', { name: /^Favourite/ })
      .first()
      .click()
    for (const name of ['Sundays', 'For the kids']) {
      await page.getByLabel('New collection').fill(name)
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByLabel(name).waitFor()
      await expect.poll(() => page.getByLabel(name).isChecked()).toBe(true)
    }
    await page.getByLabel('New collection').fill('sundays')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('You already have a collection with that name').waitFor()

    const kitchen = await open(context, '/my-kitchen')
    const names = kitchen.locator('.own-collection h3')
    await expect.poll(() => names.allInnerTexts()).toEqual(['Sundays', 'For the kids'])
    await kitchen.getByRole('button', { name: 'Up For the kids' }).click()
    await expect.poll(() => names.allInnerTexts()).toEqual(['For the kids', 'Sundays'])
    await kitchen.getByRole('button', { name: 'Delete Sundays' }).click()
    await expect.poll(() => names.count()).toBe(1)
    await kitchen.getByRole('button', { name: 'Undo' }).click()
    await kitchen.getByRole('button', { name: 'Rename Sundays' }).click()
    await kitchen.getByLabel('Name of “Sundays”').fill('Slow Sundays')
    await kitchen.getByRole('button', { name: 'Rename', exact: true }).click()
    await expect.poll(() => names.allInnerTexts()).toEqual(['For the kids', 'Slow Sundays'])
    await kitchen.getByLabel('Milk', { exact: true }).check()
    await kitchen.getByText('Saved on this device.').waitFor()
    await expect.poll(() => findViolations(kitchen)).toEqual([])
    const saved = await saveData(kitchen)
    await kitchen.getByRole('button', { name: 'Copy to another device' }).click()
    const link = await kitchen.getByLabel('Link', { exact: true }).inputValue()

    await asReader(async (other) => {
      const there = await other.newPage()
      const sent: string[] = []
      there.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`))
      await there.goto(link)
      await there.getByText('2 collections: For the kids, Slow Sundays').waitFor()
      await expect.poll(() => findViolations(there)).toEqual([])
      expect((await saveData(there)).records).toEqual([])
      await there.getByRole('button', { name: 'Add everything' }).click()
      await there.getByText('Added to your kitchen.').waitFor()
      await there.locator('.own-collection', { hasText: 'Slow Sundays' }).getByRole('link', { name: 'Fried Chicken' }).waitFor()
      expect(there.url()).not.toContain('#')
      expect(await saveData(there)).toEqual(saved)
      const secret = link.slice(-40)
      expect(sent.length).toBeGreaterThan(3)
      // Playwright names the document with its fragment, which the browser does not send.
      expect(sent.slice(1).filter((request) => request.includes(secret))).toEqual([])
    })
  })
})

test('which foods are nuts depends on the site’s region, in the profile, on cards and pages', async () => {
  const { db } = journey.site
  const ingredients = ['1 head lettuce', '2 tbsp pine nuts']
  await insertRecipe(db, aRecipe({ title: 'Pine Nut Salad', slug: 'pine-nut-salad', ingredients }))
  const says = async (avoided: string, said: string, onPage: string) => {
    await asReader(async (context) => {
      const kitchen = await open(context, '/my-kitchen')
      await kitchen.getByLabel(avoided, { exact: true }).check()
      await kitchen.getByText('Saved on this device.').waitFor()
      const list = await open(context, '/recipes')
      await list.locator('.recipe-grid article', { hasText: 'Pine Nut Salad' }).getByText(said, { exact: true }).waitFor()
      const page = await open(context, '/recipes/pine-nut-salad')
      await page.locator('.recipe-head .own-mark', { hasText: said }).waitFor()
      await page.locator('#my-notes').scrollIntoViewIfNeeded()
      await page.locator('.for-you').getByText(onPage).waitFor()
    })
  }
  await says('Tree nuts', 'Contains tree nuts', ': 2 tbsp pine nuts')
  const settings = await findSettings(db)
  await updateSettings(db, { ...settings, allergenRegion: 'eu' })
  try {
    await says('Nuts', 'May not be free of nuts', 'May not be free of nuts')
  } finally {
    await updateSettings(db, settings)
  }
})

test('Safari’s seven-day limit is explained, with the way to save a file', async () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
  const safari = await journey.newPage({ userAgent })
  await safari.goto(`${journey.site.origin}/my-kitchen`)
  await safari.getByText('Safari deletes what sites keep on this device after seven days').waitFor()
  await expect.poll(() => safari.getByText(/Your browser (?:keeps|may clear)/).count()).toBe(0)
})
