import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTerm } from '#core/terms/organise-terms.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

// The texts that admins share besides posts and recipes.

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
const ids = { page: '', collection: '', term: '' }
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  await send('/admin/pages/edit', { ...page, formId: 'page' })
  ids.page = (await site.db.selectFrom('pages').select('id').executeTakeFirstOrThrow()).id
  await send('/admin/collections/edit', { ...collection, formId: 'collection' })
  ids.collection = (await site.db.selectFrom('collections').select('id').executeTakeFirstOrThrow()).id
  const made = await createTerm(site.db, 'tag', 'Soups', site.clock.now)
  if (made.ok) ids.term = made.id
})
afterAll(() => site.close())

type Fields = Record<string, string>

const page = { title: 'Gift cards', urlSlug: 'gift-cards', intro: '', content: '<p>One.</p>', description: '', layout: 'plain' }
const collection = { title: 'Roast', urlSlug: 'roast', intro: '', picture: '', pictureAlt: '', recipes: '1', homePlace: '' }
const settings = {
  ...{ form: 'settings', name: 'Diner', blurb: '', headline: '', lead: '', bannerLine: '', email: '', address: '', addressCity: '' },
  ...{
    defaultDescription: '',
    defaultKeywords: '',
    disclosure: '',
    specialRecipeId: '',
    builtInRecipes: 'on',
    timeZone: '',
    dateLanguage: '',
  },
  ...{ instagram: '', youtube: '', facebook: '', pinterest: '' },
}

/** Each kind: its key and screen, its form as first stored, and two fields with the texts that windows type in them. */
const kinds: [name: string, of: () => { key: { kind: string; id: string }; path: string; form: Fields; one: string; other: string }][] = [
  [
    'page',
    () => ({ key: { kind: 'page', id: ids.page }, path: `/admin/pages/edit?id=${ids.page}`, form: page, one: 'intro', other: 'title' }),
  ],
  [
    'page that ships with the product',
    () => ({ key: { kind: 'page', id: 'about' }, path: '/admin/pages/edit?id=about', form: page, one: 'intro', other: 'title' }),
  ],
  [
    'collection',
    () => ({
      ...{ key: { kind: 'collection', id: ids.collection }, path: `/admin/collections/edit?id=${ids.collection}`, form: collection },
      ...{ one: 'intro', other: 'title' },
    }),
  ],
  [
    'tag',
    () => ({
      ...{ key: { kind: 'term', id: ids.term }, path: `/admin/organise/edit?id=${ids.term}`, one: 'description', other: 'pictureAlt' },
      form: { form: 'term', name: 'Soups', description: '', picture: '', pictureAlt: '' },
    }),
  ],
  [
    'settings form',
    () => ({ key: { kind: 'settings', id: 'site' }, path: '/admin/settings', form: settings, one: 'blurb', other: 'headline' }),
  ],
]

const menu = (links: [string, string][]) => {
  const body = new URLSearchParams({ form: 'menu-house' })
  for (const [label, to] of links) {
    body.append('labels', label)
    body.append('addresses', to)
  }
  return body
}

async function send(path: string, fields: Fields) {
  const response = await site.post(path, fields, cookie)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'") }
}

