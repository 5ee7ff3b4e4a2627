import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertReviewPhotos } from '#core/comments/review-photo-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { seedContent } from '#core/content/seed-content.ts'
import { openDatabase } from '#core/database/database.ts'
import { openFiles } from '#core/pictures/files.ts'
import { deleteRecipes, insertRecipe, updateRecipe } from '#core/recipes/recipe-rows.ts'
import { openExportFolder } from '#core/static-site/export-folder.ts'
import { exportStaticSite } from '#core/static-site/export-static-site.ts'
import { readConfig } from '#server/config.ts'
import { openExporters } from '#server/static-site/open-exporters.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { settleAvifs } from '#tests/set-up/settle-avifs.ts'
import { exportSite } from './export-site.ts'

/** Occurs only in unpublished content. */
const secret = 'zucchanoid'
const siteUrl = 'http://site.test:3000'
const baseUrl = 'https://copies.example/griddle'
const place = mkdtempSync(join(tmpdir(), 'griddle-export-'))
const folder = join(place, 'copy')
const database = join(place, 'griddle.sqlite')
const open = openDatabase(database)
const config = { ...readConfig({ DATA_DIR: place, SITE_URL: siteUrl, WEB_CONCURRENCY: '2' }), database }
const recipe = aRecipe({ category: 'Sandwiches', keywords: 'melt' })

/** The first export renders the pictures of all samples. */
const minutes = 10 * 60 * 1000
let id = 0
beforeAll(async () => {
  settleAvifs(join(place, 'variants'))
  await open.migrate()
  await seedContent(open.db)
  const links = [
    '<a href="/recipes/no-such">dead</a> <a href="/favorites">hearts</a> <a href="/recipes/Patty-Melt">spelt</a>',
    `<a href="${siteUrl}/blogs?page=2">own</a> <a href="/recipes?category=sandwiches">sandwiches</a>`,
  ]
  await insertBlog(open.db, aBlog({ title: 'With links', urlSlug: 'with-links', content: `<p>${links.join(' ')}</p>` }))
  for (let number = 0; number < 9; number++) await insertBlog(open.db, aBlog({ urlSlug: `old-${number}`, title: `Old ${number}` }))
  id = (await insertRecipe(open.db, recipe)).id
  for (const state of ['draft', 'scheduled', 'trashed'] as const) {
    await insertRecipe(open.db, { ...aRecipe({ title: secret, slug: `${secret}-${state}`, short: secret, category: secret }), state })
    await insertBlog(open.db, aBlog({ state, title: secret, urlSlug: `${secret}-${state}`, content: secret, tags: secret }))
  }
  await run()
}, minutes)
afterAll(async () => {
  await open.close()
  rmSync(place, { recursive: true })
})

function run(args = [folder, '--base-url', baseUrl]) {
  return exportSite(open, { config, args, terminal: {} })
}

/** The files of the export and when each was written. */
function listFiles() {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())
  return new Map(paths.filter((path) => !path.startsWith('.')).map((path) => [path, statSync(join(folder, path)).mtimeMs]))
}

/** Runs the export, and returns which files it wrote or removed. */
async function runAndCompare(args?: string[]) {
  const before = listFiles()
  await run(args)
  const after = listFiles()
  const written = [...after].filter(([path, time]) => before.get(path) !== time).map(([path]) => path)
  return { written: written.sort(), removed: [...before.keys()].filter((path) => !after.has(path)).sort() }
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const listPages = () => [...listFiles().keys()].filter((path) => path.endsWith('.html'))

type Element = DefaultTreeAdapterTypes.Element
function listElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(listElements) : []
  return 'tagName' in node ? [node, ...inner] : inner
}
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attribute) => attribute.name === name)?.value

