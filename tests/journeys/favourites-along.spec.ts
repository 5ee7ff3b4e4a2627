import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { bbqRibs } from '#content/recipes/bbq-ribs.ts'
import { friedChicken } from '#content/recipes/fried-chicken.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const journey = startJourney()
let phone: Page
beforeEach(async () => {
  phone = await openDevice({ width: 390 })
})

/** A separate browser context, with its own storage. */
async function openDevice({ width = 1280, colorScheme = 'light' as 'light' | 'dark', scale = 1 }) {
  const viewport = { width, height: 900 }
  return journey.newPage({ reducedMotion: 'reduce', viewport, colorScheme, deviceScaleFactor: scale })
}

async function open(page: Page, path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

/** Opens the favourites with something in storage, as if from an earlier visit. */
async function openWith(page: Page, stored: unknown) {
  await open(page, '/about')
  await page.evaluate((value) => localStorage.setItem('favoriteRecipes', value), JSON.stringify(stored))
  await open(page, '/favourites')
}

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Copy to another device' }).click()
  return page.getByRole('dialog', { name: 'Copy to another device' })
}

function ticketNames(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
}

function readStored(page: Page): Promise<{ id: number; title: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('favoriteRecipes') ?? '[]'))
}

async function dropOn(page: Page, text: string) {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'dropped.json'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
}

function aFile(text: string) {
  return { name: 'favourites.json', mimeType: 'application/json', buffer: Buffer.from(text) }
}

