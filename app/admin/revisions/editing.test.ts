import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
beforeEach(async () => {
  for (const table of ['_blogs', '_recipes', 'revisions', 'workingCopies', 'sentForms'] as const) await site.db.deleteFrom(table).execute()
})
afterAll(() => site.close())

const copyId = '0198b1a0-0000-4000-8000-000000000001'
const post = {
  ...{ title: 'Salt', formattedDate: '2026-11-21', author: 'June', content: '<p>Early.</p>', urlSlug: 'salt' },
  ...{ imageBase64: '/images/hero', imageLink: '', imageAlt: '', seoTitle: '', seoDescription: '', seoKeywords: '', formId: '' },
}
const recipe = { title: 'Melt', short: 'Rye.', image: '/images/hero', steps: 'Fry.', ingredients: '1 lb chuck', slug: 'melt' }

async function send(path: string, fields: Record<string, string>) {
  const response = await site.post(path, fields, cookie)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'") }
}

function keep(body: unknown, who = cookie) {
  const headers = { 'content-type': 'application/json', Cookie: who, Origin: 'http://site.test' }
  return site.send('/admin/working-copy', { method: 'POST', headers, body: JSON.stringify(body) })
}

async function addPost() {
  await send('/admin/blog?add=1', post)
  const { id } = await site.db.selectFrom('_blogs').select('id').executeTakeFirstOrThrow()
  return { id, editor: `/admin/blog/edit?id=${id}` }
}

const change = (record: object, fields: object) => ({ id: copyId, record, base: 1, sequence: 1, after: 0, fields })

