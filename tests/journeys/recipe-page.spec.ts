import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { insertRecipe, updateRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listRequests, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const burger = '/recipes/classic-cheeseburger'
const chicken = '/recipes/fried-chicken'
/** The code that scales a recipe in place. */
const readerCode = '**/assets/show-lines-*.js'

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(() => visit({}))

/** Starts over as a visitor with empty storage. */
async function visit(options: BrowserContextOptions) {
  context = await journey.newContext({ reducedMotion: 'reduce', ...options })
  page = await context.newPage()
}

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

function link(name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

function ingredient(words: string) {
  return page.getByRole('main').getByRole('checkbox', { name: words })
}

function servings() {
  return page.getByLabel('servings', { exact: true })
}

/** From the page itself: `page.url()` is updated a moment later. */
function address() {
  return page.evaluate(() => location.pathname + location.search + location.hash)
}

/** Holds requests for such addresses until they are released; `letCome` also waits until the page has had a moment with them. */
async function holdBack(pattern: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, (route) => promise.then(() => route.continue()))
  async function letCome() {
    const came = page.waitForEvent('requestfinished')
    release()
    await came
    await page.waitForTimeout(150)
  }
  return { release, letCome }
}

describe('servings', () => {
  test('are stepped up and down in place, with no request except for the code', { tags: 'promise' }, async () => {
    await open(burger)
    await link('More servings').scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    const asked = listRequests(page)
    await link('More servings').click()
    await ingredient('10 slices').waitFor()
    await link('Fewer servings').click()
    await link('Fewer servings').click()
    await ingredient('6 slices').waitFor()
    expect(
      asked.filter(
        (url) =>
          !/\/assets\/(?:show|ingredients|british-recipes|find-step-foods|fold|times|foods|temperatures)-|\.woff2$|^\/images\//.test(
            new URL(url).pathname,
          ),
      ),
    ).toEqual([])
    await expect.poll(() => address()).toBe(`${burger}?servings=3`)
    await page.getByRole('status').getByText('3 servings').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    const opened = context.waitForEvent('page')
    await link('Fewer servings').click({ modifiers: ['Control'] })
    const other = await opened
    await other.waitForURL(`**${burger}?servings=2#recipe`)
    expect(await address()).toBe(`${burger}?servings=3`)
  })

  test('may be any number, typed, and are scaled without a network once the scaler is there', async () => {
    await open(burger)
    await servings().fill('')
    await expect.poll(() => ingredient('8 slices').count()).toBe(1)
    await servings().fill('2.5')
    await ingredient('5 slices').waitFor()
    await servings().fill('2.25')
    const rule = page.locator('.dials__note').getByText('Enter ½ to 999, in halves.').first()
    await rule.waitFor()
    await expect.poll(() => servings().getAttribute('aria-invalid')).toBe('true')
    // Nothing of a number that is too large is used.
    await servings().fill('')
    await servings().pressSequentially('1000')
    await rule.waitFor()
    await ingredient('8 slices').waitFor()
    await servings().blur()
    await expect.poll(() => servings().inputValue()).toBe('1000')
    await expect.poll(() => servings().getAttribute('aria-invalid')).toBe('true')
    await servings().fill('12')
    await ingredient('24 slices').waitFor()
    await rule.waitFor({ state: 'detached' })
    await servings().press('Enter')
    await servings().blur()
    await expect.poll(() => servings().inputValue()).toBe('12')
    await expect.poll(() => address()).toBe(`${burger}?servings=12`)
    await context.setOffline(true)
    await link('More servings').click()
    await ingredient('26 slices').waitFor()
    await link('Metric').click()
    await ingredient('2.21 kg').waitFor()
  })

  test('add up when they are pressed faster than the scaler loads', async () => {
    const reader = await holdBack(readerCode)
    await open(burger)
    for (let press = 0; press < 3; press++) await link('More servings').click()
    reader.release()
    await ingredient('14 slices').waitFor()
    await expect.poll(() => address()).toBe(`${burger}?servings=7`)
  })

  test('are unchanged if the visitor leaves before the scaler is there', async () => {
    const reader = await holdBack(readerCode)
    await open(burger)
    await link('More servings').click()
    await link('View Recipe: Chili Dog').click()
    await page.getByRole('heading', { level: 1, name: 'Chili Dog' }).waitFor()
    await reader.letCome()
    await expect.poll(() => address()).toBe('/recipes/chili-dog')
  })

  test('are unchanged if the visitor is on the way to another page before the scaler is there', async () => {
    const reader = await holdBack(readerCode)
    const nextPage = await holdBack('**/chili-dog.data*')
    await open(burger)
    await link('More servings').click()
    await link('View Recipe: Chili Dog').click()
    await reader.letCome()
    nextPage.release()
    await page.getByRole('heading', { level: 1, name: 'Chili Dog' }).waitFor()
    await expect.poll(() => address()).toBe('/recipes/chili-dog')
  })

  test('come from the server if the scaler can’t be loaded', async () => {
    await page.route(readerCode, (route) => route.abort())
    await open(burger)
    const refused = page.waitForEvent('requestfailed')
    await link('More servings').click()
    await refused
    await ingredient('10 slices').waitFor()
    await expect.poll(() => servings().inputValue()).toBe('5')
  })

  test('stay when the visitor returns to the recipe, and Back leaves it at once', async () => {
    await open('/recipes')
    await page.getByRole('link', { name: 'Classic Cheeseburger', exact: true }).click()
    await link('More servings').click()
    await link('More servings').click()
    await ingredient('12 slices').waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'All Recipes' }).waitFor()
    await page.goForward()
    await ingredient('12 slices').waitFor()
    await expect.poll(() => address()).toBe(`${burger}?servings=6`)
  })

  test('work by links and a form without JavaScript', async () => {
    await visit({ javaScriptEnabled: false })
    await page.goto(journey.site.origin + burger)
    await link('More servings').click()
    await ingredient('10 slices').waitFor()
    await expect.poll(() => address()).toBe(`${burger}?servings=5#recipe`)
    await link('Metric').click()
    await servings().fill('8')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await ingredient('1.36 kg').waitFor()
    await expect.poll(() => address()).toBe(`${burger}?units=metric&servings=8#recipe`)
  })
})

