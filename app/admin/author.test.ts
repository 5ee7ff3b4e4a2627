import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>

const image = '/images/hero'
const empty = { imageLink: '', imageAlt: '', seoTitle: '', seoDescription: '', seoKeywords: '', urlSlug: '' }
const blog = { ...empty, title: 'Soup', author: 'Ann', formattedDate: '2026-11-20', content: '<p>Hot.</p>', imageBase64: image }
const recipe = { title: 'Stew', short: 'Warm.', image, ingredients: '1 leek', steps: 'Cook it.' }

const kinds = [
  { kind: 'blog', list: '/admin/blog', filled: blog, table: '_blogs' },
  { kind: 'recipe', list: '/admin/manage-recipe', filled: recipe, table: '_recipes' },
] as const

let site: TestSite
let owner: string
let author: Awaited<ReturnType<typeof signInAs>>
let other: Awaited<ReturnType<typeof signInAs>>
let editor: Awaited<ReturnType<typeof signInAs>>
beforeAll(async () => {
  site = await openTestSite()
  owner = await signIn(site)
  author = await signInAs(site, 'author')
  other = await signInAs(site, 'author', 'other@example.com')
  editor = await signInAs(site, 'editor')
})
afterAll(() => site.close())

describe.each(kinds)('a $kind', ({ kind, list, filled, table }) => {
  async function write(cookie: string, title: string, wish = 'publish') {
    const answer = await site.post(`${list}?add=1`, { ...filled, title, wish, formId: crypto.randomUUID() }, cookie)
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
    const { id } = await site.db.selectFrom(table).select('id').where('title', '=', title).executeTakeFirstOrThrow()
    return String(id)
  }

  const readRow = (id: string) =>
    site.db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id as never)
      .executeTakeFirst()

  /** Every way of seeing or changing a record. */
  const ways = (id: string, cookie: string): Record<string, () => Promise<Response>> => ({
    'opening the editor': () => site.get(`${list}/edit?id=${id}`, cookie),
    'its data': () => site.get(`${list}/edit.data?id=${id}`, cookie),
    history: () => site.get(`/admin/history/${kind}/${id}`, cookie),
    saving: () => site.post(`${list}/edit?id=${id}`, { ...filled, title: 'Taken over', urlSlug: `taken-${id}` }, cookie),
    'a draft link': () => site.post(`${list}/edit?id=${id}&link=1`, { link: 'create' }, cookie),
    restoring: () => site.post(`/admin/history/${kind}/${id}`, { number: '1' }, cookie),
    autosaving: () =>
      site.send('/admin/working-copy', {
        method: 'POST',
        headers: { Cookie: cookie, Origin: 'http://site.test', 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), record: { kind, id }, base: 1, sequence: 1, after: 0, fields: { title: 'Mine' } }),
      }),
    ...Object.fromEntries(
      ['unpublish', 'publish', 'trash', 'restore'].map((change) => [change, () => site.post(list, { id, change }, cookie)]),
    ),
    'several at once': () => site.post(list, { ids: id, change: 'trash' }, cookie),
    deleting: () => site.post(list, { id, change: 'delete' }, cookie),
    ...(kind === 'blog'
      ? { tagging: () => site.post(list, { ids: id, change: 'tag', tag: 'Winter' }, cookie) }
      : { labelling: () => site.post(list, { ids: id, change: 'label', kind: 'course', name: 'Dinner' }, cookie) }),
  })

  test('of another author, an editor or unknown can’t be changed by an author', async () => {
    const earlier = await write(owner, `${kind} from before`)
    await site.db.updateTable(table).set({ ownerId: null }).where('title', '=', `${kind} from before`).execute()
    for (const id of [await write(other.cookie, `${kind} of another`), await write(editor.cookie, `${kind} of an editor`), earlier]) {
      const before = await readRow(id)
      for (const [name, go] of Object.entries(ways(id, author.cookie))) expect([name, (await go()).status]).toEqual([name, 403])
      expect(await readRow(id)).toEqual(before)
      expect(
        await site.db.selectFrom('workingCopies').select('id').where('authorId', '=', author.uid).where('recordId', '=', id).execute(),
      ).toEqual([])
      expect((await site.get(`${list}/edit?id=${id}`, editor.cookie)).status).toBe(200)
    }
  })

  test('of one’s own can be, in every way', async () => {
    const id = await write(author.cookie, `${kind} of my own`)
    expect((await readRow(id))?.ownerId).toBe(author.uid)
    for (const [name, go] of Object.entries(ways(id, author.cookie))) expect([name, (await go()).status]).toEqual([name, 200])
    expect(await readRow(id)).toBeUndefined()
  })

  test('is not changed at all if one of several is not one’s own', async () => {
    const [mine, theirs] = [await write(author.cookie, `${kind} mine`), await write(other.cookie, `${kind} theirs`)]
    const body = new URLSearchParams([['change', 'trash'], ...[mine, theirs].map((id) => ['ids', id])])
    const headers = { Cookie: author.cookie, Origin: 'http://site.test' }
    expect((await site.send(list, { method: 'POST', headers, body })).status).toBe(403)
    expect([(await readRow(mine))?.state, (await readRow(theirs))?.state]).toEqual(['published', 'published'])
  })

  test('of others is listed without buttons, and editors have them', async () => {
    const mine = await write(author.cookie, `${kind} listed mine`)
    const theirs = await write(other.cookie, `${kind} listed theirs`)
    for (const view of ['cards', 'rows']) {
      const html = await (await site.get(`${list}?view=${view}`, author.cookie)).text()
      expect(html).toContain(`${kind} listed theirs`)
      expect(html).toContain(`${list}/edit?id=${mine}"`)
      expect(html).not.toContain(`${list}/edit?id=${theirs}"`)
      expect(html).not.toContain(`Choose ${kind} listed theirs`)
      expect(await (await site.get(`${list}?view=${view}`, editor.cookie)).text()).toContain(`${list}/edit?id=${theirs}"`)
    }
  })

  test('stays the author’s after an editor has changed it', async () => {
    const id = await write(author.cookie, `${kind} edited`)
    expect(
      (await site.post(`${list}/edit?id=${id}`, { ...filled, title: `${kind} better`, urlSlug: `better-${id}` }, editor.cookie)).status,
    ).toBe(200)
    expect((await site.get(`${list}/edit?id=${id}`, author.cookie)).status).toBe(200)
  })
})

