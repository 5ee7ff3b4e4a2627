import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findBrowser } from '#tests/set-up/find-browser.ts'
import type { Scene } from './scenes.ts'
import { servePictured } from './site.ts'

/** What is photographed: `widths` in CSS pixels, and of each page at most `height` of them. */
export type Wish = { scenes: Scene[]; widths: number[]; themes: ('light' | 'dark')[]; height?: number }

// Letters and colours are drawn in the same way on every machine.
const flags = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
const tabs = 2

/**
 * Takes pictures of pages into a folder, as `NAME-WIDTH.webp` and `NAME-WIDTH-dark.webp`, losslessly. The clock is stopped, and nothing
 * moves.
 */
export async function takePictures(folder: string, { scenes, widths, themes, height }: Wish, now: Date) {
  mkdirSync(folder, { recursive: true })
  const { executablePath, env } = await findBrowser()
  const site = await servePictured()
  const browser = await chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } })
  try {
    const photograph = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b98d5f' } })
      .png()
      .toBuffer()
    for (const width of widths) {
      for (const role of ['visitor', 'reader', 'owner'] as const) {
        const context = await openContext(browser, { width, now, photograph })
        if (role === 'owner') await context.addCookies(toCookies(site))
        if (role === 'reader') await keepThings(context, site.origin)
        const pending = scenes.filter((scene) => scene.role === role)
        await Promise.all(Array.from({ length: tabs }, takePending))
        await context.close()

        async function takePending() {
          for (let scene = pending.shift(); scene; scene = pending.shift()) await takeOne(context, scene, width)
        }
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }

  async function takeOne(context: BrowserContext, { name, path, act }: Scene, width: number) {
    const page = await context.newPage()
    await open(page, site.origin + path.replace(/\{(recipe|tag)\}/, (_, kind: 'recipe' | 'tag') => site.ids[kind]))
    await act?.(page)
    await untilComplete(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const whole = await page.screenshot({ fullPage: true, animations: 'disabled' })
      const file = join(folder, `${name}-${width}${theme === 'dark' ? '-dark' : ''}.webp`)
      await cut(whole, height)
        .webp({ lossless: true, effort: height ? 6 : 1 })
        .toFile(file)
    }
    await page.close()
  }
}

/** Photographs are painted over: they would make the files large, and style sheets don't change them. */
async function openContext(browser: Browser, { width, now, photograph }: { width: number; now: Date; photograph: Buffer }) {
  const viewport = { width, height: width < 600 ? 844 : 900 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block', timezoneId: 'UTC' })
  await context.clock.setFixedTime(now)
  await context.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/png', body: photograph }))
  return context
}

/** Throws if there is an error page instead of the expected page. A used link has a page of its own. */
async function open(page: Page, address: string) {
  const status = (await page.goto(address))?.status() ?? 0
  if (status >= 400 && status !== 410 && !/no.such.page/.test(address)) throw new Error(`${address} answers ${status}`)
  await page.waitForFunction(() => 'pageReady' in document.documentElement.dataset)
}

async function untilComplete(page: Page) {
  await page.evaluate(() => {
    // While the clock is stopped, a form never reports that it is saved.
    for (const state of document.querySelectorAll<HTMLElement>('.save-state')) state.style.display = 'none'
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]))
}

/** Saves a reader's things, by the site's own buttons. */
async function keepThings(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  for (const slug of ['classic-cheeseburger', 'chili-dog']) {
    await open(page, `${origin}/recipes/${slug}`)
    await page
      .getByRole('button', { name: /^Favourite / })
      .first()
      .click()
    await page.getByText('Add to shopping list').click()
    await page.getByRole('button', { name: 'Add to meal plan' }).click()
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.close()
}

function toCookies({ origin, cookie }: { origin: string; cookie: string }) {
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
}

function cut(picture: Buffer, height: number | undefined) {
  // Only the header of a PNG is needed: its height is at byte 20.
  const whole = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }
  return sharp(picture).extract({ left: 0, top: 0, ...whole, height: Math.min(whole.height, height ?? whole.height) })
}
