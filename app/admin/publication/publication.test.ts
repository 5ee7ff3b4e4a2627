import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveToTrash, publishDue } from '#core/publication/change-publication.ts'
import { createDraftLink } from '#core/publication/draft-links.ts'
import { findPublication, type OwnedKey } from '#core/publication/publication-rows.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
beforeEach(async () => {
  for (const table of ['_blogs', '_recipes', 'settings'] as const) await site.db.deleteFrom(table).execute()
})
afterAll(() => site.close())

const blank = { imageBase64: '', imageLink: '', imageAlt: '', seoTitle: '', seoDescription: '', seoKeywords: '', formId: '' }
const post = {
  ...blank,
  title: 'Salt',
  formattedDate: '2026-11-21',
  author: 'June',
  content: '<p>Early.</p>',
  urlSlug: '',
  imageBase64: '/images/hero',
}
const recipe = { title: 'Melt', short: 'Rye.', image: '/images/hero', steps: 'Fry.', ingredients: '1 lb chuck' }
const kinds = [
  {
    kind: 'blog',
    list: '/admin/blog',
    filled: post,
    empty: { ...blank, title: '', formattedDate: '', author: '', content: '', urlSlug: '' },
    page: '/blogs/salt',
  },
  { kind: 'recipe', list: '/admin/manage-recipe', filled: recipe, empty: { title: '', short: '', image: '' }, page: '/recipes/melt' },
] as const

async function send(path: string, fields: Record<string, string>) {
  const response = await site.post(path, fields, cookie)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'") }
}

async function findOnly(kind: OwnedKey['kind']) {
  const { id } = await site.db
    .selectFrom(kind === 'blog' ? '_blogs' : '_recipes')
    .select('id')
    .executeTakeFirstOrThrow()
  return { id: String(id), stored: await findPublication(site.db, { kind, id } as OwnedKey) }
}

const isPublic = async (page: string) => (await site.get(page)).status === 200