describe('what is typed in an open form', () => {
  test('is stored, shown when the editor is opened again, and gone once it is saved; readers see nothing of it', async () => {
    const { id, editor } = await addPost()
    const kept = await keep(change({ kind: 'blog', id }, { ...post, title: 'Salt later' }))
    expect(await kept.json()).toMatchObject({ outcome: 'kept', others: [] })
    const html = await (await site.get(editor, cookie)).text()
    for (const text of ['value="Salt later"', 'Your unsaved changes from']) expect(html).toContain(text)
    expect(await (await site.get('/blogs/salt')).text()).not.toContain('Salt later')
    await send(editor, { ...post, title: 'Salt later', base: '1', copyId })
    expect(await (await site.get(editor, cookie)).text()).not.toContain('Your unsaved changes from')
    expect(await site.db.selectFrom('workingCopies').selectAll().execute()).toEqual([])
  })

  test.each([
    ['blog', '/admin/blog', 'You have an unsaved new post, “Soup”'],
    ['recipe', '/admin/manage-recipe', 'You have an unsaved new recipe, “Soup”'],
  ])('of a new %s is offered in the list, and continues in the dialog', async (kind, list, notice) => {
    await keep({ ...change({ kind, id: '' }, { title: 'Soup' }), base: 0 })
    expect((await (await site.get(list, cookie)).text()).replaceAll('<!-- -->', '')).toContain(notice)
    expect(await (await site.get(`${list}?add=1`, cookie)).text()).toContain('value="Soup"')
    expect((await keep({ discard: copyId })).status).toBe(200)
    expect(await (await site.get(list, cookie)).text()).not.toContain('unsaved new')
  })

  test('of a new post is gone once the post that it became is added', async () => {
    const kept = await (await keep({ ...change({ kind: 'blog', id: '' }, { title: 'Soup' }), base: 0 })).json()
    const own = '0198b1a0-0000-4000-8000-000000000002'
    await keep({ ...change({ kind: 'blog', id: '' }, { title: 'Soup' }), base: 0, id: own })
    await send('/admin/blog?add=1', { ...post, copyId: own, continued: `${copyId}@${kept.savedAt}`, formId: crypto.randomUUID() })
    expect(await site.db.selectFrom('workingCopies').selectAll().execute()).toEqual([])
  })

  test('two of one’s own texts are compared as they were typed', async () => {
    const compare = { ours: { title: 'Soup', steps: '["Boil."]', notes: '' }, theirs: { title: 'Stew', steps: '["Boil.","Eat."]' } }
    const fields = await (await keep({ compare })).json()
    expect(fields).toMatchObject([
      { name: 'title', kind: 'text' },
      { name: 'steps', kind: 'lines', rows: [{ isSame: true }, { isSame: false }] },
    ])
  })

  test('belongs to whoever typed it: nobody else can read it, continue it, or end it by saving', async () => {
    const { id, editor } = await addPost()
    const kept = await (await keep(change({ kind: 'blog', id }, { ...post, title: 'Salt later' }))).json()
    await keep({ ...change({ kind: 'blog', id: '' }, { title: 'Secret soup' }), base: 0, id: crypto.randomUUID() })
    const { cookie: other } = await signInAs(site, 'editor')
    const read = async (path: string) => (await (await site.get(path, other)).text()).replaceAll('<!-- -->', '')
    const html = await read(editor)
    expect([html.includes('owner@example.com has unsaved changes from'), html.includes('Salt later')]).toEqual([true, false])
    for (const path of ['/admin/blog', '/admin/blog?add=1']) expect(await read(path)).not.toContain('Secret soup')
    for (const after of [0, 1]) {
      const stolen = { ...change({ kind: 'blog', id }, { title: 'Stolen' }), sequence: 2, after }
      expect(await (await keep(stolen, other)).json()).toEqual({ outcome: 'again' })
    }
    await site.post(editor, { ...post, title: 'By another', base: '1', copyId, continued: `${copyId}@${kept.savedAt}` }, other)
    const own = await (await site.get(editor, cookie)).text()
    for (const text of ['value="Salt later"', 'Your unsaved changes from']) expect(own).toContain(text)
  })

  test('of another’s post is not stored for authors, who can’t see its history or restore it either', async () => {
    const { id } = await addPost()
    const { cookie: author } = await signInAs(site, 'author')
    expect((await keep(change({ kind: 'blog', id }, { title: 'Salt later' }), author)).status).toBe(403)
    const history = `/admin/history/blog/${id}`
    expect((await site.get(history, author)).status).toBe(403)
    expect((await site.post(history, { number: '1' }, author)).status).toBe(403)
    expect(await site.db.selectFrom('workingCopies').selectAll().execute()).toEqual([])
  })

  test('can be discarded only by whoever typed it', async () => {
    const { id, editor: editorPath } = await addPost()
    await keep(change({ kind: 'blog', id }, { ...post, title: 'Salt later' }))
    const { cookie: editor } = await signInAs(site, 'editor')
    await keep({ discard: copyId }, editor)
    const { fields } = await site.db.selectFrom('workingCopies').select('fields').executeTakeFirstOrThrow()
    expect(fields).toContain('Salt later')
    await keep({ discard: copyId })
    expect(await site.db.selectFrom('workingCopies').select('fields').execute()).toEqual([{ fields: '{}' }])
    expect(await (await site.get(editorPath, cookie)).text()).not.toContain('Salt later')
  })

  test.each([
    ['its first message', []],
    ['a later one', [change({ kind: 'blog', id: '' }, { title: 'Soup' })]],
  ])('stays discarded if %s arrives afterwards', async (_what, earlier) => {
    for (const message of earlier) await keep({ ...message, base: 0 })
    await keep({ discard: copyId })
    const late = { ...change({ kind: 'blog', id: '' }, { title: 'Soup, late' }), base: 0, sequence: 2 }
    for (const after of [0, 1]) expect(await (await keep({ ...late, after })).json()).toEqual({ outcome: 'again' })
    expect(await (await site.get('/admin/blog', cookie)).text()).not.toContain('unsaved new')
  })

  test('stays saved if a message arrives after a save that changed nothing', async () => {
    const { id, editor } = await addPost()
    await send(editor, { ...post, base: '1', copyId })
    expect(await (await keep(change({ kind: 'blog', id }, { ...post, title: 'Late' }))).json()).toEqual({ outcome: 'again' })
    expect(await (await site.get(editor, cookie)).text()).not.toContain('Your unsaved changes from')
  })

  test('is refused from strangers and in other shapes', async () => {
    const fine = change({ kind: 'blog', id: 'x' }, { title: 'A' })
    expect((await keep(fine, '')).status).toBe(401)
    const bad = [{}, { ...fine, id: '../x' }, { ...fine, record: { kind: 'user', id: 'x' } }, { ...fine, fields: { 'a b': '' } }]
    const many = {
      ...fine,
      fields: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${'x'.repeat(index % 40)}${'y'.repeat(index / 40)}`, ''])),
    }
    for (const body of [...bad, many, { ...fine, fields: { title: 1 } }, '{']) expect((await keep(body)).status).toBe(400)
    expect(await site.db.selectFrom('workingCopies').selectAll().execute()).toEqual([])
  })
})

describe('a form that was opened before someone else saved', () => {
  test('is merged if others changed other fields', async () => {
    const { editor } = await addPost()
    await send(editor, { ...post, title: 'Salt now', base: '1' })
    const { status, html } = await send(editor, { ...post, author: 'Sam', base: '1' })
    expect([status, html.includes('Changes others made in the meantime were kept: title.')]).toEqual([200, true])
    expect(await site.db.selectFrom('_blogs').select(['title', 'author']).executeTakeFirst()).toEqual({ title: 'Salt now', author: 'Sam' })
  })

  test.each(['blog', 'recipe'])(
    'shows both versions of a %s, keeps what was typed, and replaces theirs when it is sent again',
    async (kind) => {
      const [list, filled] = kind === 'blog' ? ['/admin/blog', post] : ['/admin/manage-recipe', recipe]
      await send(`${list}?add=1`, filled)
      const { id } = await site.db
        .selectFrom(kind === 'blog' ? '_blogs' : '_recipes')
        .select('id')
        .executeTakeFirstOrThrow()
      const editor = `${list}/edit?id=${id}`
      await send(editor, { ...filled, title: 'Theirs', base: '1' })
      const { status, html } = await send(editor, { ...filled, title: 'Ours', base: '1' })
      expect(status).toBe(409)
      for (const text of ['Two versions', 'Theirs', 'value="Ours"', 'name="base" value="2"', 'Both versions are below'])
        expect(html).toContain(text)
      expect((await send(editor, { ...filled, title: 'Ours', base: '2' })).status).toBe(200)
      const stored = await site.db
        .selectFrom(kind === 'blog' ? '_blogs' : '_recipes')
        .select('title')
        .executeTakeFirst()
      expect(stored?.title).toBe('Ours')
    },
  )
})

describe('the history', () => {
  test('lists the revisions, compares them and restores one', async () => {
    const { id, editor } = await addPost()
    await send(editor, { ...post, content: '<p>Late.</p>', base: '1' })
    const path = `/admin/history/blog/${id}`
    const html = (await (await site.get(path, cookie)).text()).replaceAll('<!-- -->', '')
    for (const text of [
      'History of Salt',
      'Changed content (1 word added, 1 removed)',
      'owner@example.com',
      '<del>Early</del>',
      '<ins>Late</ins>',
    ])
      expect(html).toContain(text)
    expect((await send(path, { number: '1' })).html).toContain('Restored as a new version')
    expect(await (await site.get('/blogs/salt')).text()).toContain('Early.')
    expect((await send(path, { number: 'x' })).status).toBe(400)
    expect((await send(path, { number: '99' })).status).toBe(400)
    expect((await site.get('/admin/history/blog/no', cookie)).status).toBe(404)
    expect((await site.get('/admin/history/users/1', cookie)).status).toBe(404)
  })
})