test('on a phone a bar leads to the ingredients, the method and cook mode, from below the head to the end of the recipe', {
  tags: 'promise',
}, async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(burger)
  const bar = page.getByRole('navigation', { name: 'This recipe' })
  const isShown = () => bar.evaluate((element) => element.getBoundingClientRect().bottom === innerHeight)
  const toEdge = (button: Element) => scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
  await page.getByRole('button', { name: 'Cook mode' }).evaluate(toEdge)
  await expect.poll(() => isShown()).toBe(false)
  await bar.getByRole('link', { name: 'Method' }).click()
  await expect.poll(() => page.locator('#method').evaluate((title) => title.getBoundingClientRect().top)).toBeLessThan(200)
  await expect.poll(() => isShown()).toBe(true)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView())
  await expect.poll(isShown).toBe(false)
  await bar.getByRole('link', { name: 'Cook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('steps show the list’s amounts, an ingredient highlights its steps and a step its ingredients, until Escape, and ticks are separate', async () => {
  await open('/recipes/mac-and-cheese')
  const step = (words: string) => page.locator('.recipe-steps li', { hasText: words })
  const lit = () => page.locator('li[data-lit]').allInnerTexts()
  const roux = step('Cook the roux')
  const butter = roux.locator('.food', { hasText: 'butter' }).locator('.food__amount')
  await expect.poll(() => roux.locator('p').first().innerText()).toContain('Melt the butter (4 tbsp) in the empty pot')
  await link('More servings').click()
  await butter.filter({ hasText: '(¼ cup + ½ tbsp)' }).waitFor()
  await page.getByRole('button', { name: 'Steps 1, 5: sharp cheddar' }).click()
  await expect.poll(async () => (await lit()).length).toBe(3)
  expect((await lit()).join()).toMatch(/sharp cheddar[\s\S]*Grate the cheese[\s\S]*Melt off the heat/)
  await expect.poll(() => ingredient('sharp cheddar').isChecked()).toBe(false)
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(lit).toEqual([])
  await page.getByRole('button', { name: 'Ingredients of step 3' }).press('Enter')
  await expect.poll(async () => (await lit()).join()).toMatch(/butter[\s\S]*flour[\s\S]*dry mustard/)
  await roux.getByText('flour').click()
  await expect.poll(async () => (await lit()).join()).not.toContain('butter')
  await page.getByRole('button', { name: 'Amounts in the steps' }).click()
  await expect.poll(() => butter.isVisible()).toBe(false)
  await page.reload()
  await expect.poll(() => butter.isVisible()).toBe(false)
})