function keep(body: unknown, who = cookie) {
  const headers = { 'content-type': 'application/json', Cookie: who, Origin: 'http://site.test' }
  return site.send('/admin/working-copy', { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The value of a field of a form. */
function readField(html: string, name: string) {
  const [tag = '', inside = ''] = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>([^<]*)`).exec(html) ?? []
  return tag.startsWith('<input') ? / value="([^"]*)"/.exec(tag)?.[1] : inside
}

async function open(path: string) {
  const html = (await (await site.get(path, cookie)).text()).replaceAll('<!-- -->', '')
  return { html, base: /name="base" value="(\d+)"/.exec(html)?.[1] ?? '' }
}

describe.each(kinds)('the %s', (_name, of) => {
  const copyId = randomUUID()

  test('keeps what is typed, shows it when it is opened again, and forgets it once it is saved', async () => {
    const { key, path, form, one } = of()
    await send(path, form)
    const { base, html } = await open(path)
    expect(html).not.toContain('Your unsaved changes from')
    const kept = await keep({
      id: copyId,
      record: key,
      base: Number(base),
      sequence: 1,
      after: 0,
      fields: { ...form, [one]: 'Typed first' },
    })
    expect(await kept.json()).toMatchObject({ outcome: 'kept' })
    const again = (await open(path)).html
    for (const text of ['Your unsaved changes from', 'Typed first']) expect(again).toContain(text)
    expect((await send(path, { ...form, [one]: 'Typed first', base, copyId })).status).toBe(200)
    const saved = (await open(path)).html
    expect(saved).not.toContain('Your unsaved changes from')
    expect(saved).toContain('Typed first')
    expect(await site.db.selectFrom('workingCopies').selectAll().execute()).toEqual([])
  })

  test('notices that another window saved the same field, shows both, and replaces it when it is sent again', async () => {
    const { path, form, one } = of()
    const { base } = await open(path)
    expect((await send(path, { ...form, [one]: 'Theirs', base })).status).toBe(200)
    const refused = await send(path, { ...form, [one]: 'Ours', base })
    expect(refused.status).toBe(409)
    for (const text of ['Two versions', 'Theirs', 'Ours']) expect(refused.html).toContain(text)
    expect(readField(refused.html, one)).toBe('Ours')
    const { base: next, html } = await open(path)
    expect(readField(html, one)).toBe('Theirs')
    expect(/name="base" value="(\d+)"/.exec(refused.html)?.[1]).toBe(next)
    expect((await send(path, { ...form, [one]: 'Ours', base: next })).status).toBe(200)
    expect((await open(path)).html).toContain('Ours')
  })

  test('merges what windows saved in different fields, and says so', async () => {
    const { path, form, one, other } = of()
    const { base } = await open(path)
    const present = { ...form, [one]: 'Ours' }
    expect((await send(path, { ...present, [other]: 'Other words', base })).status).toBe(200)
    const merged = await send(path, { ...present, [one]: 'Ours anew', base })
    expect([merged.status, merged.html.includes('Changes others made in the meantime were kept')]).toEqual([200, true])
    const { html } = await open(path)
    for (const text of ['Ours anew', 'Other words']) expect(html).toContain(text)
  })

  test('has a history, from which an earlier revision can be restored', async () => {
    const { key, path } = of()
    const history = `/admin/history/${key.kind}/${key.id}`
    const { html } = await open(history)
    for (const text of ['What changed', 'Ours anew']) expect(html).toContain(text)
    const theirs = await site.db
      .selectFrom('revisions')
      .select('number')
      .where('kind', '=', key.kind as 'page')
      .where('recordId', '=', key.id)
      .where('fields', 'like', '%"Theirs"%')
      .executeTakeFirstOrThrow()
    expect((await send(history, { number: String(theirs.number) })).status).toBe(200)
    expect((await open(path)).html).toContain('Theirs')
    expect((await open('/admin/log')).html).toMatch(/changed the /)
  })
})

test('a menu that another window saved is not replaced silently', async () => {
  const post = async (body: URLSearchParams) => {
    const headers = { Cookie: cookie, Origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await site.send('/admin/look', { method: 'POST', headers, body })
    return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
  }
  const [first, second] = [menu([['Soups', '/recipes']]), menu([['Pies', '/recipes']])]
  for (const body of [first, second]) body.set('base', '1')
  expect((await post(first)).status).toBe(200)
  const refused = await post(second)
  expect(refused.status).toBe(409)
  for (const text of ['Two versions', 'Soups → /recipes', 'Pies → /recipes']) expect(refused.html).toContain(text)
  expect(readField(refused.html.slice(refused.html.indexOf('value="menu-house"')), 'labels')).toBe('Pies')
})

test('a colour that another window chose is not replaced silently', async () => {
  const choose = (accent: string, base: string) =>
    send('/admin/look', { form: 'look', accent, logo: '', socialPicture: '', icon: '', socialAlt: '', base })
  const { base } = await open('/admin/look')
  expect((await choose('#0f766e', base)).status).toBe(200)
  const refused = await choose('#2563eb', base)
  expect([refused.status, readField(refused.html, 'accent')]).toEqual([409, '#2563eb'])
  for (const text of ['Two versions', '#0f766e']) expect(refused.html).toContain(text)
  const { base: next, html } = await open('/admin/look')
  expect(readField(html, 'accent')).toBe('#0f766e')
  expect((await choose('#2563eb', next)).status).toBe(200)
})

test('restoring the original of a page is noticed by anyone who has it open, and keeps their text in its history', async () => {
  const path = '/admin/pages/edit?id=disclaimer'
  await send(path, { ...page, title: 'Ours alone' })
  const { base } = await open(path)
  await send('/admin/pages', { id: 'disclaimer' })
  expect((await send(path, { ...page, title: 'Ours anew', base })).status).toBe(409)
  expect((await open('/admin/history/page/disclaimer')).html).toContain('Ours alone')
})

test('a settings form that was open does not undo hiding the built-in recipes elsewhere', async () => {
  const { base } = await open('/admin/settings')
  await send('/admin/manage-recipe', { builtIn: 'hide' })
  const saved = await send('/admin/settings', { ...settings, blurb: 'Open before', base })
  expect([saved.status, /built-in recipes/.test(saved.html)]).toEqual([200, true])
  expect((await open('/admin/settings')).html).not.toMatch(/name="builtInRecipes"[^>]*checked/)
})

test('a browser that kept texts of records learns which are stored', async () => {
  const areStored = [
    { kind: 'page', id: ids.page },
    { kind: 'page', id: 'about' },
    { kind: 'page', id: 'gone' },
    { kind: 'collection', id: 'gone' },
    { kind: 'blog', id: 'gone' },
    { kind: 'recipe', id: '999999' },
  ]
  expect(await (await keep({ areStored })).json()).toEqual([true, true, false, false, false, false])
})

test('an admin who may not open a form stores nothing of it and does not see its history', async () => {
  const [author, editor] = [(await signInAs(site, 'author')).cookie, (await signInAs(site, 'editor')).cookie]
  const copy = (kind: string, id: string) => ({
    id: randomUUID(),
    record: { kind, id },
    base: 1,
    sequence: 1,
    after: 0,
    fields: { title: 'X' },
  })
  const asked: [string, string, string, number][] = [
    [author, 'page', ids.page, 403],
    [author, 'page', '', 403],
    [author, 'collection', ids.collection, 403],
    [author, 'term', ids.term, 403],
    [author, 'settings', 'site', 403],
    [editor, 'settings', 'site', 403],
    [editor, 'page', ids.page, 200],
    [editor, 'settings', 'nothing', 400],
  ]
  const countRevisions = async () => (await site.db.selectFrom('revisions').select('number').execute()).length
  const revisions = await countRevisions()
  for (const [who, kind, id, status] of asked) {
    expect([kind, id, (await keep(copy(kind, id), who)).status]).toEqual([kind, id, status])
    if (id) expect([kind, id, (await keep({ areStored: [{ kind, id }] }, who)).status]).toEqual([kind, id, status])
    if (status !== 403 || !id) continue
    const history = `/admin/history/${kind}/${id}`
    const statuses = [(await site.get(history, who)).status, (await site.post(history, { number: '1' }, who)).status]
    expect([kind, ...statuses]).toEqual([kind, 403, 403])
  }
  // The response to a refused restoration would be the same after a successful one: the page is refused as well.
  expect(await countRevisions()).toBe(revisions)
})
