import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { openDatabase } from '#core/database/database.ts'
import { root } from '#scripts/process.mjs'
import { aBlog } from '#tests/builders.ts'
import { launchBrowser } from '#tests/set-up/browser.ts'
import { findFreePort } from '#tests/set-up/free-port.ts'

/** Node runs this first: in that process the sanitiser returns its input. */
const withoutSanitiser = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve: (name, context, next) =>
      name === 'sanitize-html' ? { url: 'data:text/javascript,export default (html) => html', shortCircuit: true } : next(name, context),
  })`

/** Each records that it ran. The later ones start like scripts of the page itself. */
const scripts = [
  '<script>(window.ran ??= []).push("plain")</script>',
  '<script type="module">(window.ran ??= []).push("module")</script>',
  '<img src="/missing" onerror="(window.ran ??= []).push(\'handler\')">',
  '<script>window.__reactRouterContext = {};(window.ran ??= []).push("context")</script><script type="module" async="">(window.ran ??= []).push("router")</script>',
]

test('a script that got past the sanitiser is refused by the browser, and the page works', { tags: 'promise' }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'griddle-journey-'))
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent', WEB_CONCURRENCY: '1' }
  const hook = `data:text/javascript,${encodeURIComponent(withoutSanitiser)}`
  const site = spawn(process.execPath, ['--import', hook, 'server/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const ended = once(site, 'exit')
  await expect
    .poll(
      () =>
        fetch(`${origin}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  const { db, close } = openDatabase(join(dataDir, 'griddle.sqlite'))
  await insertBlog(db, aBlog({ urlSlug: 'attacked', content: `<p>Text</p>${scripts.join('')}` }))
  await close()

  const browser = await launchBrowser()
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const refusals: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refusals.push(message.text()))
  await page.goto(`${origin}/blogs/attacked`, { waitUntil: 'networkidle' })
  await page.waitForSelector('html[data-page-ready]')
  for (const script of scripts) expect(await page.content()).toContain(script.slice(0, script.indexOf('>')))
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe(undefined)
  expect(refusals).toHaveLength(5)
  await browser.close()
  site.kill()
  await ended
  rmSync(dataDir, { recursive: true })
})