test('a step that counts what it makes says for how many servings it is, on the page, in cook mode and on paper, unless those are shown', async () => {
  const note = page.getByText('Written for 4 servings', { exact: true })
  await open(burger)
  await expect.poll(() => note.count()).toBe(0)
  await link('More servings').click()
  await ingredient('10 slices').waitFor()
  await page.locator('.recipe-steps li', { hasText: '8 loose balls' }).getByText('Written for 4 servings').waitFor()
  await expect.poll(() => page.locator('.recipe-steps li', { hasText: 'Flip and melt' }).getByText('Written for').count()).toBe(0)
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await note.first().waitFor()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Cook mode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cook mode' })
  await dialog.waitFor()
  await dialog.getByRole('heading', { level: 2 }).waitFor()
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('heading', { name: 'Ball the beef' }).waitFor()
  await dialog.locator('.cook-step').getByText('Written for 4 servings').waitFor()
})

describe('units', () => {
  test('are remembered for the next recipe, which says so and offers to revert', { tags: 'promise' }, async () => {
    await open(burger)
    await link('Metric').click()
    await ingredient('680 g ground chuck').waitFor()
    await expect.poll(() => address()).toBe(`${burger}?units=metric`)
    await open(chicken)
    await page.getByText('Shown in metric, per your preferences.').waitFor()
    await expect.poll(() => ingredient('1.4 kg chicken drumsticks').count()).toBe(1)
    await expect.poll(() => address()).toBe(chicken)
    await page.getByRole('button', { name: 'Show as written' }).click()
    await ingredient('3 lb (1.4 kg)').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('As written')
    await page.reload()
    await expect.poll(() => ingredient('3 lb (1.4 kg)').count()).toBe(1)
    await expect.poll(() => page.getByText('per your preferences').count()).toBe(0)
  })

  test('in the address take precedence over remembered ones', async () => {
    await page.addInitScript(() => localStorage.setItem('recipeUnits', 'metric'))
    await open(`${chicken}?units=us`)
    await page.waitForTimeout(150)
    await expect.poll(() => ingredient('3 lb chicken drumsticks').count()).toBe(1)
    await open(`${chicken}?units=original`)
    await page.waitForTimeout(150)
    await expect.poll(() => ingredient('3 lb (1.4 kg) chicken').count()).toBe(1)
  })

  test.each([
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])('that were remembered hardly shift the page at $width px', async (viewport) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      localStorage.setItem('recipeUnits', 'metric')
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(`${chicken}#recipe`)
    await page.getByText('per your preferences').waitFor()
    await page.waitForTimeout(150)
    // Lines of the list wrap differently in other units. Up to 0.1 is good by web.dev/articles/cls.
    await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.05)
  })
})