describe.each(kinds)('a $kind', ({ kind, list, filled, empty, page }) => {
  const editor = async () => `${list}/edit?id=${(await findOnly(kind)).id}`

  test('is saved as a draft whatever is missing, stays one, and is published from its form', async () => {
    const saved = await send(`${list}?add=1`, { ...empty, wish: 'draft' })
    expect([saved.status, saved.html.includes('Draft saved')]).toEqual([200, true])
    for (const text of ['Untitled', 'Draft', 'Drafts 1']) expect(saved.html).toContain(text)
    expect((await send(await editor(), { ...filled, ...empty })).html).toContain('Draft saved')
    const refused = await send(await editor(), { ...filled, ...empty, wish: 'publish' })
    expect(refused.status).toBe(400)
    expect(await isPublic(page)).toBe(false)
    const { slug = '', urlSlug = '' } = { slug: '', urlSlug: kind === 'blog' ? 'salt' : '' }
    const published = await send(await editor(), { ...filled, slug, urlSlug, wish: 'publish' })
    expect([published.status, await isPublic(page)]).toEqual([200, true])
    const html = await (await site.get(await editor(), cookie)).text()
    for (const text of ['Unpublish', 'View on the site']) expect(html).toContain(text)
    await send(await editor(), { ...filled, slug, urlSlug, wish: 'draft' })
    expect([(await findOnly(kind)).stored?.state, await isPublic(page)]).toEqual(['draft', false])
  })

  describe('with a time in ‘Publish at’', () => {
    const inNewYork = () => send('/admin/settings', { form: 'settings', timeZone: 'America/New_York', builtInRecipes: 'on' })
    const stored = async () => (await findOnly(kind)).stored
    const ready = kind === 'blog' ? { ...filled, urlSlug: 'salt' } : { ...filled, slug: 'melt' }

    test('is scheduled in the site’s time zone by the button that adds', async () => {
      await inNewYork()
      const answer = await send(`${list}?add=1`, { ...filled, scheduledFor: '2026-12-24T18:00' })
      expect(answer.html).toContain('It will be published on Dec 24, 2026, 6:00 PM.')
      expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-12-24T23:00:00.000Z' })
      const html = await (await site.get(await editor(), cookie)).text()
      expect(html).toContain('value="2026-12-24T18:00"')
      expect(await isPublic(page)).toBe(false)
    })

    test('is scheduled by ‘Publish’, and rescheduled by the button that saves, which says so', async () => {
      await send(`${list}?add=1`, { ...filled, wish: 'draft' })
      const published = await send(await editor(), { ...ready, wish: 'publish', scheduledFor: '2026-12-03T09:00' })
      expect(published.html).toContain('It will be published on Dec 3, 2026, 9:00 AM.')
      expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-12-03T09:00:00.000Z' })
      const again = await send(await editor(), { ...ready, title: 'Salt', scheduledFor: '2026-12-03T09:00' })
      expect(again.html).toContain(kind === 'blog' ? 'Blog updated successfully' : 'Recipe saved!')
      const moved = await send(await editor(), { ...ready, scheduledFor: '2026-12-05T09:00' })
      expect(moved.html).toContain('It will be published on Dec 5, 2026, 9:00 AM.')
      expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-12-05T09:00:00.000Z' })
    })

    test('that has passed is published as of then', async () => {
      const date: Record<string, string> = kind === 'blog' ? { formattedDate: '2026-11-20' } : {}
      await send(`${list}?add=1`, { ...filled, ...date, scheduledFor: '2026-11-20T09:00' })
      expect(await stored()).toMatchObject({ state: 'published', publishedAt: '2026-11-20T09:00:00.000Z' })
    })

    test('is kept by a draft, until it is published by the time or at once', async () => {
      await send(`${list}?add=1`, { ...filled, wish: 'draft', scheduledFor: '2026-12-03T09:00' })
      const html = await (await site.get(await editor(), cookie)).text()
      for (const text of ['value="2026-12-03T09:00"', 'Schedule for Dec 3, 9:00 AM', 'Save draft']) expect(html).toContain(text)
      await send(await editor(), { ...ready, wish: 'publish', scheduledFor: '2026-12-03T09:00' })
      expect(await stored()).toMatchObject({ state: 'scheduled' })
      const now = await send(await editor(), { ...ready, wish: 'publish-now', scheduledFor: '2026-12-03T09:00' })
      expect(now.html).toContain(kind === 'blog' ? 'Blog published' : 'Recipe published')
      expect([await stored(), await isPublic(page)]).toMatchObject([{ state: 'published', publishedAt: '2026-11-21T12:00:00.000Z' }, true])
    })

    test('that is invalid, or removed from a scheduled record, is refused with what was typed', async () => {
      const refused = await send(`${list}?add=1`, { ...filled, scheduledFor: 'noon' })
      expect(refused.status).toBe(400)
      for (const text of ['Choose a date and a time', filled.title]) expect(refused.html).toContain(text)
      await send(`${list}?add=1`, { ...filled, scheduledFor: '2026-12-03T09:00' })
      const emptied = await send(await editor(), { ...ready, scheduledFor: '' })
      expect([emptied.status, emptied.html.includes('press “Publish now” or “Back to draft”')]).toEqual([400, true])
      expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-12-03T09:00:00.000Z' })
    })
  })

  test('is deleted into the trash, restored by Undo, and permanently deleted from there', async () => {
    await send(`${list}?add=1`, filled)
    const { id } = await findOnly(kind)
    const deleted = await send(list, { id, change: 'trash' })
    expect(deleted.html).toContain(kind === 'blog' ? 'Blog deleted' : 'Recipe deleted')
    expect(deleted.html).toMatch(/<noscript>.*value="restore".*Undo/s)
    expect(await isPublic(page)).toBe(false)
    expect(await (await site.get(`${list}?state=trashed`, cookie)).text()).toContain('Restore')
    await send(list, { id, change: 'restore' })
    expect(await isPublic(page)).toBe(true)
    await send(list, { id, change: 'trash' })
    await send(list, { id, change: 'delete' })
    expect(await findPublication(site.db, { kind, id } as OwnedKey)).toBeUndefined()
    expect((await send(list, { id, change: 'explode' })).status).toBe(400)
  })
})

