import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOwnPictures, sanitizeBlogHtml, toPlainText } from '#core/blogs/blog-html.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { isInRecords } from '#core/pictures/picture-place-rows.ts'
import { updateDraftToken } from '#core/publication/publication-rows.ts'
import { compareVersions } from '#core/revisions/compare-versions.ts'
import { toVideoPlaceHtml } from '#domain/blogs/video-places.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { readStructuredData } from '#tests/read-structured-data.ts'
import { listFaults } from '#tests/structured-data-rules.ts'

const picture = 'd'.repeat(64)
const title = 'Smash <b>& "flip"'
const video = { 'data-video': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30', 'data-title': title }

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite()
  await insertImage(site.db, { id: picture, width: 1600, height: 900, createdAt: '2026-11-20T12:00:00.000Z' })
  const whole = place({ title, poster: `/images/${picture}`, day: '2024-02-29' })
  await insertBlog(site.db, aBlog({ urlSlug: 'filmed', content: `<p>Before.</p>${whole}<p>After.</p>` }))
  await insertBlog(site.db, aBlog({ urlSlug: 'plain', content: place({ day: '2024-02-29' }) }))
})
afterAll(() => site.close())

function place(changes: object, address = video['data-video']) {
  const read = readVideo(address)
  if (!read) throw new Error(`${address} is no video`)
  return toVideoPlaceHtml({ video: read, title: '', poster: '', day: '', ...changes })
}

const read = async (path: string) => (await site.get(path)).text()
const shownVideo = async (path: string) => /<section class="video".*?<\/section>/.exec(await read(path))?.[0] ?? ''