/** Every address in a page that a browser loads or follows. */
function listReferences(path: string) {
  return listElements(parse(read(path))).flatMap((element) => {
    if (element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical') return []
    const lists = (attributeOf(element, 'srcset') ?? '').split(',').flatMap((entry) => entry.trim().split(' ')[0] || [])
    return [...['href', 'src', 'action', 'poster'].flatMap((name) => attributeOf(element, name) ?? []), ...lists]
  })
}

test('every link and every picture of every page is a file in the folder', () => {
  const pages = listPages()
  expect(pages.length).toBeGreaterThan(50)
  const dead = pages.flatMap((path) =>
    listReferences(path)
      .filter((address) => !/^(?:https?:|mailto:|tel:|#)/.test(address))
      .map((address) => join(dirname(path), decodeURIComponent(address.split('#')[0] ?? '')))
      .filter((target) => target.startsWith('..') || !existsSync(join(folder, target)) || !statSync(join(folder, target)).isFile())
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('fragments lead to something on the page', () => {
  for (const path of listPages()) {
    const ids = new Set(listElements(parse(read(path))).flatMap((element) => attributeOf(element, 'id') ?? []))
    const fragments = listReferences(path).filter((address) => address.startsWith('#'))
    expect([path, fragments.filter((fragment) => !ids.has(decodeURIComponent(fragment.slice(1))))]).toEqual([path, []])
  }
})

test('nothing that needs a server or a script is left without function', () => {
  for (const path of listPages()) {
    const elements = listElements(parse(read(path)))
    const live = elements.filter(
      (element) =>
        ['form', 'button', 'dialog', 'template', 'textarea', 'iframe', 'noscript'].includes(element.tagName) ||
        (element.tagName === 'script' && attributeOf(element, 'type') !== 'application/ld+json') ||
        attributeOf(element, 'data-live') !== undefined,
    )
    // The error page finds its files from any address of a host.
    expect([path, live.map(({ tagName }) => tagName)]).toEqual([path, path === '404.html' ? ['script'] : []])
    expect([path, read(path).includes('href="javascript:')]).toEqual([path, false])
  }
  expect(existsSync(join(folder, 'search/index.html'))).toBe(false)
  expect(listPages().filter((path) => path.startsWith('admin'))).toEqual([])
})

test('the site’s own address appears only where it must be absolute', () => {
  for (const path of listFiles().keys()) {
    if (/\.(?:webp|jpg|png|ico|woff2)$/.test(path)) continue
    expect([path, read(path).includes('site.test:3000')]).toEqual([path, false])
  }
  for (const path of listPages()) expect(listReferences(path).filter((address) => address.startsWith(baseUrl))).toEqual([])
  expect(read('blogs/page-2/index.html')).toContain(`rel="canonical" href="${baseUrl}/blogs/page-2/"`)
  expect(read('recipes/patty-melt/index.html')).toContain(`property="og:url" content="${baseUrl}/recipes/patty-melt"`)
  expect(read('rss.xml')).toContain(`${baseUrl}/blogs/`)
  expect(read('sitemap-pages.xml')).toContain(`<loc>${baseUrl}/about</loc>`)
})

test('pictures for other programs are there', () => {
  const texts = [...listFiles().keys()].filter((path) => /\.(?:html|xml|json|cook)$/.test(path)).map(read)
  const told = texts.flatMap((text) =>
    [...text.matchAll(/https:\/\/copies\.example\/griddle\/(images\/[\w/.-]+)/g)].map(([, path = '']) => path),
  )
  expect(told.length).toBeGreaterThan(20)
  expect([...new Set(told)].filter((path) => !existsSync(join(folder, path)))).toEqual([])
})

test('links that owners wrote lead where they lead on the site', () => {
  const html = read('blogs/with-links/index.html')
  expect(html).toMatch(/<p>dead hearts <a href="..\/..\/recipes\/patty-melt\/index.html"/)
  expect(html).toContain('href="../../blogs/page-2/index.html"')
  expect(html).toContain('href="../../categories/sandwiches/index.html"')
})

test('nothing unpublished is in it', () => {
  const paths = [...listFiles().keys()]
  expect(paths.filter((path) => path.includes(secret))).toEqual([])
  expect([...paths, '.griddle-export.ndjson'].filter((path) => readFileSync(join(folder, path)).includes(secret))).toEqual([])
})

test('only pages with a link that the site must resolve depend on its response', () => {
  const lines = read('.griddle-export.ndjson').trim().split('\n')
  const asking = lines.map((line) => JSON.parse(line).entry).filter((entry) => entry?.asks)
  expect(asking.map(({ address }) => address)).toEqual(['/blogs/with-links'])
})

test('threads that share the pages write the same files', { tags: 'rest', timeout: minutes }, async () => {
  const shared = join(place, 'shared')
  const [own, exporters] = [openExportFolder(shared), await openExporters({ config, baseUrl, folder: shared }, 2, 1)]
  const maker = { build: exporters.build, siteUrl, baseUrl, siteName: config.siteName }
  const { files } = await exportStaticSite({ db: open.db, folder: own, exporters, maker, now: new Date() })
  expect([exporters.count(), files]).toEqual([2, listFiles().size])
  await exporters.close()
  for (const path of listFiles().keys())
    expect([path, readFileSync(join(shared, path)).equals(readFileSync(join(folder, path)))]).toEqual([path, true])
})

test('an unchanged site is not written again', { timeout: minutes }, async () => {
  expect(await runAndCompare()).toEqual({ written: [], removed: [] })
})

test('after a change only affected pages are written', { tags: 'rest', timeout: minutes }, async () => {
  await updateRecipe(open.db, id, { ...recipe, short: 'Onions, rye and patience.' })
  const { written, removed } = await runAndCompare()
  expect(removed).toEqual([])
  expect(written).toContain('recipes/patty-melt/index.html')
  expect(written).toContain('recipes/index.html')
  for (const path of written.filter((one) => one.endsWith('.html')))
    expect([path, read(path).includes('Onions, rye')]).toEqual([path, true])
  expect(written).not.toContain('blogs/index.html')
})

test('deleted content is removed with all links to it, and no file of the owner’s is', { timeout: minutes }, async () => {
  writeFileSync(join(folder, 'CNAME'), 'copies.example')
  await deleteRecipes(open.db, [id])
  const { written, removed } = await runAndCompare()
  expect(removed).toContain('recipes/patty-melt/index.html')
  expect(removed).toContain('recipes/patty-melt.cook')
  expect(removed).toContain('categories/sandwiches/index.html')
  expect(existsSync(join(folder, 'recipes/patty-melt'))).toBe(false)
  expect(written).toContain('blogs/with-links/index.html')
  expect(read('blogs/with-links/index.html')).toMatch(/<p>dead hearts spelt <a/)
  expect(read('CNAME')).toBe('copies.example')
})

test('an interrupted run is completed by the next one', { tags: 'rest', timeout: minutes }, async () => {
  const index = join(folder, '.griddle-export.ndjson')
  const lines = readFileSync(index, 'utf8').split('\n')
  const own = [...listFiles().keys()].filter((path) => path !== 'CNAME')
  const half = lines.slice(0, Math.floor(lines.length / 2))
  // The file of a removed address was about to be written when the run ended, and the last line is incomplete.
  mkdirSync(join(folder, 'recipes/left'), { recursive: true })
  writeFileSync(join(folder, 'recipes/left/index.html'), 'left')
  writeFileSync(index, [...half, JSON.stringify({ planned: ['recipes/left/index.html', ...own] }), '{"entry":{"addr'].join('\n'))
  rmSync(join(folder, 'recipes/index.html'))
  writeFileSync(join(folder, 'about/index.html'), 'half')
  await run()
  expect(existsSync(join(folder, 'recipes/left'))).toBe(false)
  expect(read('recipes/index.html')).toContain('</html>')
  expect(read('.griddle-export.ndjson').split('\n').length).toBe(lines.length)
})

test('photos of approved reviews are files of the copy, which their links lead to, and others are not in it', {
  timeout: minutes,
}, async () => {
  const [shown, pending] = ['a'.repeat(64), 'b'.repeat(64)]
  const written = {
    recipeId: 1,
    stars: 5 as const,
    name: 'Ann',
    email: 'ann@mail.example',
    text: 'Crisp.',
    createdAt: '2026-11-01T12:00:00.000Z',
  }
  for (const [photo, approved] of [[shown, true] as const, [pending, false] as const]) {
    const review = { ...written, id: photo.slice(0, 20), approved }
    await insertReview(open.db, review)
    await openFiles(join(place, 'files')).put(photo, await aPicture())
    await insertReviewPhotos(open.db, review, [{ id: photo, width: 40, height: 30, bytes: 900 }])
  }
  await run()
  const files = [...listFiles().keys()]
  const page = 'recipes/classic-cheeseburger/index.html'
  const links = listElements(parse(read(page))).filter((element) => attributeOf(element, 'data-photo') === 'Ann')
  expect(links.map((link) => join(dirname(page), attributeOf(link, 'href') ?? ''))).toEqual(Array(2).fill(`images/${shown}/1600.webp`))
  expect(files).toContain(`images/${shown}/1600.webp`)
  expect(files.filter((path) => path.includes(pending))).toEqual([])
})

test('a folder with other files is refused, and a file of the owner’s is never replaced', { tags: 'rest', timeout: minutes }, async () => {
  const other = join(place, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'thesis.txt'), 'mine')
  await expect(run([other])).rejects.toThrow("aren't from an export")
  expect(readdirSync(other)).toEqual(['thesis.txt'])
  rmSync(join(folder, 'about'), { recursive: true })
  const index = join(folder, '.griddle-export.ndjson')
  const withoutAbout = readFileSync(index, 'utf8')
    .split('\n')
    .filter((line) => !line.includes('"address":"/about"'))
  writeFileSync(index, withoutAbout.join('\n'))
  mkdirSync(join(folder, 'about'))
  writeFileSync(join(folder, 'about/index.html'), 'mine')
  expect(await run()).toContain("Left alone because it isn't from an export: about/index.html.")
  expect(read('about/index.html')).toBe('mine')
})

test.each([[], ['a', 'b'], ['a', '--base-url', 'example.com'], ['a', '--base-url', 'https://a.example/?x'], ['a', '--other']])(
  'the arguments %j %j %j are refused',
  async (...args) => {
    await expect(run(args.filter((arg) => arg !== undefined))).rejects.toThrow(/Give a folder|--base-url|--other/)
    expect(existsSync(relative(process.cwd(), join(place, 'a')))).toBe(false)
  },
)