describe.each(kinds)('several of the $kind list', ({ kind, list, filled, empty }) => {
  const one = kind === 'blog' ? 'post' : 'recipe'
  const table = kind === 'blog' ? '_blogs' : '_recipes'

  async function add(title: string) {
    await send(`${list}?add=1`, title ? { ...filled, title } : { ...empty, wish: 'draft' })
    const rows = await site.db.selectFrom(table).select(['id', 'title']).where('title', '=', title).execute()
    return String(rows[0]?.id)
  }

  async function change(name: string, ids: string[]) {
    const body = new URLSearchParams([['change', name], ...ids.map((id) => ['ids', id])])
    const response = await site.send(list, { method: 'POST', body, headers: { Origin: 'http://site.test', Cookie: cookie } })
    return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
  }

  async function listStates() {
    const rows = await site.db.selectFrom(table).select(['title', 'state']).orderBy('title').execute()
    return rows.map(({ title, state }) => `${title} ${state}`)
  }

  test('are moved to the trash, restored by one Undo, and permanently deleted', async () => {
    const ids = [await add('Ash'), await add('Bay')]
    await add('Cod')
    const html = await (await site.get(list, cookie)).text()
    for (const id of ids) expect(html).toContain(`<input type="checkbox" form="chosen-entries" name="ids" value="${id}"/>`)
    const trashed = await change('trash', [...ids, ...ids])
    expect([trashed.status, trashed.html.includes(`2 ${one}s moved to the trash`)]).toEqual([200, true])
    for (const id of ids) expect(trashed.html).toContain(`<input type="hidden" name="ids" value="${id}"/>`)
    expect(await listStates()).toEqual(['Ash trashed', 'Bay trashed', 'Cod published'])
    expect((await change('restore', ids)).html).toContain(`2 ${one}s restored`)
    expect(await listStates()).toEqual(['Ash published', 'Bay published', 'Cod published'])
    await change('trash', ids)
    expect((await change('delete', ids)).html).toContain(`2 ${one}s permanently deleted`)
    expect(await listStates()).toEqual(['Cod published'])
  })

  test('are published and made drafts again; those not ready are named and unchanged', async () => {
    const ids = [await add('Ash'), await add('')]
    expect((await change('unpublish', ids)).html).toContain(`1 ${one} unpublished`)
    const published = await change('publish', ids)
    expect(published.status).toBe(200)
    expect(published.html).toContain(`1 ${one} published.`)
    expect(published.html).toContain('“Untitled” was not published: it needs a title')
    expect(await listStates()).toEqual([' draft', 'Ash published'])
    expect((await change('publish', [])).status).toBe(400)
    expect((await change('publish', ['../x'])).status).toBe(400)
  })

  test('are sorted by title and shown as rows, which the browser remembers', async () => {
    for (const title of ['Cod', 'Ash', 'Bay']) await add(title)
    const response = await site.get(`${list}?sort=title&view=rows`, cookie)
    const html = await response.text()
    expect(html).toContain('record-rows')
    expect([...html.matchAll(/Choose (Ash|Bay|Cod)</g)].map(([, title]) => title)).toEqual(['Ash', 'Bay', 'Cod'])
    expect(response.headers.get('set-cookie')).toContain('griddle-list=rows')
    expect(await (await site.get(list, `${cookie}; griddle-list=rows`)).text()).toContain('record-rows')
    expect(await (await site.get(list, cookie)).text()).not.toContain('record-rows')
  })
})

describe('a post with a future date', () => {
  const ahead = { ...post, formattedDate: '2026-11-22' }
  const stored = async () => (await findOnly('blog')).stored
  const setZone = (timeZone: string) => send('/admin/settings', { form: 'settings', timeZone, builtInRecipes: 'on' })

  test.each([
    ['UTC', '2026-11-22T00:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-22T10:00:00.000Z'],
  ])('is scheduled for that day in %s, however it is published', async (timeZone, publishedAt) => {
    await setZone(timeZone)
    const { html } = await send('/admin/blog?add=1', ahead)
    expect(html).toContain('Blog added successfully! It will be published on Nov 22, 2026, 12:00 AM')
    expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt })
    const { id } = await findOnly('blog')
    const published = await send('/admin/blog', { id, change: 'publish' })
    expect(published.html).toContain('“Salt” will be published on Nov 22, 2026, 12:00 AM: its date is in the future.')
    await send('/admin/blog', { id, change: 'unpublish' })
    expect((await send('/admin/blog', { id, change: 'publish' })).html).toContain('“Salt” will be published on Nov 22, 2026')
    expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt })
  })

  test('waits for it when its form publishes it, and when a public post gets such a date', async () => {
    await send('/admin/blog?add=1', { ...ahead, wish: 'draft' })
    const { id } = await findOnly('blog')
    const save = (fields: object) => send(`/admin/blog/edit?id=${id}`, { ...post, urlSlug: 'salt', ...fields })
    const waiting = { state: 'scheduled', publishedAt: '2026-11-22T00:00:00.000Z' }
    await save({ formattedDate: ahead.formattedDate, wish: 'publish' })
    expect([await stored(), await isPublic('/blogs/salt')]).toMatchObject([waiting, false])
    await save({ wish: 'publish-now' })
    expect(await stored()).toMatchObject({ state: 'published' })
    await save({ formattedDate: ahead.formattedDate })
    expect([await stored(), await isPublic('/blogs/salt')]).toMatchObject([waiting, false])
  })

  test('is published where that day has already begun', async () => {
    await setZone('Pacific/Kiritimati')
    expect((await send('/admin/blog?add=1', ahead)).html).not.toContain('It will be published')
    expect(await stored()).toMatchObject({ state: 'published', publishedAt: '2026-11-21T12:00:00.000Z' })
  })

  test('is not published by restoring it from the trash', async () => {
    await send('/admin/blog?add=1', post)
    const { id } = await findOnly('blog')
    await send('/admin/blog', { id, change: 'trash' })
    await send(`/admin/blog/edit?id=${id}`, { ...ahead, urlSlug: 'salt' })
    expect((await send('/admin/blog', { id, change: 'restore' })).html).toContain('“Salt” will be published on Nov 22, 2026')
    expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-11-22T00:00:00.000Z' })
  })

  test('is published at the beginning of its day after the time zone has changed', async () => {
    await send('/admin/blog?add=1', ahead)
    await setZone('Pacific/Honolulu')
    expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-11-22T10:00:00.000Z' })
    // As an earlier release would have left it.
    await site.db.updateTable('_blogs').set({ publishedAt: '2026-11-22T00:00:00.000Z' }).execute()
    await publishDue(site.db, new Date('2026-11-22T00:00:01.000Z'))
    expect(await stored()).toMatchObject({ state: 'scheduled', publishedAt: '2026-11-22T10:00:00.000Z' })
    await publishDue(site.db, new Date('2026-11-22T10:00:00.000Z'))
    expect(await stored()).toMatchObject({ state: 'published' })
  })

  test('is dated today when it is published at once', async () => {
    await send('/admin/blog?add=1', ahead)
    await send(`/admin/blog/edit?id=${(await findOnly('blog')).id}`, { ...ahead, urlSlug: 'salt', wish: 'publish-now' })
    expect(await stored()).toMatchObject({ state: 'published', formattedDate: '2026-11-21' })
  })
})

