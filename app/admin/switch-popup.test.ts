import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { isPopupEnabled } from '#core/settings/setting-rows.ts'
import { newId } from '#domain/id.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const readShown = z.object({ loaderData: z.object({ 'public/site-layout': z.object({ popup: z.boolean() }) }) })

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterEach(() => site.close())

async function readPage(path = '/admin/manage-users') {
  const page = await site.get(path, cookie)
  return { status: page.status, html: await page.text() }
}

/** Whether the loader data in a visitor's page enables the popup. */
async function isShownToVisitors() {
  const html = await (await site.get('/recipes')).text()
  const [, text = ''] = /<script type="application\/json">([^<]*)<\/script>/.exec(html) ?? []
  const data = new Response(text).body ?? new ReadableStream()
  const { value } = await decodeViaTurboStream(data, globalThis)
  return readShown.parse(value).loaderData['public/site-layout'].popup
}

describe('the frame', () => {
  test('names the brand, the switch, the admin and every screen, with counts', async () => {
    await insertRecipe(site.db, aRecipe())
    const { html } = await readPage()
    for (const words of ['Welcome, <b>Admin</b>', 'owner@example.com', '>Griddle</span>', 'role="switch" aria-checked="false"']) {
      expect(html).toContain(words)
    }
    expect(html).toMatch(/Popup: (?:<!-- -->)?OFF/)
    expect(html).toContain('>9<span class="visually-hidden"> <!-- -->in all')
    expect(html).toContain('>1<span class="visually-hidden"> <!-- -->in all')
    expect(html).toContain('>3<span class="visually-hidden"> <!-- -->pending')
    for (const path of [
      'dashboard',
      'blog',
      'manage-recipe',
      'manage-contacts',
      'manage-comments',
      'manage-reviews',
      'settings',
      'account',
    ]) {
      expect(html).toContain(`href="/admin/${path}"`)
    }
    expect(html).toMatch(/<a aria-current="page" class="active" href="\/admin\/manage-users"/)
  })

  test('is not around the sign-in page', async () => {
    const html = await (await site.get('/admin/login')).text()
    expect(html).not.toContain('Welcome, ')
    expect(html).not.toContain('aria-label="Admin"')
  })

  test('follows the pending comments', async () => {
    const { id: blogId, title } = await site.db.selectFrom('_blogs').select(['id', 'title']).limit(1).executeTakeFirstOrThrow()
    const createdAt = site.clock.now.toISOString()
    const words = { name: 'Ada', email: 'ada@example.com', comment: 'Crisp.' }
    await insertComment(site.db, { id: newId(site.clock.now), blogId, blogTitle: title, ...words, createdAt, approved: false })
    expect((await readPage()).html).toContain('>4<span class="visually-hidden"> <!-- -->pending')
    await site.db.updateTable('comments').set({ approved: true }).execute()
    expect((await readPage()).html).not.toContain('<!-- -->pending')
  })

  test('works without its badges if nothing can be counted', async () => {
    await site.db.schema.dropTable('rowCounts').execute()
    const { status, html } = await readPage()
    expect(status).toBe(200)
    expect(html).toContain('href="/admin/manage-comments"')
    for (const absent of ['<!-- -->pending', '<!-- -->in all', 'NaN']) expect(html).not.toContain(absent)
    for (const counted of ['blogs', 'recipes', 'pending comments', 'pending reviews']) {
      expect(site.lines).toContainEqual(expect.objectContaining({ level: 'error', message: `Error counting ${counted}` }))
    }
  })

  test('works without its switch if the popup’s state can’t be read', async () => {
    await site.db.schema.dropTable('_function').execute()
    const { status, html } = await readPage()
    expect(status).toBe(200)
    expect(html).not.toContain('role="switch"')
    expect(site.lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'Error fetching popup status' }))
  })
})

describe('the popup’s switch', () => {
  test('turns the popup on for visitors and off again', async () => {
    const on = await site.post('/admin/popup.data', { enabled: 'true' }, cookie)
    expect(on.status).toBe(200)
    expect(await on.text()).toContain('Popup turned on')
    expect((await readPage()).html).toMatch(/aria-checked="true"[\s\S]+Popup: (?:<!-- -->)?ON/)
    expect(await isShownToVisitors()).toBe(true)
    const off = await site.post('/admin/popup.data', { enabled: 'false' }, cookie)
    expect(await off.text()).toContain('Popup turned off')
    expect(await isShownToVisitors()).toBe(false)
    expect(await isPopupEnabled(site.db)).toBe(false)
  })

  test('works as a plain form that comes back to its page', async () => {
    const answer = await site.post('/admin/popup', { enabled: 'true', back: '/admin/manage-users?q=dana' }, cookie)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/admin/manage-users?q=dana')
    expect(await isPopupEnabled(site.db)).toBe(true)
    const elsewhere = await site.post('/admin/popup', { enabled: 'true', back: 'https://evil.example/' }, cookie)
    expect(elsewhere.headers.get('location')).toBe('/admin/dashboard')
  })

  test('twice the same is the same', async () => {
    for (const _ of [1, 2]) expect((await site.post('/admin/popup.data', { enabled: 'true' }, cookie)).status).toBe(200)
    expect(await isPopupEnabled(site.db)).toBe(true)
  })

  test('refuses an invalid value', async () => {
    for (const enabled of ['', 'perhaps']) expect((await site.post('/admin/popup', { enabled }, cookie)).status).toBe(400)
    expect(await isPopupEnabled(site.db)).toBe(false)
    expect((await site.get('/admin/popup', cookie)).headers.get('location')).toBe('/admin')
  })

  test('says if it could not be saved', async () => {
    await site.db.schema.dropTable('_function').execute()
    const answer = await site.post('/admin/popup.data', { enabled: 'true' }, cookie)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Error updating popup setting')
    const plain = await site.post('/admin/popup', { enabled: 'true', back: '/admin/settings' }, cookie)
    expect(plain.status).toBe(503)
    expect(await plain.text()).toContain('Nothing was changed. Go back and try again in a minute.')
  })
})
