import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aFullRecipe } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listRequests, slowDown, startJourney, untilStarted } from '#tests/set-up/journey.ts'

/** Eight steps; the fourth says 20 minutes, the fifth 12 to 14 minutes. */
const recipe = '/recipes/fried-chicken'

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await journey.newContext({ reducedMotion: 'reduce' })
  page = await openTab()
})

/** Another page of the same visitor, which counts its requests to the device. */
async function openTab() {
  const tab = await context.newPage()
  await tab.addInitScript(countDeviceUse)
  return tab
}

/** The device features a test observes: how many notes were played, and how often the screen was kept on. */
type DeviceUse = { notes: number; locks: number; held: number; lock: EventTarget & { released: boolean; release: () => Promise<void> } }

/** Runs before the page: records what would be read aloud. */
function listenToSpeech() {
  const said: string[] = []
  Object.assign(window, { said })
  const speak = (utterance: SpeechSynthesisUtterance) => said.push(utterance.text)
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => said.splice(0) } })
}

/** Runs before the page: counts notes and wake locks, which a headless browser can't show. */
function countDeviceUse() {
  const use = { notes: 0, locks: 0, held: 0, lock: undefined as unknown }
  Object.assign(window, { deviceUse: use })
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    use.notes += 1
    return start.apply(this, when)
  }
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      async release() {
        if (lock.released) return
        lock.released = true
        use.held -= 1
        lock.dispatchEvent(new Event('release'))
      },
    })
    use.locks += 1
    use.held += 1
    use.lock = lock
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
}

function readDeviceUse(tab = page) {
  return tab.evaluate(() => {
    const { notes, locks, held } = (window as unknown as { deviceUse: DeviceUse }).deviceUse
    return { notes, locks, held }
  })
}

async function open(path = recipe, tab = page) {
  await tab.goto(journey.site.origin + path)
  await untilStarted(tab)
}

/** Opens a page, or reloads the current one, while the clock is stopped: the page's code starts by the clock. */
async function openByClock(tab: Page, path?: string) {
  await (path ? tab.goto(journey.site.origin + path) : tab.reload())
  await tab.clock.runFor(100)
  await untilStarted(tab)
}

/**
 * Starts over in a browser whose clock is stopped at noon and moves only when a test moves it; the page may be prepared before it opens.
 */
async function openAtNoon(prepare: () => Promise<unknown> = async () => {}) {
  context = await journey.newContextWithClock({ reducedMotion: 'reduce' })
  page = await openTab()
  await prepare()
  await page.clock.install({ time: new Date('2026-11-21T11:59:00') })
  await open()
  await page.clock.pauseAt(new Date('2026-11-21T12:00:00'))
}

function cookMode(tab = page) {
  return tab.getByRole('dialog', { name: 'Cook mode: Fried Chicken' })
}

async function openCookMode() {
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await cookMode().getByRole('heading', { level: 2 }).waitFor()
}

function press(name: string | RegExp, within: Page | Locator = page) {
  return within.getByRole('button', { name }).click()
}

/** Starts a timer and waits until it exists, so that the clock may be advanced. */
async function start(clock: string, tab = page) {
  const before = (await readTickets(tab)).length
  await press(new RegExp(`^Start ${clock} timer`), tab)
  await expect.poll(async () => (await readTickets(tab)).length).toBeGreaterThan(before)
}

/** The tray's timers: their clocks and names. */
function readTickets(within: Page | Locator = page) {
  return within.getByRole('region', { name: 'Timers' }).locator('.timer-ticket__what').allInnerTexts()
}

function ticket(clock: string, name: string, recipeAndStep: string) {
  return [clock, name, recipeAndStep].join('\n')
}

async function expectTickets(...expected: string[]) {
  await expect.poll(async () => (await readTickets()).map((text) => text.replace(/\n+/g, '\n'))).toEqual(expected)
}

function heading() {
  return cookMode().getByRole('heading', { level: 2 }).innerText()
}

