import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#domain/id.ts'
import { insertComment } from '#storage/comments.ts'
import { isPopupEnabled } from '#storage/popup.ts'
import { insertRecipe } from '#storage/recipes.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

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
      'sessions',
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

  test.each([
    ['comments', 'Error counting pending comments', '<!-- -->pending'],
    ['reviews', 'Error counting pending reviews', 'NaN'],
    ['_recipes', 'Error counting recipes', '>0<span'],
    ['_function', 'Error fetching popup status', 'role="switch"'],
  ] as const)('goes on without what %s would have said', async (table, message, absent) => {
    await site.db.schema.dropTable(table).execute()
    const { status, html } = await readPage()
    expect(status).toBe(200)
    expect(html).not.toContain(absent)
    expect(site.lines).toContainEqual(expect.objectContaining({ level: 'error', message }))
  })
})

describe('the popup’s switch', () => {
  test('turns the popup on for visitors and off again', async () => {
    const on = await site.post('/admin/popup.data', { enabled: 'true' }, cookie)
    expect(on.status).toBe(200)
    expect(await on.text()).toContain('Popup turned on')
    expect((await readPage()).html).toMatch(/aria-checked="true"[\s\S]+Popup: (?:<!-- -->)?ON/)
    expect(await (await site.get('/recipes')).text()).toContain('\\"popup\\",true')
    const off = await site.post('/admin/popup.data', { enabled: 'false' }, cookie)
    expect(await off.text()).toContain('Popup turned off')
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

  test('refuses what is no switch', async () => {
    for (const enabled of ['', 'perhaps']) expect((await site.post('/admin/popup', { enabled }, cookie)).status).toBe(400)
    expect(await isPopupEnabled(site.db)).toBe(false)
    expect((await site.get('/admin/popup', cookie)).headers.get('location')).toBe('/admin')
  })

  test('says when it could not be saved', async () => {
    await site.db.schema.dropTable('_function').execute()
    const answer = await site.post('/admin/popup.data', { enabled: 'true' }, cookie)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Error updating popup setting')
    const plain = await site.post('/admin/popup', { enabled: 'true', back: '/admin/settings' }, cookie)
    expect(plain.status).toBe(503)
    expect(await plain.text()).toContain('The database could not be reached, so nothing was changed.')
  })
})