describe('ticks', () => {
  test('survive a reload and an edit of other lines, and are cleared with one press', { tags: 'promise' }, async () => {
    const recipe = await insertRecipe(
      journey.site.db,
      aRecipe({ slug: 'ticked', ingredients: ['2 eggs', '1 onion'], steps: ['Beat the eggs.', 'Chop.'] }),
    )
    await open('/recipes/ticked')
    await ingredient('1 onion').check()
    await page.getByRole('checkbox', { name: 'Step 1 done' }).check()
    await updateRecipe(journey.site.db, recipe.id, {
      ...recipe,
      ingredients: ['3 eggs', 'Salt', '1 onion'],
      steps: ['Crack them.', 'Beat the eggs.'],
    })
    await page.reload()
    await expect.poll(() => ingredient('1 onion').isChecked()).toBe(true)
    await expect.poll(() => ingredient('Salt').isChecked()).toBe(false)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Step 1 done' }).isChecked()).toBe(false)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Step 2 done' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Uncheck all' }).click()
    await expect.poll(() => ingredient('1 onion').isChecked()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Copy ingredients')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recipeTicks'))).toBeNull()
  })

  test('set before the page’s code ran are kept', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    await page.goto(journey.site.origin + burger, { waitUntil: 'domcontentloaded' })
    await ingredient('8 slices').check()
    release()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recipeTicks'))).toContain('8 slices')
    await expect.poll(() => ingredient('8 slices').isChecked()).toBe(true)
  })

  test('keep their meaning at other servings, and stay in step across tabs', async () => {
    await open(burger)
    await ingredient('8 slices').check()
    await link('More servings').click()
    await ingredient('10 slices').waitFor()
    await expect.poll(() => ingredient('10 slices').isChecked()).toBe(true)
    const other = await context.newPage()
    await other.goto(journey.site.origin + burger)
    const there = other.getByRole('checkbox', { name: '8 slices' })
    await expect.poll(() => there.isChecked()).toBe(true)
    await there.uncheck()
    await expect.poll(() => ingredient('10 slices').isChecked()).toBe(false)
  })

  test('last on the page if the browser stores nothing', async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(burger)
    await ingredient('8 slices').check()
    await expect.poll(() => ingredient('8 slices').isChecked()).toBe(true)
  })
})

describe('on paper', () => {
  test.each(builtInRecipes.map(({ slug }) => slug))('%s takes one page of A4 or Letter', async (slug) => {
    await open(`/recipes/${slug}?servings=9&units=metric`)
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    }
  })

  test('a panel first asks what to print, by keyboard too, and remembers it', { tags: 'promise' }, async () => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0 })
      window.print = () => Object.assign(window, { printed: Number(Reflect.get(window, 'printed')) + 1 })
    })
    const countPrinted = () => page.evaluate(() => Number(Reflect.get(window, 'printed')))
    await open(`${burger}?servings=8`)
    await page.getByRole('button', { name: 'Print' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Print' })
    await panel.getByLabel('Picture').press('Space')
    await panel.getByLabel('Nutrition').press('Space')
    await panel.getByLabel('Medium').press('ArrowRight')
    await expect.poll(() => findViolations(page)).toEqual([])
    await panel.getByLabel('Picture').press('Enter')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(countPrinted).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('img', { name: /^A sesame cheeseburger/ }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Nutrition Facts' }).isVisible()).toBe(false)
    await page.getByText(/classic-cheeseburger\?servings=8$/).waitFor()
    const code = page.getByRole('img', { name: 'This page as a QR code' })
    await code.waitFor()
    await page.emulateMedia({ media: 'screen' })
    await open(chicken)
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => panel.getByLabel('Picture').isChecked()).toBe(true)
    await expect.poll(() => panel.getByLabel('Nutrition').isChecked()).toBe(false)
    await expect.poll(() => panel.getByLabel('Large').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => countPrinted()).toBe(0)
    await page.getByRole('button', { name: 'Print' }).click()
    await panel.getByLabel('QR code of this page').uncheck()
    await panel.getByRole('button', { name: 'Print' }).click()
    await expect.poll(countPrinted).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => code.isVisible()).toBe(false)
  })
})