test('cook mode shows one step at a time with its ingredients, by buttons, keys, taps and swipes, shows the progress, and keeps the focus until Escape', {
  tags: 'promise',
}, async () => {
  await open()
  await openCookMode()
  await expect.poll(() => heading()).toBe('Lay it all out')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Lay it all out')
  await expect.poll(() => cookMode().getByRole('checkbox').count()).toBe(15)
  await press('Next', cookMode())
  await cookMode().getByRole('status').getByText('Step 1 of 8').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next')
  await cookMode().getByText('Step 1 of 8', { exact: true }).first().waitFor()
  for (let turned = 0; turned < 4; turned += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => heading()).toContain('Fry in batches')
  await expect.poll(() => cookMode().getByRole('checkbox').count()).toBe(3)
  expect(
    await cookMode()
      .getByRole('checkbox', { name: /peanut oil/ })
      .count(),
  ).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => heading()).toContain('Let it stand')
  await page.keyboard.press('End')
  await expect.poll(() => heading()).toBe('Enjoy.')
  await page.keyboard.press('Home')
  await expect.poll(() => heading()).toBe('Lay it all out')
  const stage = await cookMode().locator('.cook-mode__stage').boundingBox()
  if (!stage) throw new Error('Cook mode shows nothing')
  await page.mouse.click(stage.x + stage.width - 8, stage.y + stage.height - 8)
  await page.waitForURL(/#cook-1$/)
  await page.mouse.click(stage.x + 8, stage.y + stage.height - 8)
  await page.waitForURL(/#cook$/)

  const swipe = async (from: number, to: number) => {
    await cookMode()
      .locator('.cook-mode__stage')
      .evaluate(
        (stage, { from, to }) => {
          const touch = (clientX: number) => [new Touch({ identifier: 1, target: stage, clientX, clientY: 300 })]
          stage.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: touch(from), changedTouches: touch(from) }))
          stage.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: touch(to) }))
        },
        { from, to },
      )
  }
  await swipe(300, 120)
  await page.waitForURL(/#cook-1$/)
  await swipe(300, 280)
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#cook-1')
  await swipe(120, 300)
  await page.waitForURL(/#cook$/)

  for (let moved = 0; moved < 40; moved += 1) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null))
      .toBe(true)
  }
  await page.keyboard.press('Escape')
  await cookMode().waitFor({ state: 'detached' })
  await page.waitForURL(journey.site.origin + recipe)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cook mode')
})

test('each step has its own tip and picture', { tags: 'promise' }, async () => {
  const full = aFullRecipe()
  await insertRecipe(journey.site.db, full)
  await open(`/recipes/${full.slug}#cook-1`)
  const dialog = page.getByRole('dialog', { name: `Cook mode: ${full.title}` })
  const shown = async () => [await dialog.locator('.step-tip').allInnerTexts(), await dialog.locator('.cook-step img').count()]
  await dialog.getByRole('heading', { level: 2, name: 'Heat it' }).waitFor()
  await expect.poll(shown).toEqual([['Do not boil.'], 0])
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toEqual([[], 1])
})

test('Back leaves cook mode without a request, forward opens it again', { tags: 'promise' }, async () => {
  await open('/recipes')
  await page.getByRole('main').getByRole('link', { name: 'Fried Chicken', exact: true }).first().click()
  await page.waitForURL(journey.site.origin + recipe)
  await slowDown(page)
  await openCookMode()
  await press('Next', cookMode())
  await press('Next', cookMode())
  const asked = listRequests(page)
  await page.goBack()
  await cookMode().waitFor({ state: 'detached' })
  await page.waitForURL(journey.site.origin + recipe)
  expect(asked).toEqual([])
  await page.goForward()
  await cookMode().getByText('Step 2 of 8', { exact: true }).first().waitFor()
  await press('Leave cook mode', cookMode())
  await cookMode().waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(`${journey.site.origin}/recipes`)
})