test('a link carries the phone’s recipes to the tablet, which asks once before adding them', { tags: 'promise' }, async () => {
  await openWith(phone, [friedChicken, bbqRibs])
  const link = await (await openPanel(phone)).getByLabel('Link', { exact: true }).inputValue()
  expect(link).toBe(`${journey.site.origin}/favourites#add=2.4`)

  const tablet = await openDevice({})
  const asked: string[] = []
  tablet.on('request', (request) => asked.push(request.url()))
  await openWith(tablet, [bbqRibs])
  await tablet.goto(link)
  const arrivals = tablet.getByRole('region', { name: '2 recipes from another device' })
  await arrivals.getByText('Fried Chicken. 1 already in your list.').waitFor()
  await expect.poll(() => arrivals.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(true)
  await expect.poll(() => readStored(tablet)).toHaveLength(1)
  await arrivals.getByRole('button', { name: 'Add them' }).press('Enter')
  await arrivals.getByRole('status').getByText('Added 1 recipe. 1 already here.').waitFor()
  await expect.poll(() => ticketNames(tablet)).toEqual(['BBQ Ribs', 'Fried Chicken'])
  expect((await readStored(tablet))[1]).toMatchObject({ id: 2, title: 'Fried Chicken', steps: friedChicken.steps })
  await tablet.waitForURL(`${journey.site.origin}/favourites`)
  await arrivals.getByRole('button', { name: 'Close' }).press('Enter')
  await expect.poll(() => tablet.evaluate(() => document.activeElement?.id)).toBe('main')

  await tablet.reload()
  await tablet.getByRole('link', { name: 'BBQ Ribs' }).waitFor()
  await expect.poll(() => arrivals.count()).toBe(0)
  expect(asked.filter((url) => url.includes('add='))).toEqual([])
})

test('declining a link’s recipes adds nothing, and it does not ask again', async () => {
  await open(phone, '/favourites#add=2.4')
  await phone.getByRole('button', { name: 'Not now' }).click()
  await phone.waitForURL(`${journey.site.origin}/favourites`)
  await expect.poll(() => readStored(phone)).toEqual([])
  await phone.getByText('No favourite recipes yet.').waitFor()
})

test('a link’s missing or unreadable recipes are counted, and addresses work as well', async () => {
  await open(phone, '/favourites#add=~fried-chicken.3n7.!!')
  const arrivals = phone.getByRole('region', { name: '2 recipes from another device' })
  await arrivals.getByRole('button', { name: 'Add them' }).click()
  await arrivals.getByRole('status').getByText('Added 1 recipe. 1 no longer on this site. 1 could not be read.').waitFor()
  await expect.poll(() => ticketNames(phone)).toEqual(['Fried Chicken'])
})

test('a link that names nothing says so', async () => {
  await open(phone, '/favourites#add=!!')
  await phone.getByRole('region', { name: 'This link has no recipes in it' }).getByRole('button', { name: 'Close' }).click()
  await phone.waitForURL(`${journey.site.origin}/favourites`)
})

test('without a connection a link keeps what it could not fetch, and another try adds it', async () => {
  await phone.route('**/api/recipes/4', (route) => route.abort())
  await open(phone, '/favourites#add=2.4')
  const arrivals = phone.getByRole('region', { name: '2 recipes from another device' })
  await arrivals.getByText('Fried Chicken and 1 more.').waitFor()
  await arrivals.getByRole('button', { name: 'Add them' }).click()
  await arrivals.getByText('Added 1 recipe. 1 could not be fetched.').waitFor()
  await phone.waitForURL(`${journey.site.origin}/favourites#add=4`)
  await phone.unroute('**/api/recipes/4')
  await arrivals.getByRole('button', { name: 'Try again' }).click()
  await arrivals.getByText('Added 1 recipe. 1 already here.').waitFor()
  await expect.poll(() => ticketNames(phone)).toEqual(['Fried Chicken', 'BBQ Ribs'])
  await phone.waitForURL(`${journey.site.origin}/favourites`)
})

test('a part of the page that did not load is reported, and loads with the page', async () => {
  await phone.route('**/assets/arrivals-*.js', (route) => route.abort())
  await open(phone, '/favourites#add=4')
  await phone.getByText('Part of the page couldn’t load.').waitFor()
  await phone.unroute('**/assets/arrivals-*.js')
  await phone.getByRole('button', { name: 'Reload' }).click()
  await phone.getByRole('region', { name: '1 recipe from another device' }).waitFor()
})

test.each([
  [2, 'light'],
  [120, 'dark'],
] as const)('a camera reads the code of %i recipes from a phone’s screen, %s', async (count, colorScheme) => {
  const device = await openDevice({ width: 390, colorScheme, scale: 3 })
  await device.route('**/api/recipes/*', (route) => route.abort())
  await openWith(
    device,
    Array.from({ length: count }, (_, place) => ({ ...bbqRibs, id: 1001 + place })),
  )
  const panel = await openPanel(device)
  await panel.getByRole('button', { name: 'Show QR code' }).click()
  const picture = await panel.getByRole('img', { name: 'The link as a QR code' }).screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(await panel.getByLabel('Link', { exact: true }).inputValue())
})

test.each([
  [300, 'Too many recipes for a QR code.', 1],
  [501, 'A link can carry 500 recipes, and you have 501.', 0],
])('with %i recipes the panel says that these are %s', async (count, words, links) => {
  await phone.route('**/api/recipes/*', (route) => route.abort())
  const stored = Array.from({ length: count }, (_, place) => ({ id: 1001 + place, title: 'Soup' }))
  await openWith(phone, stored)
  const panel = await openPanel(phone)
  await panel.getByText(words).waitFor()
  await expect.poll(() => panel.getByRole('button', { name: 'Show QR code' }).count()).toBe(0)
  await expect.poll(() => panel.getByLabel('Link', { exact: true }).count()).toBe(links)
})

test('without a clipboard the link is copied anyway, and where the browser refuses it is selected for copying by hand', async () => {
  await openWith(phone, [bbqRibs])
  await phone.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const panel = await openPanel(phone)
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await panel.getByRole('status').getByText('Link copied.').waitFor()
  await phone.evaluate(() => Object.defineProperty(document, 'execCommand', { value: () => false }))
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await panel.getByRole('status').getByText('The link is selected').waitFor()
  await expect.poll(() => phone.evaluate(() => getSelection()?.toString())).toBe(`${journey.site.origin}/favourites#add=4`)
})

test('if the device has a share sheet, the link goes through that', async () => {
  await openWith(phone, [bbqRibs])
  await phone.evaluate(() => {
    navigator.share = async ({ url = '' } = {}) => {
      document.title = url
    }
  })
  const panel = await openPanel(phone)
  await panel.getByRole('button', { name: 'Share link' }).click()
  await expect.poll(() => phone.title()).toBe(`${journey.site.origin}/favourites#add=4`)
})

test('a file brings full recipes to another device, including deleted ones; importing it again changes nothing', {
  tags: 'promise',
}, async () => {
  const lost = { ...bbqRibs, id: 4711, slug: 'lost-burger', title: 'Lost Burger' }
  await openWith(phone, [lost, friedChicken])
  const panel = await openPanel(phone)
  const [download] = await Promise.all([phone.waitForEvent('download'), panel.getByRole('button', { name: 'Save file' }).click()])
  expect(download.suggestedFilename()).toMatch(/^griddle-favourites-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'recipe-favourites', version: 1, site: journey.site.origin })

  const tablet = await openDevice({})
  await openWith(tablet, [bbqRibs])
  const other = await openPanel(tablet)
  await other.getByLabel('Choose a file').setInputFiles(aFile(text))
  await other.getByRole('status').getByText('Added 2 recipes.').waitFor()
  await dropOn(tablet, text)
  await other.getByText('2 already here.').waitFor()
  await tablet.keyboard.press('Escape')
  await tablet.getByText('Off the menu', { exact: true }).waitFor()
  await expect.poll(() => ticketNames(tablet)).toEqual(['BBQ Ribs', 'Lost Burger', 'Fried Chicken'])
  expect((await readStored(tablet))[1]).toMatchObject({ title: 'Lost Burger', steps: bbqRibs.steps })
})

