import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
/** An upload that no record shows, and the session that may see it. */
let upload: string
let owner: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  owner = await signIn(site)
  const headers = { Origin: 'http://site.test', Cookie: owner, 'Content-Type': 'image/jpeg' }
  const stored = await site.send('/admin/upload', { method: 'POST', body: new Uint8Array(await aPicture()), headers })
  upload = (await stored.json()).reference
  await site.breakDatabase()
}, 60_000)
afterAll(() => site.close())

test.each(['/recipes', '/trending-recipes', '/recipes/fried-chicken', '/blogs', '/blogs/anything', '/search?q=salt'])(
  '%s is a calm 503 with a reference in the log while the database is unavailable',
  async (path) => {
    const page = await site.get(path)
    const html = await page.text()
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('30')
    expect(html).toContain('Unexpected Application Error!')
    const reference = page.headers.get('x-reference') ?? 'none'
    expect(html).toContain(reference)
    expect(site.lines.some(({ level, facts }) => level === 'error' && JSON.stringify(facts).includes(reference))).toBe(true)
    expect(html).not.toMatch(/select |sqlite|at \w+ \(/i)
  },
)

test.each(['/', '/about', '/contact', '/favourites', '/privacy-policy'])('%s works without the database', async (path) => {
  expect((await site.get(path)).status).toBe(200)
})

test('uploads are hidden while access can’t be checked, and the site’s own pictures are shown', async () => {
  for (const address of [upload, `${upload}/400.webp`, `${upload}/16x9.jpg`, `/images/${'a'.repeat(64)}/400.webp`]) {
    const answer = await site.get(address, owner)
    expect([address, answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
      address,
      503,
      'no-store',
      '30',
    ])
    expect((await answer.arrayBuffer()).byteLength).toBe(0)
  }
  expect((await site.get('/images/hero/400.webp')).status).toBe(200)
})

test('what a page had to leave out is logged, in the specification’s words', async () => {
  site.lines.length = 0
  await site.get('/')
  const messages = site.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
  expect(messages).toContain('Error fetching TFN')
  expect(messages).toContain('Error fetching all blogs')
})

test('the process is alive, but not ready', async () => {
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/ready')).status).toBe(503)
})

describe('on a full disk', () => {
  let full: typeof site
  let cookie: string
  beforeAll(async () => {
    full = await openTestSite({ samples: true })
    cookie = await signIn(full)
    // No further page of the file.
    await sql`pragma max_page_count = 1`.execute(full.db)
    await fill(full.db)
  })
  afterAll(() => full.close())

  test('pages can be read, and a form gets a 503 with what was typed and when to try again', async () => {
    const content = `<p>${'Salt early. '.repeat(2000)}</p>`
    const post = { title: 'A full disk', formattedDate: '2026-11-21', author: 'June', content, urlSlug: '', formId: '' }
    const picture = { imageBase64: '/images/hero', imageLink: '', imageAlt: 'A burger', seoTitle: '', seoDescription: '', seoKeywords: '' }
    const answer = await full.post('/admin/blog?add=1', { ...post, ...picture }, cookie)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    const html = await answer.text()
    expect(html).toContain('A full disk')
    expect(html).toContain('Error uploading blog: the disk is full. Your text is still here: free up some space, then try again.')
    expect(full.lines.map(({ message }) => message)).toContain('The disk is full')
    for (const path of ['/', '/blogs', '/recipes']) expect([path, (await full.get(path)).status]).toEqual([path, 200])
  })

  const typed = { name: 'Nora Quill', email: 'nora@example.com', website: '', elapsed: '' }
  const long = 'Salt early, salt often. '.repeat(40).trim()
  test.each([
    ['a comment', '/blogs/cast-iron-is-not-fragile', { ...typed, form: 'comment', comment: long }],
    ['a review', '/recipes/classic-cheeseburger', { ...typed, form: 'review', stars: '4', text: long }],
    ['a question', '/recipes/classic-cheeseburger', { ...typed, form: 'question', text: long }],
    ['a message', '/contact', { ...typed, form: 'contact', first: 'Nora', last: '', phone: '', message: long }],
    ['joining', '/contact', { ...typed, form: 'join', fullName: 'Nora Quill', phone: '' }],
  ])('%s gets a 503 with what was typed, and names the full disk', async (_, path, fields) => {
    const answer = await full.post(path, fields)
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect(answer.status).toBe(503)
    expect(html).toContain('This couldn’t be saved: this site’s disk is full. Your text is still here; please send it again later.')
    expect(html).not.toContain('Unexpected Application Error!')
    for (const text of Object.values(fields).filter((value) => value.includes(' '))) expect(html).toContain(text)
  })

  test.each([
    ['while it arrives', () => writeFileSync(join(full.folder, 'incoming'), '')],
    ['when it is stored', () => {}],
  ])('a review with a photo keeps what was typed if the disk is full %s', async (_, prepare) => {
    prepare()
    const body = new FormData()
    // The photo comes first: the fields after it are read as well.
    body.append('photos', new File([(await aPicture()) as BlobPart], 'dinner.jpg', { type: 'image/jpeg' }))
    for (const [name, value] of Object.entries({ ...typed, form: 'review', stars: '4', text: long })) body.set(name, value)
    const answer = await full.send('/recipes/classic-cheeseburger', { method: 'POST', body, headers: { Origin: 'http://site.test' } })
    const html = await answer.text()
    expect(answer.status).toBe(503)
    for (const text of [long, 'Nora Quill', 'This couldn’t be saved', 'Choose your photos again.']) expect(html).toContain(text)
    expect(html).not.toContain('Unexpected Application Error!')
    rmSync(join(full.folder, 'incoming'), { recursive: true })
  })

  test('a session that is due for renewal, which fails, stays valid', async () => {
    const soon = new Date(Date.now() + 12 * 24 * 60 * 60 * 1000).toISOString()
    await full.db.updateTable('identity_session').set({ expiresAt: soon }).execute()
    await sql`pragma query_only = on`.execute(full.db)
    expect((await full.get('/admin/sessions', cookie)).status).toBe(200)
    await sql`pragma query_only = off`.execute(full.db)
  })
})

/** Makes further rows need space that doesn't exist, even if a table's pages have some left. */
async function fill(db: Database) {
  await sql`create temp table if not exists "room" ("taken" blob)`.execute(db)
  await sql`pragma temp.max_page_count = 1`.execute(db)
  for (const table of ['comments', 'reviews', 'questions', 'contacts', 'users'])
    await sql`create temp trigger if not exists ${sql.id(`fill ${table}`)} before insert on main.${sql.table(table)}
      begin insert into "room" values (zeroblob(100000)); end`.execute(db)
}