test('forward right after Back reopens cook mode, though the browser takes its time to leave full screen', async () => {
  await open()
  await openCookMode()
  await page.waitForFunction(() => document.fullscreenElement !== null)
  await page.evaluate(() => {
    const exit = document.exitFullscreen.bind(document)
    const held = Promise.withResolvers<void>()
    document.exitFullscreen = () => held.promise.then(exit)
    Object.assign(window, { giveScreenBack: held.resolve })
  })
  await page.goBack()
  await cookMode().waitFor({ state: 'detached' })
  await page.goForward()
  await page.evaluate(() => Reflect.get(window, 'giveScreenBack')())
  await cookMode().waitFor()
  await page.waitForTimeout(200)
  await cookMode().waitFor()
})

test('a reload comes back to the same step, and an address can name one', async () => {
  await open()
  await openCookMode()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.reload()
  await cookMode().getByText('Step 2 of 8', { exact: true }).first().waitFor()
  await page.goBack()
  await cookMode().waitFor({ state: 'detached' })
  const other = await openTab()
  await open(`${recipe}#cook-5`, other)
  await cookMode(other).getByText('Step 5 of 8', { exact: true }).first().waitFor()
  await press('Leave cook mode', cookMode(other))
  await cookMode(other).waitFor({ state: 'detached' })
  await other.waitForURL(journey.site.origin + recipe)
})

test('cook mode shows the servings and units of the page', async () => {
  await open(`${recipe}?servings=8&units=metric`)
  await openCookMode()
  const onPage = await page.locator('.recipe-body .ingredient').allInnerTexts()
  await expect.poll(() => cookMode().locator('.ingredient').allInnerTexts()).toEqual(onPage)
  expect(onPage.join()).toMatch(/\d (?:g|kg|ml|l)\b/i)
})

test('ticks are the same on the page and in cook mode, even after a reload', { tags: 'promise' }, async () => {
  await open()
  await openCookMode()
  await cookMode()
    .getByRole('checkbox', { name: /buttermilk/ })
    .first()
    .check()
  await cookMode().getByText('1 of 15 ready').waitFor()
  await press('Next', cookMode())
  await cookMode().getByRole('checkbox', { name: 'Step done' }).check()
  await page.keyboard.press('Escape')
  await cookMode().waitFor({ state: 'detached' })
  await page.reload()
  await untilStarted(page)
  await expect.poll(() => page.getByRole('checkbox', { name: 'Step 1 done' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('main').getByRole('checkbox', { checked: true }).count()).toBe(2)
})

test('the screen stays on while cook mode is open, even after a look at another tab', { tags: 'promise' }, async () => {
  await open()
  await openCookMode()
  await cookMode().getByText('Screen stays on').waitFor()
  await expect.poll(() => readDeviceUse()).toMatchObject({ locks: 1, held: 1 })
  await page.evaluate(() => (window as unknown as { deviceUse: DeviceUse }).deviceUse.lock.release())
  await cookMode().getByText('Screen stays on').waitFor({ state: 'detached' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await cookMode().getByText('Screen stays on').waitFor()
  await expect.poll(() => readDeviceUse()).toMatchObject({ locks: 2, held: 1 })
  await page.keyboard.press('Escape')
  await cookMode().waitFor({ state: 'detached' })
  await expect.poll(() => readDeviceUse()).toMatchObject({ held: 0 })
})

test('nothing is claimed about the screen where it can not be kept on', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }))
  await open()
  await openCookMode()
  await press('Next', cookMode())
  await expect.poll(() => cookMode().getByText('Screen stays on').count()).toBe(0)
})