test('a file from another site adds only what this site has under the same name, after asking', async () => {
  const foreign = [
    { ...friedChicken, id: 1001 },
    { ...bbqRibs, id: 2, slug: 'their-own', title: 'Their own' },
  ]
  await open(phone, '/favourites')
  const panel = await openPanel(phone)
  const text = JSON.stringify({ format: 'recipe-favourites', version: 1, site: 'https://eat.example', recipes: foreign })
  await panel.getByLabel('Choose a file').setInputFiles(aFile(text))
  await panel.getByRole('region', { name: '2 recipes from eat.example' }).getByRole('button', { name: 'Add them' }).click()
  await panel.getByText('Added 1 recipe. 1 no longer on this site.').waitFor()
  await expect.poll(() => readStored(phone)).toMatchObject([{ id: 2, title: 'Fried Chicken' }])
})

/** Files, and the message for each. */
const useless = [
  ['not json at all', 'This isn’t a favourites file.'],
  ['{"bookmarks":[]}', 'no recipes this site can read'],
  ['[]', 'This file has no recipes in it.'],
  [' '.repeat(10_000_001), 'over 10 MB'],
] as const

test('an unusable file is refused with an explanation and nothing is lost', async () => {
  await openWith(phone, [bbqRibs])
  const panel = await openPanel(phone)
  const file = join(journey.site.dataDir, 'useless.json')
  for (const [text, words] of useless) {
    await writeFile(file, text)
    // By its path: passing ten megabytes to the browser takes seconds.
    await panel.getByLabel('Choose a file').setInputFiles(file)
    await panel.getByRole('alert').getByText(words).waitFor()
    await panel.getByRole('alert').getByText('Your list hasn’t changed.').waitFor()
    await expect.poll(() => readStored(phone)).toMatchObject([{ id: 4 }])
  }
})