describe('an author', () => {
  test('sees their own drafts on the dashboard, and nothing that waits for others', async () => {
    await site.post('/admin/blog?add=1', { ...blog, title: 'My secret plan', wish: 'draft' }, author.cookie)
    await site.post('/admin/blog?add=1', { ...blog, title: 'Their secret plan', wish: 'draft' }, other.cookie)
    const html = await (await site.get('/admin/dashboard', author.cookie)).text()
    const cards = html.slice(html.indexOf('class="overview"'), html.indexOf('Add Blog'))
    expect(cards).toContain('My secret plan')
    expect(cards).not.toMatch(/Their secret plan|pending|unread|without result|health/i)
  })

  test('can’t hide, copy or replace the built-in recipes', async () => {
    expect((await site.post('/admin/manage-recipe', { builtIn: 'hide' }, author.cookie)).status).toBe(403)
    expect((await site.get('/admin/manage-recipe?copy=1', author.cookie)).status).toBe(403)
    const slug = 'bbq-ribs'
    expect((await site.get(`/recipes/${slug}`)).status).toBe(200)
    const taken = await site.post('/admin/manage-recipe?add=1', { ...recipe, title: 'Mine instead', slug }, author.cookie)
    expect(taken.status).toBe(400)
    await site.post('/admin/manage-recipe?add=1', { ...recipe, title: 'Mine at first' }, author.cookie)
    const { id } = await site.db.selectFrom('_recipes').select('id').where('title', '=', 'Mine at first').executeTakeFirstOrThrow()
    const moved = await site.post(`/admin/manage-recipe/edit?id=${id}`, { ...recipe, title: 'Mine at first', slug }, author.cookie)
    expect(moved.status).toBe(400)
    expect((await site.post('/admin/manage-recipe?add=1', { ...recipe, title: 'Ours', slug }, editor.cookie)).status).toBe(200)
  })

  test('can’t remove a search from the dashboard’s list', async () => {
    const answer = await site.post('/admin/dashboard', { missed: 'dismiss', search: 'pho', formId: 'x' }, author.cookie)
    expect(answer.status).toBe(403)
  })

  test('gets a new role’s access from the next request on', async () => {
    const promoted = await signInAs(site, 'author', 'soon@example.com')
    expect((await site.get('/admin/pages', promoted.cookie)).status).toBe(403)
    await site.db.updateTable('admin').set({ role: 'editor' }).where('uid', '=', promoted.uid).execute()
    expect((await site.get('/admin/pages', promoted.cookie)).status).toBe(200)
  })
})