test('several timers run by the clock, on the page and in cook mode, through a reload and sleep', { tags: 'promise' }, async () => {
  await openAtNoon()
  await start('20:00')
  await expectTickets(ticket('20:00', 'Let it stand', 'Step 4, Fried Chicken'))
  await page.clock.runFor(200)
  await page.getByRole('status').getByText('Timer started: Let it stand, 20 minutes.').waitFor()
  await start('12:00')
  await page.clock.runFor(65_300)
  await expectTickets(ticket('18:55', 'Let it stand', 'Step 4, Fried Chicken'), ticket('10:55', 'Fry in batches', 'Step 5, Fried Chicken'))
  await expect.poll(() => page.title()).toMatch(/^10:55 · Fried Chicken/)
  await expect.poll(() => page.getByRole('button', { name: /Pause the timer: Fry in batches/ }).innerText()).toContain('10:55 left')
  await page.clock.fastForward(300_000)
  await page.clock.runFor(300)
  await expectTickets(ticket('13:55', 'Let it stand', 'Step 4, Fried Chicken'), ticket('5:55', 'Fry in batches', 'Step 5, Fried Chicken'))
  await openByClock(page)
  await expectTickets(ticket('13:55', 'Let it stand', 'Step 4, Fried Chicken'), ticket('5:55', 'Fry in batches', 'Step 5, Fried Chicken'))
  await openCookMode()
  await expect.poll(() => readTickets(cookMode())).toHaveLength(2)
  await cookMode().getByRole('region', { name: 'Timers' }).getByRole('link', { name: /Fry/ }).click()
  await expect.poll(() => heading()).toContain('Fry in batches')
})

test('a timer is paused, resumed, extended, restarted and removed', async () => {
  await openAtNoon()
  await start('12:00')
  await page.clock.runFor(30_200)
  await press('Pause Fry in batches')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Resume Fry in batches')
  await page.clock.runFor(60_000)
  await expectTickets(ticket('11:30', 'Fry in batches', 'Step 5, Fried Chicken'))
  await press('+1 min for Fry in batches')
  await press('Resume Fry in batches')
  await page.clock.runFor(1000)
  await expectTickets(ticket('12:29', 'Fry in batches', 'Step 5, Fried Chicken'))
  await press('Pause Fry in batches')
  await press('Restart Fry in batches')
  await page.clock.runFor(1200)
  await expectTickets(ticket('11:59', 'Fry in batches', 'Step 5, Fried Chicken'))
  await press('Cancel Fry in batches')
  await expect.poll(() => page.getByRole('region', { name: 'Timers' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-timer'))).toBe('2-5-0')
  await page.getByRole('button', { name: /^Start 12:00 timer up to 14:00/ }).waitFor()
  await page.clock.runFor(500)
  await expect.poll(() => page.title()).toMatch(/^Fried Chicken/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recipeTimers'))).toBeNull()
})

test('a finished timer rings until it is stopped, is announced and shown in the title', { tags: 'promise' }, async () => {
  await openAtNoon()
  await start('12:00')
  await page.clock.fastForward(650_000)
  await page.clock.runFor(11_000)
  await page.getByRole('status').getByText('Fry in batches: one minute left.').waitFor()
  expect((await readDeviceUse()).notes).toBe(0)
  await page.clock.fastForward(50_000)
  await page.clock.runFor(10_000)
  await page.getByRole('alert').getByText('Fry in batches: time is up, 12 minutes. The recipe says up to 14 minutes.').waitFor()
  await expect.poll(async () => (await readDeviceUse()).notes).toBe(3)
  await expect.poll(() => page.title()).toMatch(/^⏰ Fry in batches: time is up · Fried Chicken/)
  await page.clock.runFor(3100)
  expect((await readDeviceUse()).notes).toBe(6)
  await press('+1 min for Fry in batches')
  await page.clock.runFor(10_200)
  expect((await readDeviceUse()).notes).toBe(6)
  await expectTickets(ticket('0:50', 'Fry in batches', 'Step 5, Fried Chicken'))
  await page.clock.fastForward(45_000)
  await page.clock.runFor(6000)
  await expect.poll(async () => (await readDeviceUse()).notes).toBeGreaterThan(6)
  await press('Stop Fry in batches')
  const { notes } = await readDeviceUse()
  await page.clock.runFor(30_000)
  expect((await readDeviceUse()).notes).toBe(notes)
})

test('two tabs show the same timers, keep the screen on, and both ring, whichever is visible', { tags: 'promise' }, async () => {
  await openAtNoon()
  const other = await openTab()
  await openByClock(other, '/recipes/chili-dog')
  await start('12:00')
  // A tab in which no timer was ever started.
  await expect.poll(() => readTickets(other)).toHaveLength(1)
  for (const tab of [page, other]) await expect.poll(() => readDeviceUse(tab)).toMatchObject({ held: 1 })
  await other.bringToFront()
  await start('25:00', other)
  await expect.poll(() => readTickets(other)).toHaveLength(2)
  await expect.poll(() => readTickets()).toHaveLength(2)
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await Promise.all([page.clock.fastForward(240_000), other.clock.fastForward(0)])
  }
  await Promise.all([page.clock.runFor(2000), other.clock.runFor(2000)])
  for (const tab of [page, other]) await expect.poll(async () => (await readDeviceUse(tab)).notes).toBeGreaterThan(0)
  await other.getByRole('region', { name: 'Timers' }).getByText('Time’s up').waitFor()
  await press('Stop Fry in batches', other)
  await expect.poll(() => readTickets()).toHaveLength(1)
  // Stopped in one, it is silent in both, and only the other timer keeps the screen on.
  const { notes } = await readDeviceUse()
  await page.clock.runFor(10_000)
  expect(await readDeviceUse()).toMatchObject({ notes, held: 1 })
})

test('if storage is full, a timer and a tick say that they are not saved', async () => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open()
  await start('20:00')
  await page.getByText('This couldn’t be saved').first().waitFor()
  await page.getByText('This couldn’t be saved').first().waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('checkbox').first().check()
  await page.getByText('This couldn’t be saved').first().waitFor()
})

test('a timer that ended while nobody was there is announced on any public page, with a link to its recipe', async () => {
  await openAtNoon()
  await start('12:00')
  await page.goto('about:blank')
  await page.clock.fastForward(900_000)
  await openByClock(page, '/contact')
  // The timers load separately, and check the clock once they are there.
  const told = page.getByRole('alert').getByText('Ended 3 minutes ago.')
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return told.isVisible()
    })
    .toBe(true)
  await page.clock.resume()
  await page.getByRole('region', { name: 'Timers' }).getByRole('link', { name: /Fry/ }).click()
  await page.waitForURL(`${journey.site.origin}${recipe}#step-5`)
})

