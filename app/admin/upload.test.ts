import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBlog, deleteBlog } from '#core/blogs/write-blog.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import { aPicture, openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterAll(() => site.close())

type Reply = { status: number; answer: { reference: string; message: string } }

async function upload(body: BodyInit, contentType = 'image/jpeg'): Promise<Reply> {
  const headers = { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': contentType }
  const response: Response = await site.send('/admin/upload', { method: 'POST', body, headers })
  return { status: response.status, answer: await response.json() }
}

test('a picture is stored once and shown at its bare address, only to admins until something shows it', async () => {
  const bytes = new Uint8Array(await aPicture('#ea580c', 60, 40))
  const first = await upload(bytes)
  expect(first).toEqual({ status: 200, answer: { reference: expect.stringMatching(/^\/images\/[a-f0-9]{64}$/), width: 60, height: 40 } })
  expect(await upload(bytes)).toEqual(first)
  expect((await site.get(first.answer.reference)).status).toBe(404)
  const shown: Response = await site.get(first.answer.reference, cookie)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 60, height: 40 })
  expect((await site.get('/images/nothing')).status).toBe(404)
  const named = first.answer.reference.replace(/[a-f0-9]{64}/, (id: string) => `${id}/${id}.webp`)
  expect([(await site.get(named)).status, (await site.get(named, cookie)).headers.get('content-type')]).toEqual([404, 'image/webp'])
  expect((await site.get('/images/hero/hero.webp')).headers.get('content-type')).toBe('image/webp')
  expect((await site.get('/images/hero/other.webp')).status).toBe(404)
})

test('a built-in picture is cached permanently only at its current file’s address, and found at all earlier ones', async () => {
  const present = findShippedFile('hero')
  const lasting = async (name: string) => {
    const response: Response = await site.get(`/images/${name}/400.webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    return response.headers.get('cache-control')?.includes('immutable')
  }
  expect([await lasting(present), await lasting('hero'), await lasting('hero-0123456789ab')]).toEqual([true, false, false])
})

test.each([
  ['more than 15 MB', async () => new Uint8Array(maxUploadBytes + 1), 413, 'larger than 15 MB'],
  ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'SVG isn’t accepted'],
  ['a phone’s HEIC', async () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 422, 'This is a HEIC picture'],
  ['a text', async () => 'not a picture', 422, 'This picture format isn’t supported'],
  [
    'half a picture',
    async () => new Uint8Array((await aPicture('#ea580c', 900, 900)).subarray(0, 900)),
    422,
    'damaged or didn’t upload completely',
  ],
  ['nothing', async () => '', 422, 'This picture format isn’t supported'],
  ['more than 50 megapixels', manyPixels, 422, 'more than 50 megapixels'],
] satisfies [string, () => Promise<BodyInit>, number, string][])('%s is refused with an explanation', async (_, make, status, words) => {
  const refused = await upload(await make(), 'image/png')
  expect(refused.status).toBe(status)
  expect(refused.answer.message).toContain(words)
})

test('an upload is public while a post shows it, and hidden from readers once the post is deleted', async () => {
  const { answer } = await upload(new Uint8Array(await aPicture('#166534', 60, 40)))
  const look = async (cookies?: string) => (await site.get(`${answer.reference}/400.webp`, cookies)).status
  expect([await look(), await look(cookie)]).toEqual([404, 200])
  const published = await addBlog(openAdminParts(site.db).parts, aBlogDraft({ imageBase64: answer.reference }), {
    formId: '',
    whenPicturesFail: 'ask',
  })
  expect([await look(), await look(cookie)]).toEqual([200, 200])
  await deleteBlog(site.db, published.ok ? published.id : '', new Date())
  expect([await look(), await look(cookie)]).toEqual([404, 200])
})

test('the owner is told that an animated picture will not move', async () => {
  const frames = await Promise.all(['#ea580c', '#17100c'].map((colour) => aPicture(colour)))
  const { answer } = await upload(
    new Uint8Array(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    ),
    'image/gif',
  )
  expect(answer).toMatchObject({ reference: expect.any(String), notice: expect.stringContaining('only its first frame') })
})

test('a picture from another site is fetched by its address', async () => {
  const refused = await upload(new URLSearchParams({ url: 'ftp://a.example/x.png' }).toString(), 'application/x-www-form-urlencoded')
  expect(refused).toEqual({ status: 422, answer: { message: 'Enter an address that starts with http:// or https://' } })
})

test('nothing is available by GET', async () => {
  expect((await site.get('/admin/upload', cookie)).status).toBe(404)
  expect((await site.get('/admin/preview', cookie)).status).toBe(404)
})

test('a preview is what the public page shows', async () => {
  const content = '<p onclick="x()">Salt<script>bad()</script></p><img src="/images/hero" alt="A burger">'
  const response = await site.post('/admin/preview', { content }, cookie)
  const { html } = await response.json()
  expect(html).toMatch(/^<p>Salt<\/p><img src="\/images\/hero-[0-9a-f]{12}\/800\.webp"/)
  expect(html).toContain('srcset')
})

async function manyPixels(): Promise<BodyInit> {
  const picture = sharp({ create: { width: 8000, height: 6400, channels: 3, background: '#fff' }, limitInputPixels: false })
  return new Uint8Array(await picture.png().toBuffer())
}
