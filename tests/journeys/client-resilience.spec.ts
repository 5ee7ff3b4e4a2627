import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { startJourney, takeTime, untilStarted } from '#tests/set-up/journey.ts'

const aboutCode = '**/assets/site-page-*.js'
const incomplete = 'This page didn’t load completely.'
const offline = 'You seem to be offline. The page couldn’t load.'

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await journey.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
})

/** Starts over in a browser whose clock can be set. */
async function visitWithClock() {
  context = await journey.newContextWithClock({ reducedMotion: 'reduce' })
  page = await context.newPage()
}

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

function follow(name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name }).click()
}

function heading(name: string) {
  return page.getByRole('heading', { level: 1, name })
}

/** The full pages that the browser has requested, by path. */
function countDocuments() {
  const paths: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && paths.push(new URL(request.url()).pathname))
  return paths
}

describe('page code that does not arrive', () => {
  test('on a page change: the next page is loaded from the server once, then a message covers it', { tags: 'promise' }, async () => {
    await open('/recipes')
    await page.route(aboutCode, (route) => route.abort())
    const documents = countDocuments()
    await follow('About Us')
    await page.getByRole('alert').getByText(incomplete).waitFor()
    expect(documents).toEqual(['/about'])
    await expect.poll(() => heading('About Us').isVisible()).toBe(true)
  })

  test('on a page change, again: the present page stays and offers another try', async () => {
    await open('/recipes')
    await page.evaluate(() => sessionStorage.setItem('pageReloaded:/about', '1'))
    await page.route(aboutCode, (route) => route.abort())
    const documents = countDocuments()
    await follow('About Us')
    const notice = page.getByRole('alert')
    await notice.getByText(incomplete).waitFor()
    expect(documents).toEqual([])
    await expect.poll(() => heading('Recipe').isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('status').getByText('Loading…').count()).toBe(0)
    await page.unroute(aboutCode)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await heading('About Us').waitFor()
    await page.waitForFunction(() => sessionStorage.getItem('pageReloaded:/about') === null)
  })

  test('on the first load: the page is reloaded once, then stays readable under a message', async () => {
    await page.route(aboutCode, (route) => route.abort())
    const documents = countDocuments()
    await page.goto(`${journey.site.origin}/about`)
    await page.getByRole('alert').getByText(incomplete).waitFor()
    expect(documents).toEqual(['/about', '/about'])
    await expect.poll(() => heading('About Us').isVisible()).toBe(true)
    await page.unroute(aboutCode)
    await page.getByRole('button', { name: 'Try again' }).click()
    await untilStarted(page)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  test('on a page change, hanging for two minutes: a spinner, then the next page from the server', async () => {
    await visitWithClock()
    await page.clock.install({ time: new Date('2026-11-21T11:59:00') })
    await open('/recipes')
    // From here on the clock moves only when told to, so that a slow machine does not bring the two minutes nearer.
    await page.clock.pauseAt(new Date('2026-11-21T12:00:00'))
    await page.route(aboutCode, () => {})
    const documents = countDocuments()
    await follow('About Us')
    // The page requests the spinner's timeout only after React has processed the change, on a slow machine some time after the click.
    let waited = 0
    const spinner = page.getByRole('status').getByText('Loading…')
    const waitOn = async () => {
      await page.clock.fastForward(200)
      waited += 200
      return spinner.isVisible()
    }
    await expect.poll(waitOn).toBe(true)
    await page.clock.fastForward(119_000 - waited)
    expect(documents).toEqual([])
    await page.clock.fastForward(2000)
    await heading('About Us').waitFor()
    expect(documents).toEqual(['/about'])
  })

  test('on the first load, hanging for two minutes: reloaded once, then a message', async () => {
    await visitWithClock()
    await page.clock.install()
    await page.route(aboutCode, () => {})
    const documents = countDocuments()
    await page.goto(`${journey.site.origin}/about`, { waitUntil: 'commit' })
    await heading('About Us').waitFor()
    const loadedAnew = page.waitForEvent('framenavigated')
    await page.clock.fastForward(121_000)
    await loadedAnew
    await heading('About Us').waitFor()
    await page.clock.fastForward(121_000)
    await page.getByRole('alert').getByText(incomplete).waitFor()
    expect(documents).toEqual(['/about', '/about'])
  })

  test('on the first load, hanging while someone types: nothing typed is lost', async () => {
    await visitWithClock()
    await page.clock.install()
    await page.route('**/assets/contact-*.js', () => {})
    await page.goto(`${journey.site.origin}/contact`, { waitUntil: 'commit' })
    await page.getByLabel('Message').fill('A long letter about pickles')
    await page.clock.fastForward(121_000)
    await page.getByRole('alert').getByText(incomplete).waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('A long letter about pickles')
  })
})

describe('without a network', () => {
  test('a page change leaves the page unchanged and continues when the visitor retries', { tags: 'promise' }, async () => {
    await open('/recipes')
    await context.setOffline(true)
    await follow('Recipe Blogs')
    const toast = page.getByRole('alert').filter({ hasText: offline })
    await toast.waitFor()
    await expect.poll(() => heading('Recipe').isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('status').getByText('Loading…').count()).toBe(0)
    await toast.getByRole('button', { name: 'Retry' }).click()
    await toast.waitFor()
    await context.setOffline(false)
    await toast.getByRole('button', { name: 'Retry' }).click()
    await page.waitForURL('**/blogs')
    await page.waitForFunction(() => document.title.includes('Blog'))
    await expect.poll(() => toast.count()).toBe(0)
  })

  test('another link overtakes the page that was waiting for a retry', async () => {
    await open('/recipes')
    await context.setOffline(true)
    await follow('Recipe Blogs')
    const toast = page.getByRole('alert').filter({ hasText: offline })
    await toast.waitFor()
    await context.setOffline(false)
    // Not by mouse: the first try, part of which may succeed now, would put another link under it.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).dispatchEvent('click')
    await page.waitForURL('**/privacy-policy')
    await toast.waitFor({ state: 'detached' })
    await follow('Recipe Blogs')
    await page.waitForURL('**/blogs')
  })

  test('a site that its proxy cannot reach is waited for in the same way', async () => {
    await open('/')
    await page.route('**/*.data', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await follow('Browse Recipes')
    const toast = page.getByRole('alert').filter({ hasText: offline })
    await toast.waitFor()
    await page.unrouteAll()
    await toast.getByRole('button', { name: 'Retry' }).click()
    await heading('Recipe').waitFor()
  })

  test('a message that cannot be sent keeps its text and can be sent later', { tags: 'promise' }, async () => {
    await open('/contact')
    await page.getByLabel('First').fill('Ada')
    await page.getByRole('textbox', { name: 'Email' }).first().fill('ada@example.com')
    await page.getByLabel('Message').fill('How hot is hot?')
    await takeTime(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /send/i }).click()
    await page.getByRole('main').getByText('This couldn’t be sent: you seem to be offline. Your text is still here.').waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('How hot is hot?')
    await expect.poll(() => page.getByText(offline).count()).toBe(0)
    await context.setOffline(false)
    await page.getByRole('button', { name: /send/i }).click()
    await page.getByRole('main').getByRole('status').filter({ hasText: /./ }).waitFor()
    await expect.poll(() => journey.site.db.selectFrom('contacts').select('message').execute()).toEqual([{ message: 'How hot is hot?' }])
  })
})

test('a page whose layout breaks says so without a stack trace, and offers a retry', { tags: 'promise' }, async () => {
  const frameCode = '**/assets/root-*.js'
  await page.route(frameCode, (route) => {
    const whole = `${route.request().url()}?whole`
    const body = `export * from '${whole}'; export { default } from '${whole}'; export const Layout = () => { throw new Error() }`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${journey.site.origin}/about`)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expect.poll(() => page.locator('body').innerText()).toBe('Unexpected Application Error!\nTry again')
  await page.unroute(frameCode)
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading('About Us').waitFor()
})

test('a browser too old for the scripts gets the page without them, and no failure message', async () => {
  await visitWithClock()
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'))
  await page.clock.install()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(`${journey.site.origin}/recipes/classic-cheeseburger`)
  await page.clock.runFor(130_000)
  expect(scripts).toEqual([])
  await expect.poll(() => page.getByText(incomplete).count()).toBe(0)
  await page.getByLabel('servings', { exact: true }).fill('8')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL('**servings=8*')
  await page.getByText('16 slices').first().waitFor()
})

test('with letters twice as large the page is that of a narrower window, and nothing overflows', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/', '/recipes', '/recipes/fried-chicken', '/shopping-list']) {
    await open(path)
    await expect.poll(() => page.evaluate(() => matchMedia('(width < 56.25rem)').matches)).toBe(true)
    await page.locator('summary').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  }
})