/** Runs before the page, which is never visible: records notifications, for which permission is granted on request. */
function stubNotifications() {
  const shown: string[] = []
  class Stub {
    static permission = 'default'
    static async requestPermission() {
      Stub.permission = 'granted'
      return 'granted'
    }
    constructor(title: string) {
      shown.push(title)
    }
  }
  Object.assign(window, { Notification: Stub, shown })
  Object.defineProperty(document, 'hidden', { value: true })
}

test('the browser asks about notifications only when the reader wants them', async () => {
  await openAtNoon(() => page.addInitScript(stubNotifications))
  await start('12:00')
  await press('Notify me in other tabs too')
  await page.getByRole('button', { name: 'Notify me in other tabs too' }).waitFor({ state: 'detached' })
  await page.clock.fastForward(710_000)
  await page.clock.runFor(11_000)
  await expect.poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['Fry in batches: time is up'])
})

test('without a network cook mode and timers offer another try', async () => {
  await open()
  const code = /\/assets\/(?:cook-mode|timers)-/
  await page.route(code, (route) => route.abort())
  await press(/^Start 12:00 timer/)
  await page.getByRole('alert').getByText('The timer couldn’t load.').waitFor()
  await press('Dismiss')
  await press('Cook mode')
  await page.getByRole('alert').getByText('Cook mode couldn’t load.').waitFor()
  await context.setOffline(true)
  await press('Retry')
  await page.getByRole('alert').getByText('Cook mode couldn’t load.').waitFor()
  await context.setOffline(false)
  await page.unroute(code)
  await press('Retry')
  await cookMode().getByRole('heading', { name: 'Lay it all out' }).waitFor()
  await press('Leave cook mode', cookMode())
  await start('12:00')
})