test('a file too large for the storage adds nothing and loses nothing', async () => {
  await openWith(phone, [bbqRibs])
  const panel = await openPanel(phone)
  await phone.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  await panel.getByLabel('Choose a file').setInputFiles(aFile(JSON.stringify([friedChicken])))
  await panel.getByRole('alert').getByText('Nothing was added: your browser’s storage is full').waitFor()
  await expect.poll(() => readStored(phone)).toMatchObject([{ id: 4 }])
})

test('a recipe that changed since it was saved says what changed, in every tab, until the reader accepts the new one', {}, async () => {
  const saved = { ...bbqRibs, ingredients: ['1 rack of ribs', ...bbqRibs.ingredients.slice(1)], steps: bbqRibs.steps.toReversed() }
  await openWith(phone, [saved, friedChicken])
  const note = phone.getByRole('article').filter({ hasText: 'Changed since you saved it' })
  await note.getByText('Changed since you saved it: ingredients, steps.').waitFor()
  await expect.poll(() => note.getByRole('heading', { level: 2 }).innerText()).toBe('BBQ Ribs')
  await note.getByText('What changed').press('Enter')
  await expect.poll(() => note.getByRole('listitem').allTextContents()).toEqual(['Was 1 rack of ribs', `Now ${bbqRibs.ingredients[0]}`])
  await note.getByText('Same lines, different order.').waitFor()

  await phone.reload()
  const tab = await phone.context().newPage()
  await open(tab, '/favourites')
  await tab.getByText('Changed since you saved it').waitFor()
  await note.getByRole('button', { name: 'Use the new version of BBQ Ribs' }).press('Enter')
  await tab.getByText('Changed since you saved it').waitFor({ state: 'detached' })
  await expect.poll(() => phone.evaluate(() => document.activeElement?.textContent)).toBe('BBQ Ribs')
  expect((await readStored(phone))[0]).toEqual(bbqRibs)
  await phone.reload()
  await phone.getByRole('link', { name: 'BBQ Ribs' }).waitFor()
  await phone.waitForLoadState('networkidle')
  await expect.poll(() => phone.getByText('Changed since you saved it').count()).toBe(0)
})

test('a recipe saved from its own page or its card does not count as changed', async () => {
  await open(phone, '/recipes/bbq-ribs')
  await phone.getByRole('main').getByRole('button', { name: 'Favourite BBQ Ribs' }).click()
  await open(phone, '/recipes')
  await phone.getByRole('main').getByRole('button', { name: 'Favourite Fried Chicken' }).click()
  await expect.poll(async () => (await readStored(phone)).length).toBe(2)
  const renewed = phone.waitForResponse('**/api/recipes/4')
  await open(phone, '/favourites')
  await renewed
  await phone.waitForLoadState('networkidle')
  await expect.poll(() => phone.getByText('Changed since you saved it').count()).toBe(0)
  await expect.poll(() => readStored(phone)).toEqual([bbqRibs, friedChicken])
})

test('all of it is accessible and fits, from the narrowest phone to a desk', async () => {
  const widths = [320, 390, 1280]
  const page = await openDevice({})
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  const long = 'Supercalifragilistic'.repeat(4)
  await openWith(page, [{ ...bbqRibs, ingredients: [long] }, friedChicken])
  await open(page, '/about')
  await open(page, '/favourites#add=1.2.3')
  await page.getByText('What changed').click()
  await page.getByRole('region', { name: '3 recipes from another device' }).getByText('Classic Cheeseburger').waitFor()
  await expectAccessible(page, widths)
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Show QR code' }).click()
  await panel.getByRole('img').waitFor()
  await panel.getByLabel('Choose a file').setInputFiles(aFile('nonsense'))
  await panel.getByRole('alert').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => [width, await findViolations(page)]).toEqual([width, []])
    await expect.poll(() => panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    const small = await panel
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height).filter((height) => height < 43.5))
    expect([width, small]).toEqual([width, []])
  }
  expect(refused).toEqual([])
})
