import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPublication } from '#core/publication/publication-rows.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

// The trash of pages and collections, which admins share.

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
let author: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
  author = (await signInAs(site, 'author')).cookie
})
afterAll(() => site.close())

async function send(path: string, fields: Record<string, string>, who = cookie) {
  const response = await site.post(path, fields, who)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

async function read(path: string, who?: string) {
  const response = await site.get(path, who)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

const kinds = [
  {
    kind: 'page',
    noun: 'Page',
    list: '/admin/pages',
    path: '/gift-cards',
    form: { title: 'Gift cards', urlSlug: '', intro: 'Begun', content: '<p>They fit.</p>', description: '', layout: 'plain' },
  },
  {
    kind: 'collection',
    noun: 'Collection',
    list: '/admin/collections',
    path: '/collections/gift-cards',
    form: { title: 'Gift cards', urlSlug: '', intro: 'Begun', picture: '', pictureAlt: '', recipes: '1', homePlace: '1' },
  },
] as const

describe.each(kinds)('a $kind', ({ kind, noun, list, path, form }) => {
  let id = ''
  const stored = () => findPublication(site.db, { kind, id })
  const isPublic = async () => (await read(path)).status === 200
  const change = (name: string, who?: string) => send(list, { id, change: name }, who)

  async function add() {
    const { html } = await send(`${list}/edit`, { ...form })
    id = html.match(/edit\?id=([\w-]+)"[^>]*>Continue/)?.[1] ?? ''
    expect(await isPublic()).toBe(true)
  }

  test('is deleted into the trash, where visitors can’t find it, and is restored with its history', async () => {
    await add()
    await send(`${list}/edit?id=${id}`, { ...form, intro: 'Edited' })
    await send('/admin/look', { form: 'menu-header', labels: 'Vouchers', addresses: path })
    const places = ['/', '/sitemap-pages.xml', '/llms.txt', '/collections', '/about']
    const listed = async () =>
      (await Promise.all(places.map((place) => read(place)))).filter(({ html }) => /Gift.cards|Vouchers/i.test(html)).length
    // Now they are in the page cache.
    expect(await listed()).toBeGreaterThan(2)
    const deleted = await change('trash')
    expect(deleted.html).toContain(`${noun} deleted`)
    expect(deleted.html).toMatch(/<noscript>.*value="restore".*Undo/s)
    expect([await isPublic(), await listed()]).toEqual([false, 0])
    expect((await read(list, cookie)).html).not.toContain(`value="${id}"`)
    const trash = (await read(`${list}?state=trashed`, cookie)).html
    for (const text of ['Gift cards', 'In the trash', 'Restore', 'Delete permanently', 'Trash 1']) expect(trash).toContain(text)
    expect((await read(`/admin/link-targets?q=gift`, cookie)).html).not.toContain('gift-cards')
    const editor = (await read(`${list}/edit?id=${id}`, cookie)).html
    expect([editor.includes('In the trash'), editor.includes('View on the site')]).toEqual([true, false])
    const saved = await send(`${list}/edit?id=${id}`, { ...form, intro: 'Edited in the trash', wish: 'publish' })
    expect([saved.status, saved.html.includes(`${noun} saved`), await isPublic()]).toEqual([200, true, false])
    expect((await change('restore')).html).toContain(`${noun} restored`)
    expect([await isPublic(), await listed()]).toEqual([true, expect.any(Number)])
    expect((await read(path)).html).toContain('Edited in the trash')
    const history = (await read(`/admin/history/${kind}/${id}`, cookie)).html
    expect(history).toContain('Written and published')
    await send(`/admin/history/${kind}/${id}`, { number: '1' })
    expect((await read(path)).html).toContain('Begun')
    await change('trash')
    await send(`/admin/history/${kind}/${id}`, { number: '2' })
    expect([await isPublic(), (await stored())?.state]).toEqual([false, 'trashed'])
  })

  test('is permanently deleted only from the trash, and its earlier address leads nowhere', async () => {
    await change('restore')
    await change('delete')
    expect((await stored())?.state).toBe('published')
    await send(`${list}/edit?id=${id}`, { ...form, urlSlug: 'vouchers' })
    await change('trash')
    for (const moved of [path, path.replace('gift-cards', 'vouchers')]) expect([moved, (await read(moved)).status]).toEqual([moved, 404])
    expect((await change('delete')).html).toContain(`${noun} permanently deleted`)
    expect([await stored(), (await read(`${list}/edit?id=${id}`, cookie)).status]).toEqual([undefined, 404])
    expect((await read(`${list}?state=trashed`, cookie)).html).toContain('The trash is empty.')
  })

  test('is moved, restored and deleted only by those who may edit what admins share', async () => {
    await add()
    for (const name of ['trash', 'restore', 'publish', 'unpublish', 'delete']) {
      expect([name, (await change(name, author)).status]).toEqual([name, 403])
      expect([name, (await change(name, '')).status]).toEqual([name, 401])
    }
    expect((await stored())?.state).toBe('published')
    await change('trash')
    for (const name of ['restore', 'delete']) expect([name, (await change(name, author)).status]).toEqual([name, 403])
    expect((await stored())?.state).toBe('trashed')
    await change('delete')
  })

  test('what was typed in the form of a permanently deleted one becomes a new one', async () => {
    await add()
    const copy = { id: crypto.randomUUID(), record: { kind, id }, base: 1, sequence: 1, after: 0, fields: { title: 'Typed since' } }
    const body = JSON.stringify(copy)
    const headers = { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': 'application/json' }
    expect((await site.send('/admin/working-copy', { method: 'POST', body, headers })).status).toBe(200)
    for (const name of ['trash', 'delete']) await change(name)
    expect((await read(list, cookie)).html).toContain('Typed since')
  })
})

test('several are moved to the trash and restored at once, and built-in ones stay', async () => {
  for (const title of ['One', 'Two']) await send('/admin/pages/edit', { ...kinds[0].form, title })
  await send('/admin/pages/edit?id=about', { ...kinds[0].form, title: 'Ours' })
  const rows = await site.db.selectFrom('pages').select('id').orderBy('title').execute()
  const change = async (name: string) => {
    const body = new URLSearchParams([['change', name], ...rows.map(({ id }) => ['ids', id])])
    const response = await site.send('/admin/pages', { method: 'POST', body, headers: { Origin: 'http://site.test', Cookie: cookie } })
    return (await response.text()).replaceAll('<!-- -->', '')
  }
  expect(await change('trash')).toContain('2 pages moved to the trash')
  expect([(await read('/about')).html.includes('Ours'), (await read('/one')).status]).toEqual([true, 404])
  expect(await change('restore')).toContain('2 pages restored')
  expect((await read('/one')).status).toBe(200)
  const list = (await read('/admin/pages', cookie)).html
  expect(list).not.toMatch(/name="ids" value="about"/)
  expect(list).not.toContain('Delete<span class="visually-hidden"> Ours')
})