test('times are plain text without scripts', async () => {
  const tab = await journey.newPage({ javaScriptEnabled: false })
  await tab.goto(journey.site.origin + recipe)
  await expect.poll(() => tab.getByRole('button', { name: /Start|Cook mode/ }).count()).toBe(0)
  await tab.getByText('Fry 12 to 14 minutes, turning now and then').waitFor()
})

const looks = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
]

test('axe finds nothing in cook mode and in the tray, and nothing is out of sight, on any screen', async () => {
  // As on an iPhone; a full-screen window could not be resized.
  await page.addInitScript(() => Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined }))
  await open()
  await start('12:00')
  await start('20:00')
  await expect.poll(() => readTickets()).toHaveLength(2)
  for (const look of looks) {
    await page.setViewportSize(look)
    await expect.poll(async () => [look, await findViolations(page)]).toEqual([look, []])
  }
  await openCookMode()
  for (const hash of ['#cook', '#cook-5', '#cook-end']) {
    if (hash === '#cook-end') await page.keyboard.press('End')
    if (hash === '#cook-5') for (let turned = 0; turned < 5; turned += 1) await page.keyboard.press('ArrowRight')
    await page.waitForURL((address) => address.hash === hash)
    for (const look of looks) {
      await page.setViewportSize(look)
      await expect.poll(async () => [hash, look, await findViolations(page)]).toEqual([hash, look, []])
      const next = await cookMode()
        .getByRole('button', { name: /Next|Finish/ })
        .boundingBox()
      expect(next && next.y + next.height <= look.height && next.x + next.width <= look.width).toBe(true)
      await expect.poll(() => page.evaluate(() => document.querySelector('dialog')?.scrollLeft)).toBe(0)
    }
  }
}, 120_000)

test('the tray moves nothing on the page and keeps its end within reach', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open()
  const button = page.getByRole('button', { name: /^Start 20:00 timer/ })
  await button.scrollIntoViewIfNeeded()
  const before = await page.getByRole('heading', { name: 'Let it stand' }).boundingBox()
  await button.click()
  await page.getByRole('region', { name: 'Timers' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Let it stand' }).boundingBox()).toEqual(before)
  const readEnds = () =>
    page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const [tray, footer] = ['.timer-tray', '.site-footer'].map((name) => document.querySelector(name)?.getBoundingClientRect())
      return tray && footer ? tray.top - footer.bottom : -1
    })
  await expect.poll(readEnds).toBeGreaterThanOrEqual(0)
})

test.each([
  [640, 450],
  [667, 375],
  [320, 256],
])('at %i by %i pixels, as when the page is zoomed, the step has room for its text', async (width, height) => {
  await page.setViewportSize({ width, height })
  await page.goto(`${journey.site.origin}${recipe}#cook-2`)
  const words = await page.locator('.cook-step__text').boundingBox()
  const stage = await page.locator('.cook-mode__stage').boundingBox()
  const size = await page.locator('.cook-step__text').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect((words?.width ?? 0) / size).toBeGreaterThan(14)
  expect((stage?.height ?? 0) / size).toBeGreaterThan(7)
})

test('the steps are read aloud, in words, from a press of the button or R until the next', { tags: 'promise' }, async () => {
  await page.addInitScript(listenToSpeech)
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '))
  await open(`${recipe}#cook-2`)
  const button = page.getByRole('button', { name: 'Read aloud' })
  await button.click()
  await expect.poll(said).toMatch(/^Step 2 of 8\. Season the flour\. Whisk the flour, cornstarch, ½ cup, baking powder, 2 teaspoons, /)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(said).toMatch(/^Step 3 of 8\. /)
  await page.keyboard.press('Home')
  await expect.poll(said).toMatch(/1 tablespoon hot sauce\. [\s\S]*2 teaspoons baking powder\. /)
  await page.keyboard.press('r')
  await expect.poll(said).toBe('')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => said()).toBe('')
})