test('a video is a link with its picture and title, and nothing on the page is from another site', async () => {
  const response = await site.get('/blogs/filmed')
  const html = await response.text()
  const shown = await shownVideo('/blogs/filmed')
  expect(shown).toContain('aria-label="Video: Smash &lt;b&gt;&amp; &quot;flip&quot;"')
  expect(shown).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30" rel="noopener"')
  expect(shown).toContain('src="/player/blogs/filmed/youtube-dQw4w9WgXcQ-30"')
  expect(shown).toContain(`src="/images/${picture}/800.webp"`)
  expect(html).not.toMatch(/(?:src|srcset)="https?:/)
  expect(html.replace(/<template>.*?<\/template>/g, '')).not.toContain('<iframe')
  expect(response.headers.get('Content-Security-Policy')).not.toContain('frame-src')
  expect(await shownVideo('/blogs/plain')).not.toContain('<img')
})

test('only the player may frame the video’s host, and only in pages of this site', async () => {
  const response = await site.get('/player/blogs/filmed/youtube-dQw4w9WgXcQ-30')
  const policy = response.headers.get('Content-Security-Policy')?.split('; ')
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  const html = await response.text()
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0&amp;start=30"')
  expect(html).toContain('<title>Smash &lt;b&gt;&amp; &quot;flip&quot;, video on YouTube</title>')
})

test.each([
  '/player/blogs/filmed/youtube-aaaaaaaaaaa',
  '/player/blogs/filmed/youtube-dQw4w9WgXcQ',
  '/player/blogs/filmed/vimeo-76979871',
  '/player/blogs/none/youtube-dQw4w9WgXcQ-30',
  '/player/pages/filmed/youtube-dQw4w9WgXcQ-30',
  '/player/recipes/filmed/youtube-dQw4w9WgXcQ-30',
])('%s plays nothing: no public record has such a video there', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test('a draft’s video plays for those who have the draft’s address, and is not cached', async () => {
  const content = place({ title: 'Secret' }, 'https://vimeo.com/76979871')
  const draft = aBlog({ urlSlug: 'secret', content, state: 'draft' })
  await insertBlog(site.db, draft)
  await updateDraftToken(site.db, { kind: 'blog', id: draft.id }, 'token')
  expect((await site.get('/player/blogs/secret/vimeo-76979871')).status).toBe(404)
  expect((await site.get('/player/blogs/secret/vimeo-76979871?draft=other')).status).toBe(404)
  expect(await shownVideo('/blogs/secret?draft=token')).toContain('src="/player/blogs/secret/vimeo-76979871?draft=token"')
  const response = await site.get('/player/blogs/secret/vimeo-76979871?draft=token')
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toContain('no-store')
})

test('pages show and play videos, too', async () => {
  const day = '2026-11-20T12:00:00.000Z'
  const page = { id: 'p', slug: 'kitchen', title: 'Kitchen', intro: '', description: '', layout: 'plain' as const }
  await putPage(site.db, { ...page, content: place({}), state: 'published', createdAt: day, updatedAt: day })
  expect(await shownVideo('/kitchen')).toContain('src="/player/pages/kitchen/youtube-dQw4w9WgXcQ-30"')
  expect((await site.get('/player/pages/kitchen/youtube-dQw4w9WgXcQ-30')).status).toBe(200)
})

test('search engines only get videos with everything they require', async () => {
  const [post] = readStructuredData(await read('/blogs/filmed'))
  expect(post?.video).toMatchObject([{ '@type': 'VideoObject', name: title, uploadDate: '2024-02-29T12:00:00.000Z' }])
  expect(listFaults(post)).toEqual([])
  const [plain] = readStructuredData(await read('/blogs/plain'))
  expect(plain).not.toHaveProperty('video')
})

test('feeds link to the video, and excerpts and the search leave it out', async () => {
  const { items } = await (await site.get('/feed.json')).json()
  const entry = items.find(({ url }: { url: string }) => url.endsWith('/blogs/filmed'))
  const link = '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30">Smash &lt;b&gt;&amp; &quot;flip&quot;</a>'
  expect(entry.content_html).toBe(`<p>Before.</p><p>Video: ${link}</p><p>After.</p>`)
  expect(toPlainText(`<p>A</p>${place({ title })}`)).toBe('A')
  expect(await read('/blogs')).not.toContain('Smash')
})

test('its picture counts as used', async () => {
  expect(listOwnPictures(place({ poster: '/images/hero' }))).toEqual(['hero'])
  expect(await isInRecords(site.db, picture)).toBe(true)
})

test('the preview shows it without a player, and the history names it', async () => {
  const headers = { Origin: 'http://site.test', Cookie: await signIn(site) }
  const body = new URLSearchParams({ content: place({ title: 'Flip' }) })
  const { html } = await (await site.send('/admin/preview', { method: 'POST', body, headers })).json()
  expect(html).toContain('Video: Flip')
  expect(html).not.toContain('<iframe')
  const [field] = compareVersions({ content: '<p>A</p>' }, { content: `<p>A</p>${place({ title: 'Flip' })}` })
  expect(field?.rows[1]?.after?.parts[0]?.text).toBe(`[Video: Flip, ${video['data-video']}]`)
})

test.each([
  ['<hr data-title="T" data-video="youtu.be/dQw4w9WgXcQ" onclick="x()" class="y">', place({ title: 'T' }, 'https://youtu.be/dQw4w9WgXcQ')],
  ['<hr data-video="https://video.example/1" data-title="T">', '<hr />'],
  ['<hr data-video="javascript:alert(1)">', '<hr />'],
  ['<hr data-video="youtu.be/dQw4w9WgXcQ" data-poster="https://a.example/1.jpg" data-day="2024-02-30">', place({}, 'youtu.be/dQw4w9WgXcQ')],
  ['<hr data-recipe="12" data-card="small" data-video="youtu.be/dQw4w9WgXcQ">', '<hr data-recipe="12" data-card="small" />'],
  ['<div data-video="youtu.be/dQw4w9WgXcQ">Text</div>', 'Text'],
])('from %s the sanitiser keeps %s', (html, kept) => {
  expect(sanitizeBlogHtml(html)).toBe(kept)
  expect(sanitizeBlogHtml(kept)).toBe(kept)
})