test('a nonexistent time zone is refused', async () => {
  const { status, html } = await send('/admin/settings', { form: 'settings', timeZone: 'Mars/Olympus', builtInRecipes: 'on' })
  expect([status, html.includes('Choose a time zone like Europe/Berlin')]).toEqual([400, true])
})

describe.each(kinds)('the link to the draft of a $kind', ({ kind, list, filled, page }) => {
  test('shows it to anyone who has it, but not to search engines, until it is revoked or published', async () => {
    await send(`${list}?add=1`, { ...filled, wish: 'draft' })
    const { id } = await findOnly(kind)
    const editor = `${list}/edit?id=${id}`
    await send(`${editor}&link=1`, { link: 'create' })
    const html = await (await site.get(editor, cookie)).text()
    const [, token = ''] = /\?draft=([\w-]{32})"/.exec(html) ?? []
    const shown = await site.get(`${page}?draft=${token}`)
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
    const text = await shown.text()
    for (const part of [filled.title, 'This is a draft.', '<meta name="robots" content="noindex"']) expect(text).toContain(part)
    expect(text).not.toMatch(/<form[^>]*method="post"/)
    for (const other of [`?draft=${token.slice(1)}a`, '?draft=', '']) expect((await site.get(page + other)).status).not.toBe(200)
    await send(`${editor}&link=1`, { link: 'revoke' })
    expect((await site.get(`${page}?draft=${token}`)).status).toBe(404)
  })

  test('is not cached, even if it leads to nothing or to a published record', async () => {
    const secret = `?draft=${'a'.repeat(32)}`
    const askFor = async (path: string) => {
      const { status, headers } = await site.get(path)
      return [status, headers.get('cache-control')]
    }
    for (const path of [page, '/nothing', `${page}.player`, `/player${page}/vimeo-1`])
      expect([path, ...(await askFor(path + secret))]).toEqual([path, 404, 'private, no-store'])
    await send(`${list}?add=1`, { ...filled, ...(kind === 'blog' && { urlSlug: 'salt' }) })
    expect(await askFor(page + secret)).toEqual([200, 'private, no-store'])
    expect(await askFor(page)).toEqual([200, 'no-cache'])
  })

  test('shows nothing in the trash', async () => {
    await send(`${list}?add=1`, { ...filled, wish: 'draft' })
    const key = { kind, id: (await findOnly(kind)).id } as OwnedKey
    await createDraftLink(site.db, key)
    const { draftToken } = (await findPublication(site.db, key)) ?? {}
    expect((await site.get(`${page}?draft=${draftToken}`)).status).toBe(200)
    await moveToTrash(site.db, key, site.clock.now)
    const answer = await site.get(`${page}?draft=${draftToken}`)
    expect([answer.status, (await answer.text()).includes(filled.title)]).toEqual([404, false])
  })
})