describe('copying and sharing', () => {
  test('the ingredients are copied as shown, and a step’s number is its anchor, below the header’s edge', {
    tags: 'promise',
  }, async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: journey.site.origin })
    await open(`${burger}?servings=2&units=metric`)
    await page.getByRole('button', { name: 'Copy ingredients' }).click()
    await meetToast(page, 'Ingredients copied', 'status')
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(copied).toHaveLength(12)
    expect(copied[0]).toBe('340 g ground chuck, 80/20, cold')
    await link('Step 3').click()
    await expect.poll(() => address()).toBe(`${burger}?servings=2&units=metric#step-3`)
    const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Toast the buns' }) })
    await expect.poll(async () => (await step.boundingBox())?.y).toBeLessThan(200)
    const header = await page.getByRole('banner').boundingBox()
    expect((await step.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  })

  test('they work without a clipboard API, too', async () => {
    await context.grantPermissions(['clipboard-read'], { origin: journey.site.origin })
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) })
    })
    await open(burger)
    const button = page.getByRole('button', { name: 'Copy ingredients' })
    await button.click()
    await meetToast(page, 'Ingredients copied', 'status')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('1½ lb (680 g) ground chuck')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('the shared link leads to what is shown', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: journey.site.origin })
    await page.addInitScript(() => localStorage.setItem('recipeUnits', 'metric'))
    await open(burger)
    await page.getByText('per your preferences').waitFor()
    await link('More servings').click()
    await ingredient('10 slices').waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await meetToast(page, 'Link copied')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${journey.site.origin}${burger}?servings=5&units=metric`)
  })

  test('a link that can be neither shared nor copied is shown, for copying by hand', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) })
      document.execCommand = () => false
    })
    await open(burger)
    const button = page.getByRole('button', { name: 'Share' })
    await button.click()
    const field = page.getByRole('dialog', { name: 'Copy the link' }).getByLabel('Link')
    await expect.poll(() => field.inputValue()).toBe(`${journey.site.origin}${burger}`)
    const isSelected = (input: HTMLElement | SVGElement) =>
      input === document.activeElement && input instanceof HTMLInputElement && input.selectionEnd === input.value.length
    expect(await field.evaluate(isSelected)).toBe(true)
    await expectAccessible(page, [390, 1280])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('at 320, 390 and 1280 px', () => {
  const widths = [320, 390, 1280]

  test('a scaled and ticked recipe is accessible and fits', async () => {
    await page.addInitScript(() => localStorage.setItem('recipeUnits', 'us'))
    await open(`${chicken}?servings=0.5`)
    await page.getByText('per your preferences').waitFor()
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('checkbox', { name: 'Step 2 done' }).check()
    await expectAccessible(page, widths)
  })

  test('sixty ingredients, long lines and a word of 90 letters fit', async () => {
    const word = 'm'.repeat(90)
    const lines = Array.from(
      { length: 60 },
      (_, index) => `${index + 1} cups ${index % 2 ? word : 'a line that goes on and on, '.repeat(6)}`,
    )
    await insertRecipe(journey.site.db, aRecipe({ slug: 'long', ingredients: lines, steps: [`${word} ${word}`, 'Stir. '.repeat(200)] }))
    await open('/recipes/long')
    await link('More batches').click()
    await page.getByRole('status').getByText('2 batches').waitFor({ state: 'attached' })
    await expectAccessible(page, widths)
  })
})

test.each([390, 900, 1280, 1440])('at %i pixels no button under the title is alone on a row', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(journey.site.origin + chicken)
  const share = await page.getByRole('button', { name: 'Share' }).boundingBox()
  const print = await page.getByRole('button', { name: 'Print' }).boundingBox()
  expect(share?.y).toBe(print?.y)
})
