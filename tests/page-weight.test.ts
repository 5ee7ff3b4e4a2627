import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { updatePopup } from '#core/settings/setting-rows.ts'
import { aBlog } from './builders.ts'
import { openTestSite, signIn } from './open-test-site.ts'
import { publicPages } from './public-pages.ts'

const client = resolve(import.meta.dirname, '../build/client')
const budget = 125_100
/** The recipe page includes what cooks use at the stove. */
const recipePageBudget = 140_300
const officeBudget = 353_000

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  await updatePopup(site.db, true)
})
afterAll(() => site.close())

/** Every script that a page loads before any input: preloads, module scripts, and their static imports. */
function firstViewScripts(html: string) {
  const named = [...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map(([, path = '']) => path)
  const loaded = named.filter(
    (path) =>
      html.includes(`rel="held-modulepreload" href="${path}"`) ||
      html.includes(`import "${path}"`) ||
      html.includes(`from "${path}"`) ||
      html.includes(`src="${path}"`),
  )
  return withImports(loaded, /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
}

/** Scripts with all their imports that match a pattern, recursively. */
function withImports(paths: string[], pattern: RegExp) {
  const found = new Set<string>()
  const pending = [...paths]
  for (let path = pending.pop(); path; path = pending.pop()) {
    if (found.has(path)) continue
    found.add(path)
    for (const [, name = ''] of readScript(path).matchAll(pattern)) pending.push(`/assets/${name}`)
  }
  return [...found]
}

function readScript(path: string) {
  return readFileSync(join(client, path), 'utf8')
}

function sumBytes(scripts: string[]) {
  return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(client, script)), { level: 9 }).length, 0)
}

/** Inline code; the loaders' data and structured data don't count. */
function inlineBytes(html: string) {
  const scripts = [...html.matchAll(/<script(?![^>]*src=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  return gzipSync(scripts.join('\n'), { level: 9 }).length
}

const budgets = publicPages.map((path) => ({ path, most: path.startsWith('/recipes/') ? recipePageBudget : budget }))

test.each(budgets)(
  'the first view of $path loads, with the popup switched on, at most $most bytes of script, gzipped',
  async ({ path, most }) => {
    const html = await (await site.get(path)).text()
    const scripts = firstViewScripts(html)
    const bytes = sumBytes(scripts)
    expect(scripts.length).toBeGreaterThan(2)
    expect(bytes).toBeGreaterThan(60_000)
    expect(bytes + inlineBytes(html)).toBeLessThanOrEqual(most)
  },
)

test.each(publicPages)('nothing that %s loads, then or later, contains the editor', async (path) => {
  const html = await (await site.get(path)).text()
  const scripts = withImports(firstViewScripts(html), /(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)
  expect(scripts.some((script) => script.includes('toast-container'))).toBe(true)
  expect(scripts.filter((script) => readScript(script).includes('ProseMirror'))).toEqual([])
})

test('public pages include only the list of public pages, and the admin includes all', async () => {
  const readRoutes = async (path: string, cookie = '') => {
    const html = await (await site.get(path, cookie)).text()
    return readScript(/"(\/assets\/[\w-]*manifest-[\w-]+\.js)"/.exec(html)?.[1] ?? '')
  }
  const ofHome = await readRoutes('/')
  expect(ofHome).toContain('"public/recipes/recipe-detail"')
  expect(ofHome).not.toMatch(/"(?:admin|feeds)\//)
  const ofOffice = await readRoutes('/admin/dashboard', await signIn(site))
  expect(ofOffice).toContain('"public/recipes/recipe-detail"')
  expect(ofOffice).toContain('"admin/settings/manage-settings"')
})

test.each(['/admin/dashboard', '/admin/blog?add=1', '/admin/blog/edit?id=one'])(
  'the first view of %s loads at most 353 kB of script with the editor, gzipped',
  async (path) => {
    const cookie = await signIn(site)
    await site.db.deleteFrom('_blogs').where('id', '=', 'one').execute()
    await insertBlog(site.db, aBlog({ id: 'one', urlSlug: 'one' }))
    const html = await (await site.get(path, cookie)).text()
    const editor = readdirSync(join(client, 'assets')).filter((name) => /^rich-editor-.*\.js$/.test(name))
    expect(editor).toHaveLength(1)
    const first = firstViewScripts(html)
    expect(first.filter((script) => readScript(script).includes('ProseMirror'))).toEqual([])
    const all = withImports([...first, ...editor.map((name) => `/assets/${name}`)], /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
    expect(sumBytes(all) + inlineBytes(html)).toBeLessThanOrEqual(officeBudget)
  },
)
