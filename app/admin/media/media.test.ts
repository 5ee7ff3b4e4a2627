import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addBlog, deleteBlog } from '#core/blogs/write-blog.ts'
import { moveToTrash, unpublish } from '#core/publication/change-publication.ts'
import { updateDraftToken } from '#core/publication/publication-rows.ts'
import { addRecipe } from '#core/recipes/write-recipe.ts'
import { keepWorkingCopy } from '#core/revisions/keep-working-copy.ts'
import { saveLook } from '#core/settings/save-look.ts'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import { aPicture, openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft, aRecipeDraft } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const saving = { formId: '', whenPicturesFail: 'ask' } as const

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterEach(() => site.close())

const toText = async (path: string, cookies = cookie) => (await site.get(path, cookies)).text()

/** Uploads a picture; returns its reference and its id. */
async function upload(name: string, colour = '#ea580c', width = 600, height = 400) {
  const headers = { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': 'image/jpeg' }
  const body = new Uint8Array(await aPicture(colour, width, height))
  const response = await site.send(`/admin/upload?${new URLSearchParams({ name })}`, { method: 'POST', body, headers })
  const { reference } = (await response.json()) as { reference: string }
  return { reference, id: reference.replace('/images/', '') }
}

async function postFiles(path: string, field: string, files: [string, Uint8Array | string][], cookies = cookie) {
  const body = new FormData()
  for (const [name, bytes] of files) body.append(field, new File([bytes as BlobPart], name))
  const response: Response = await site.send(path, { method: 'POST', body, headers: { Origin: 'http://site.test', Cookie: cookies } })
  return { status: response.status, text: await response.text() }
}

const replace = async (id: string, colour: string, width = 600, height = 400) =>
  postFiles(`/admin/media/edit?id=${id}`, 'file', [['other.jpg', new Uint8Array(await aPicture(colour, width, height))]])

const edit = (id: string, changes: Record<string, string> = {}) =>
  site.post(`/admin/media/edit?id=${id}`, { title: 'A title', alt: 'Salt', focusX: '50', focusY: '50', ...changes }, cookie)

async function addPost(reference: string, changes = {}) {
  const post = await addBlog(openAdminParts(site.db).parts, aBlogDraft({ imageBase64: reference, ...changes }), saving)
  if (!post.ok) throw new Error('Nothing was saved')
  return post
}

/** The red, green and blue of a picture's middle. */
async function colourOf(response: Response) {
  const { data } = await sharp(await response.arrayBuffer())
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((part) => (part > 127 ? 1 : 0)).join('')
}

const picturesIn = (html: string) => [...new Set([...html.matchAll(/\/images\/([0-9a-f]{64}[0-9a-f-]*)\//g)].map(([, name]) => name))]

const titlesIn = (html: string) => [...html.matchAll(/<span class="picture-tiles__text"><b>(\w+)<\/b>/g)].map(([, title]) => title)

describe('the list', () => {
  test('shows all uploads, newest first, and which are unused and when they expire', async () => {
    expect(await toText('/admin/media')).toContain('No pictures yet')
    const used = await upload('salt.jpg', '#000000')
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    await upload('C:\\fakepath\\pepper.PNG', '#ffffff')
    await addPost(used.reference)
    const all = await toText('/admin/media')
    expect(titlesIn(all)).toEqual(['pepper', 'salt'])
    expect(all).toMatch(/600 × 400, \d+ KB/)
    const unused = await toText('/admin/media?view=unused')
    expect(titlesIn(unused)).toEqual(['pepper'])
    expect(unused).toContain('Unused since')
    expect(unused).toContain('November 21, 2026')
  })

  test('is searched by title and alternative text, in pages', async () => {
    const { id } = await upload('salt.jpg')
    await edit(id, { title: 'Sea salt 100%', alt: 'A bowl of flakes' })
    expect(await toText('/admin/media?q=FLAKES')).toContain('Sea salt')
    expect(await toText('/admin/media?q=sea')).toContain('Sea salt')
    expect(await toText('/admin/media?q=pepper')).toContain('No matching pictures')
    expect((await site.get('/admin/media?page=2', cookie)).status).toBe(404)
    expect((await site.get('/admin/media?view=all', cookie)).status).toBe(400)
  })
})

describe('uploading without scripts', () => {
  test('stores every valid picture, and names those that are refused', async () => {
    const answer = await postFiles('/admin/media', 'files', [
      ['salt.jpg', new Uint8Array(await aPicture('#ea580c'))],
      ['letter.txt', 'no picture'],
      ['pepper.jpg', new Uint8Array(await aPicture('#17100c'))],
    ])
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('2 pictures uploaded. letter.txt: This picture format isn’t supported')
    expect(answer.text).toContain('<b>salt</b>')
    expect(answer.text).toContain('<b>pepper</b>')
    const none = await postFiles('/admin/media', 'files', [])
    expect([none.status, none.text.includes('Choose at least one picture first')]).toEqual([400, true])
  })
})

describe('the page of a picture', () => {
  test('lists everything that shows it, in which state, and where to edit and view it', async () => {
    const { id, reference } = await upload('salt.jpg')
    expect(await toText(`/admin/media/edit?id=${id}`)).toContain('Not used anywhere')
    const { parts } = openAdminParts(site.db)
    await addPost(reference, { title: 'Beside', urlSlug: 'beside' })
    const within = await addPost('/images/hero', { title: 'Within', urlSlug: 'within', content: `<p>x</p><img src="${reference}" alt="">` })
    const draft = await addPost(reference, { title: 'Binned' })
    await unpublish(site.db, { kind: 'blog', id: within.id }, site.clock.now)
    await moveToTrash(site.db, { kind: 'blog', id: draft.id }, site.clock.now)
    const recipe = await addRecipe(parts, aRecipeDraft({ image: reference, title: 'Brine' }), saving)
    await saveLook(site.db, { accent: '', logo: reference, socialPicture: '', icon: '', socialAlt: '' }, { now: site.clock.now })
    const html = await toText(`/admin/media/edit?id=${id}`)
    for (const words of ['Beside', 'Within', 'Binned', 'Brine', 'Logo', 'Draft', 'In the trash', 'href="/blogs/beside"'])
      expect(html).toContain(words)
    expect(html).toContain(`/admin/blog/edit?id=${within.id}`)
    expect(html).toContain(`/admin/manage-recipe/edit?id=${recipe.ok && recipe.id}`)
    expect(html).not.toContain('href="/blogs/within"')
    expect((await site.get(`/admin/media/edit?id=${'0'.repeat(64)}`, cookie)).status).toBe(404)
    expect((await site.get('/admin/media/edit?id=../x', cookie)).status).toBe(400)
  })

  test('keeps what was typed, and refuses points outside the picture', async () => {
    const { id } = await upload('salt.jpg')
    const refused = await edit(id, { title: 'Typed', focusX: '101' })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('Enter a number from 0 to 100')
    expect(html).toContain('value="Typed"')
    expect((await edit(id, { alt: 'x'.repeat(301) })).status).toBe(400)
    expect((await edit(id, { title: 'Saved' })).status).toBe(200)
    expect(await toText(`/admin/media/edit?id=${id}`)).toContain('<h1>Saved</h1>')
  })
})

describe('the focal point', () => {
  test('is in the pictures of public pages, and in the crops for search engines, under its own address', async () => {
    const { id, reference } = await upload('salt.jpg', '#ea580c', 1600, 900)
    await addPost(reference, { urlSlug: 'salt' })
    expect(await toText('/blogs/salt', '')).not.toMatch(/class="[^"]*fx\d/)
    await edit(id, { focusX: '12', focusY: '100' })
    const html = await toText('/blogs/salt', '')
    expect(html).toMatch(/<img class="fx10 fy100"[^>]*src="\/images\/[0-9a-f]{64}\/800\.webp"/)
    expect(html).toContain(`/images/${id}/1x1-fx10-fy100.jpg`)
    const crop = await site.get(`/images/${id}/1x1-fx10-fy100.jpg`)
    expect(crop.headers.get('cache-control')).toContain('immutable')
    // Nobody can request crops around other points.
    for (const file of ['1x1.jpg', '1x1-fx20-fy20.jpg']) {
      const other = await site.get(`/images/${id}/${file}`)
      expect([file, other.status, other.headers.get('cache-control')]).toEqual([file, 200, 'no-cache'])
      expect(other.headers.get('etag')).toBe(crop.headers.get('etag'))
    }
    await edit(id)
    expect(await toText('/blogs/salt', '')).not.toContain('fx10')
  })

  test('is the centre of crops', async () => {
    const left = await aPicture('#ff0000', 800, 800)
    const bytes = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    await postFiles('/admin/media', 'files', [['halves.jpg', new Uint8Array(bytes)]])
    const { id } = await site.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
    await addPost(`/images/${id}`)
    for (const [focusX, colour] of [
      ['0', '100'],
      ['100', '001'],
    ] as const) {
      await edit(id, { focusX })
      expect(await colourOf(await site.get(`/images/${id}/1x1-fx${focusX}-fy50.jpg`))).toBe(colour)
    }
  })
})

describe('replacing', () => {
  test('shows the new picture in posts, lists, drafts, feeds and settings, under new addresses, and at the old ones', async () => {
    const { id, reference } = await upload('salt.jpg', '#ff0000')
    const post = await addPost(reference, { urlSlug: 'salt', content: `<p>x</p><img src="${reference}" alt="">` })
    const draft = await addPost(reference, { title: 'A draft' })
    await unpublish(site.db, { kind: 'blog', id: draft.id }, site.clock.now)
    await updateDraftToken(site.db, { kind: 'blog', id: draft.id }, 'secret')
    await saveLook(site.db, { accent: '', logo: reference, socialPicture: reference, icon: '', socialAlt: 'x' }, { now: site.clock.now })
    const pages = ['/blogs/salt', '/blogs', '/', '/rss.xml', `/blogs/${draft.urlSlug}?draft=secret`]
    for (const path of pages) expect([path, picturesIn(await toText(path, ''))]).toEqual([path, [id]])
    const first = await site.get(`/images/${id}/400.webp`)
    expect(await colourOf(first)).toBe('100')
    expect(first.headers.get('cache-control')).toContain('immutable')
    expect((await site.get(reference)).headers.get('cache-control')).toBe('no-cache')

    expect((await replace(id, '#0000ff', 300, 200)).status).toBe(200)
    const { version } = await site.db.selectFrom('images').select('version').executeTakeFirstOrThrow()
    const name = `${id}-${version}`
    for (const path of pages) expect([path, picturesIn(await toText(path, ''))]).toEqual([path, [name]])
    expect(await toText('/blogs/salt', '')).toContain('width="300" height="200"')
    for (const path of [`/images/${name}/400.webp`, `/images/${id}/400.webp`, reference, `/images/${name}/1200.jpg`])
      expect([path, await colourOf(await site.get(path))]).toEqual([path, '001'])
    expect((await site.get(`/images/${name}/400.webp`)).headers.get('cache-control')).toContain('immutable')
    expect((await site.get(`/images/${id}/400.webp`)).headers.get('cache-control')).toBe('no-cache')
    expect(await toText(`/admin/media/edit?id=${id}`)).toContain('/blogs/salt')
    const stored = await site.db.selectFrom('_blogs').select('imageBase64').where('id', '=', post.id).executeTakeFirstOrThrow()
    expect(stored.imageBase64).toBe(reference)
  })

  test('again and back shows the latest file; the first one is a new picture if it is uploaded again', async () => {
    const { id, reference } = await upload('salt.jpg', '#ff0000')
    await addPost(reference, { urlSlug: 'salt' })
    await replace(id, '#0000ff')
    await replace(id, '#00ff00')
    expect(await colourOf(await site.get(reference))).toBe('010')
    const again = await upload('salt.jpg', '#ff0000')
    expect(again.id).not.toBe(id)
    expect(await colourOf(await site.get(again.reference, cookie))).toBe('100')
    await replace(id, '#ff0000')
    expect(await colourOf(await site.get(reference))).toBe('100')
    await replace(id, '#ff0000')
    expect(await colourOf(await site.get(reference))).toBe('100')
  })

  test('with a file that isn’t a picture, or is too large, changes nothing', async () => {
    const { id, reference } = await upload('salt.jpg', '#ff0000')
    await addPost(reference, { urlSlug: 'salt' })
    const path = `/admin/media/edit?id=${id}`
    const refused = await postFiles(path, 'file', [['x.txt', 'no picture']])
    expect([
      refused.status,
      refused.text.includes('This picture format isn’t supported'),
      refused.text.includes('was not replaced'),
    ]).toEqual([422, true, true])
    expect((await postFiles(path, 'file', [['x.jpg', new Uint8Array(maxUploadBytes + 100_000)]])).status).toBe(413)
    expect((await postFiles(path, 'file', [])).status).toBe(400)
    expect(picturesIn(await toText('/blogs/salt', ''))).toEqual([id])
    expect(await colourOf(await site.get(reference))).toBe('100')
  })

  test('keeps the focal point only for the same proportions', async () => {
    const { id } = await upload('salt.jpg', '#ff0000')
    await edit(id, { focusX: '10' })
    const focus = async () => (await site.db.selectFrom('images').select('focusX').executeTakeFirstOrThrow()).focusX
    await replace(id, '#0000ff', 1200, 800)
    expect(await focus()).toBe(10)
    await replace(id, '#00ff00', 400, 400)
    expect(await focus()).toBeNull()
  })

  test('keeps an unused picture visible only to admins, at every address', async () => {
    const { id } = await upload('salt.jpg', '#ff0000')
    await replace(id, '#0000ff')
    const { version } = await site.db.selectFrom('images').select('version').executeTakeFirstOrThrow()
    for (const name of [id, `${id}-${version}`, `${id}-000000000000`])
      expect([(await site.get(`/images/${name}/400.webp`)).status, (await site.get(`/images/${name}/400.webp`, cookie)).status]).toEqual([
        404, 200,
      ])
  })
})

describe('deleting', () => {
  test('removes one or several unused pictures, and no other', async () => {
    const [one, two, used] = [await upload('1.jpg', '#111'), await upload('2.jpg', '#222'), await upload('3.jpg', '#333')]
    const post = await addPost(used.reference)
    const ids = async () => (await site.db.selectFrom('images').select('id').execute()).map(({ id }) => id)
    const refused = await site.post('/admin/media', { id: used.id }, cookie)
    expect([refused.status, (await refused.text()).includes('is in use')]).toEqual([409, true])
    // Whatever the mark says.
    await site.db.updateTable('images').set({ unusedSince: '2020-01-01T00:00:00.000Z' }).where('id', '=', used.id).execute()
    const many = await site.send('/admin/media', {
      method: 'POST',
      body: new URLSearchParams([['change', 'delete'], ...[one.id, used.id].map((id): [string, string] => ['ids', id])]),
      headers: { Origin: 'http://site.test', Cookie: cookie },
    })
    expect(await many.text()).toContain('1 picture deleted. 1 picture is in use')
    expect((await ids()).sort()).toEqual([two.id, used.id].sort())
    expect((await site.get(used.reference)).status).toBe(200)
    expect((await site.get(one.reference, cookie)).status).toBe(404)
    await deleteBlog(site.db, post.id, site.clock.now)
    expect((await site.post('/admin/media', { id: used.id }, cookie)).status).toBe(200)
    expect(await ids()).toEqual([two.id])
    expect((await site.post('/admin/media', { id: 'hero' }, cookie)).status).toBe(400)
    expect((await site.post('/admin/media', { change: 'delete' }, cookie)).status).toBe(400)
  })

  test('keeps what an unsaved text shows', async () => {
    const { id, reference } = await upload('1.jpg')
    const copy = {
      id: 'copy',
      record: { kind: 'blog', id: '' },
      base: 0,
      sequence: 1,
      after: 0,
      fields: { imageBase64: reference },
    } as const
    await keepWorkingCopy(site.db, copy, { uid: 'x', name: 'x' }, site.clock.now)
    expect((await site.post('/admin/media', { id }, cookie)).status).toBe(409)
    expect((await site.get(reference, cookie)).status).toBe(200)
  })
})

test('editors choose from the same pictures', async () => {
  const { id } = await upload('salt.jpg')
  await edit(id, { title: 'Sea salt', alt: 'Flakes' })
  const choices = async (q: string) => (await site.get(`/admin/media/choices?q=${q}`, cookie)).json()
  expect(await choices('flakes')).toMatchObject({ pictures: [{ id, title: 'Sea salt', alt: 'Flakes' }], hasMore: false })
  expect(await choices('pepper')).toEqual({ pictures: [], hasMore: false })
})

test('nobody but an admin can read or change any of it', async () => {
  const { id, reference } = await upload('salt.jpg', '#ff0000')
  for (const path of ['/admin/media', `/admin/media/edit?id=${id}`, '/admin/media/choices']) expect((await site.get(path)).status).toBe(302)
  expect((await postFiles('/admin/media', 'files', [['x.jpg', new Uint8Array(await aPicture('#fff'))]], '')).status).toBe(401)
  expect((await postFiles(`/admin/media/edit?id=${id}`, 'file', [['x.jpg', new Uint8Array(await aPicture('#fff'))]], '')).status).toBe(401)
  expect((await site.post('/admin/media', { id })).status).toBe(401)
  expect(await site.db.selectFrom('images').select(['id', 'version']).execute()).toEqual([{ id, version: null }])
  expect((await site.get(reference)).status).toBe(404)
})
