import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite } from './open-test-site.ts'

const client = resolve(import.meta.dirname, '../build/client')
const budget = 125_000

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
})
afterAll(() => site.close())

/** Every script that a page loads before anybody touches it: preloads, module scripts, and what those import statically. */
function firstViewScripts(html: string) {
  const found = new Set<string>()
  const named = [...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map(([, path = '']) => path)
  const pending = named.filter(
    (path) =>
      html.includes(`rel="modulepreload" href="${path}"`) ||
      html.includes(`import "${path}"`) ||
      html.includes(`from "${path}"`) ||
      html.includes(`src="${path}"`),
  )
  for (let path = pending.pop(); path; path = pending.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const code = readFileSync(join(client, path), 'utf8')
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) pending.push(`/assets/${name}`)
  }
  return [...found]
}

/** The code that stands in the page itself; the script that hands over the loaders' data is data. */
function inlineBytes(html: string) {
  const scripts = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  return gzipSync(scripts.filter((text) => !text.includes('streamController.enqueue')).join('\n'), { level: 9 }).length
}

test.each([
  '/',
  '/recipes',
  '/trending-recipes',
  '/recipes/fried-chicken',
  '/favourites',
  '/blogs',
  '/blogs/oven-fries-that-crunch',
  '/search',
  '/contact',
  '/about',
  '/privacy-policy',
  '/nothing-here',
])('the first view of %s loads at most 125 kB of script, gzipped', async (path) => {
  const html = await (await site.get(path)).text()
  const scripts = firstViewScripts(html)
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(client, script)), { level: 9 }).length, 0)
  expect(scripts.length).toBeGreaterThan(2)
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes + inlineBytes(html)).toBeLessThanOrEqual(budget)
})
