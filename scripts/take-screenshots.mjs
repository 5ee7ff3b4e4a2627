// Takes the pictures of the site that phones and browsers show before they install it (app/feeds/screenshots): of a running site with its sample content
// and no settings of an owner's.
//
//   CHROMIUM=/usr/bin/chromium node scripts/take-screenshots.mjs http://localhost:3000
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { root } from './process.mjs'

const origin = process.argv[2] ?? 'http://localhost:3000'
const pages = { home: '/', recipe: '/recipes/fried-chicken' }
/** What the manifest says of them is in app/feeds/manifest.ts. */
const screens = { narrow: { width: 412, height: 824, deviceScaleFactor: 2 }, wide: { width: 1280, height: 800, deviceScaleFactor: 1 } }

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] })
for (const [screen, { deviceScaleFactor, ...viewport }] of Object.entries(screens)) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  for (const [name, path] of Object.entries(pages)) {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.waitForFunction(() => 'pageReady' in document.documentElement.dataset)
    await page.evaluate(() => Promise.all([...document.images].filter((image) => image.loading === 'eager').map((image) => image.decode())))
    await page.waitForTimeout(1000)
    const file = join(root, 'app/feeds/screenshots', `${name}-${screen}.webp`)
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toFile(file)
    console.log(`${file}: ${size} bytes`)
    await page.close()
  }
  await context.close()
}
await browser.close()
