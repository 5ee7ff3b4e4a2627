import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { toDrawable } from '#domain/pictures/pin-picture.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ siteUrl: 'https://eat.example' })
  await insertRecipe(site.db, aRecipe({ image: '/images/hero' }))
  await insertRecipe(site.db, aRecipe({ slug: 'bare' }))
  await insertRecipe(site.db, aRecipe({ slug: 'hidden', image: '/images/hero' }))
  await site.db.updateTable('_recipes').set({ state: 'draft' }).where('slug', '=', 'hidden').execute()
  await insertBlog(site.db, aBlog({ imageLink: '/images/blog-pie' }))
}, 60_000)
afterAll(() => site.close())

const read = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer())

test.each(['/recipes/patty-melt.pin.jpg', '/blogs/a-plain-post.pin.jpg'])(
  '%s is a JPEG of ratio 2:3',
  async (path) => {
    const { headers, status } = await site.get(path)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-cache'])
    const bytes = await read(path)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 1500 })
    expect(bytes.length).toBeLessThan(600_000)
    const again = await site.send(path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  },
  60_000,
)

test('its title is dark on light, and a changed title is another picture at the same address', async () => {
  const path = '/recipes/patty-melt.pin.jpg'
  const before = await read(path)
  const panel = { left: 80, top: 1250, width: 840, height: 180 }
  const { channels } = await sharp(await sharp(before).extract(panel).toBuffer())
    .greyscale()
    .stats()
  expect(channels[0]?.min).toBeLessThan(60)
  expect(channels[0]?.max).toBeGreaterThan(245)
  await site.db.updateTable('_recipes').set({ title: 'Another Melt' }).where('slug', '=', 'patty-melt').execute()
  expect(await read(path)).not.toEqual(before)
}, 60_000)

test('there is nothing without a picture, and nothing unpublished', async () => {
  for (const slug of ['bare', 'hidden', 'no-such-recipe']) expect((await site.get(`/recipes/${slug}.pin.jpg`)).status).toBe(404)
})

test('letters that the font lacks are reported, and emoji are left out', () => {
  expect(toDrawable('Crème brûlée 🍮 & Šopska ½')).toBe('Crème brûlée & Šopska ½')
  for (const text of ['Борщ', '拉面', 'Ĉapo', '']) expect(toDrawable(text)).toBe('')
})

test('robots may fetch it', async () => {
  const rules = await (await site.get('/robots.txt')).text()
  const paths = ['/recipes/patty-melt.pin.jpg', '/images/hero-10a61001a11c/1200.jpg']
  for (const [, kept = ''] of rules.matchAll(/Disallow: (.*)/g)) for (const path of paths) expect(path.startsWith(kept)).toBe(false)
})

test('the picture for previews is at most 600 kB, in the size that the page states', async () => {
  const [width, height] = [1397, 1103]
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
  const cookie = await signIn(site)
  const upload = {
    method: 'POST',
    body: new Uint8Array(noise),
    headers: { Cookie: cookie, Origin: 'http://site.test', 'Content-Type': 'image/webp' },
  }
  const { reference } = await (await site.send('/admin/upload', upload)).json()
  await site.db.updateTable('_recipes').set({ image: reference }).where('slug', '=', 'bare').execute()
  await site.db.updateTable('images').set({ unusedSince: null }).execute()
  const html = await (await site.get('/recipes/bare')).text()
  const said = (name: string) => new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  const bytes = await read(new URL(said('')).pathname)
  expect(bytes.length).toBeLessThanOrEqual(600_000)
  const found = await sharp(bytes).metadata()
  expect([found.format, found.width, found.height]).toEqual(['jpeg', Number(said(':width')), Number(said(':height'))])
}, 60_000)
