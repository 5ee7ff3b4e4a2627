import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findImport, insertImport, updateImport } from '#core/imports/import-rows.ts'
import { newId } from '#domain/id.ts'
import { packZip } from '#tests/fixtures/imports/read-packed.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'
import { makeSure } from '#tests/sure-time.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({
    remote: {
      resolve: async (host) => [host === 'inside.example' ? '10.0.0.1' : '93.184.216.34'],
      async open({ url }) {
        if (url.pathname !== '/soup') throw new Error('Nobody is there')
        return { status: 200, location: undefined, close: () => {}, body: toBody(page) }
      },
    },
  })
  cookie = await signIn(site)
})
afterEach(() => site.close())

async function* toBody(text: string) {
  yield Buffer.from(text)
}

const recipe = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Onion soup', recipeIngredient: ['2 onions'] }
const page = `<script type="application/ld+json">${JSON.stringify({ ...recipe, recipeInstructions: ['Cook them.'] })}</script>`
const cooklang = 'Cook @onions{2} in a #pot{} for ~{20%minutes}.'
/** A recipe, and something that isn't one: a recipe file has at most a million bytes. */
const packSoups = () => packZip({ 'Soup.cook': Buffer.from(cooklang), 'Bad.cook': Buffer.alloc(1_000_001, ' ') })
const path = '/admin/import'

async function read(address: string, as = cookie) {
  const html = await (await site.get(address, as)).text()
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").split('window.__reactRouterContext')[0] ?? ''
}

const post = (address: string, fields: Record<string, string>, as = cookie) => site.post(address, fields, as)

function send(
  id: string,
  name: string,
  text: string | Uint8Array<ArrayBuffer>,
  { offset = 0, total = Buffer.byteLength(text), as = cookie } = {},
) {
  const query = new URLSearchParams({ id, name, offset: String(offset), total: String(total) })
  return site.send(`${path}/file?${query}`, { method: 'POST', body: text, headers: { Origin: 'http://site.test', Cookie: as } })
}

/** Sends files and has them read; returns the address of the import. */
async function start(files: Record<string, string | Uint8Array<ArrayBuffer>>) {
  const id = newId(new Date())
  for (const [name, text] of Object.entries(files)) expect((await send(id, name, text)).status).toBe(200)
  const bytes = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0)
  const response = await post(path, { form: 'sent', id, bytes: String(bytes), name: Object.keys(files).join() })
  expect([response.status, response.headers.get('location')]).toEqual([303, `${path}/${id}`])
  await untilDone()
  return { id, address: `${path}/${id}` }
}

/** Waits until all work is done. */
async function untilDone() {
  await expect.poll(async () => (await site.imports.list()).some(({ isActive }) => isActive), { timeout: 10_000 }).toBe(false)
}

async function change(address: string, fields: Record<string, string>) {
  const response = await post(address, fields)
  await untilDone()
  return response
}

const countRecipes = async () => (await site.db.selectFrom('_recipes').select('id').execute()).length

test('files are sent, planned, imported, reported and undone', async () => {
  expect(await read(path)).toContain('No imports yet.')
  const { id, address } = await start({ 'Soups.zip': new Uint8Array(await packSoups()) })
  const plan = await read(address)
  for (const text of [
    'Soups.zip',
    'Recognized as: Cooklang',
    'Nothing has been imported yet.',
    '1 draft that stays a draft.',
    'To be added',
  ])
    expect(plan).toContain(text)
  expect([await countRecipes(), await site.imports.sources.listSizes(id)]).toEqual([0, undefined])

  const begun = await change(address, { change: 'apply' })
  expect([begun.status, await begun.text()]).toEqual([200, expect.stringContaining('Import started.')])
  expect(await countRecipes()).toBe(1)
  const done = await read(address)
  expect(done).toContain('Imported.')
  expect(done.indexOf('Not imported')).toBeLessThan(done.indexOf('>Added'))
  expect(await read(path)).toMatch(/Soups\.zip<\/a>.*Cooklang.*Imported/)

  const report = await site.get(`${address}/report.csv`, cookie)
  expect([report.headers.get('content-type'), await report.text()]).toEqual([
    'text/csv; charset=utf-8',
    expect.stringMatching(/^number,kind,title.*\r\n(?:.*\r\n)*\d,recipe,Soup,Soup\.cook,.*,new,done,,\r\n/),
  ])

  expect(await read(`${address}?undo=1`)).toMatch(/<dialog.*Permanently deleted:<\/b> 1 recipe that this import added/)
  const undone = await change(address, { change: 'undo' })
  expect([undone.status, undone.headers.get('location')]).toEqual([303, address])
  expect([await countRecipes(), await read(address)]).toEqual([0, expect.stringContaining('This import was undone.')])
})

test('the entries are filtered', async () => {
  const { address } = await start({ 'Soups.zip': new Uint8Array(await packSoups()) })
  const [all, some, none] = await Promise.all(['', '?outcome=not+imported', '?kind=post'].map((query) => read(address + query)))
  expect([all, some].map((html) => html?.includes('>Soup<'))).toEqual([true, false])
  expect(some).toContain('Bad.cook')
  expect(none).toContain('No records match.')
  const statuses = await Promise.all(
    ['?page=2', '?page=x', '?kind=post&kind=page'].map(async (query) => (await site.get(address + query, cookie)).status),
  )
  expect(statuses).toEqual([404, 400, 400])
})

test('unreadable files are reported, and can be discarded', async () => {
  const { id, address } = await start({ 'Photo.bin': 'Nothing that is known' })
  const html = await read(address)
  expect(html).toMatch(/role="alert".*The format of these files isn’t supported\. You can import: WordPress/)
  expect(html).not.toContain('Read files')
  expect(await site.imports.sources.listSizes(id)).toBeUndefined()
  expect((await change(address, { change: 'apply' })).status).toBe(409)
  expect((await change(address, { change: 'discard' })).headers.get('location')).toBe(path)
  expect((await site.get(address, cookie)).status).toBe(404)
})

test('a part of a file is accepted only at its position, and continues where the last one ended', async () => {
  const id = newId(new Date())
  const total = 6
  expect(await (await send(id, 'a.cook', 'abc', { total })).json()).toEqual({ size: 3 })
  const moved = await send(id, 'a.cook', 'f', { offset: 5, total })
  expect([moved.status, await moved.json()]).toEqual([409, expect.objectContaining({ size: 3 })])
  const early = await post(path, { form: 'sent', id, bytes: '6', name: 'a.cook' })
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('Some files are missing.')])
  expect((await send(id, 'a.cook', 'defg', { offset: 3, total })).status).toBe(409)
  expect(await (await send(id, 'a.cook', 'def', { offset: 3, total })).json()).toEqual({ size: 6 })
  expect([...((await site.imports.sources.listSizes(id)) ?? [])]).toEqual([['a.cook', 6]])
})

test('files that are too large, and invalid names or ids, are refused', async () => {
  const id = newId(new Date())
  expect((await send(id, 'a.zip', 'abc', { total: 20_000_000_001 })).status).toBe(413)
  const large = await send(id, 'posts.json', 'abc', { total: 200_000_001 })
  expect([large.status, (await large.json()).message]).toEqual([
    413,
    expect.stringMatching(/^posts\.json is 200\.0 MB\. JSON files .* 200 MB/),
  ])
  const packed = await send(id, 'site.rar', 'abc')
  expect([packed.status, (await packed.json()).message]).toEqual([413, expect.stringContaining('choose a zip file')])
  expect(await site.imports.sources.listSizes(id)).toBeUndefined()
  for (const bad of ['x', '../../../../../etc', `${id}/..`]) expect((await send(bad, 'a.zip', 'abc')).status).toBe(400)
  expect((await send(id, '', 'abc')).status).toBe(400)
  expect((await send(id, '../../.a/b', 'abc')).status).toBe(200)
  expect([...((await site.imports.sources.listSizes(id)) ?? [])]).toEqual([['__.._.a_b', 3]])
  const drafts: Record<string, string>[] = [{}, { form: 'sent' }, { form: 'sent', id: '../x', bytes: '3', name: 'x' }]
  for (const draft of drafts) expect((await post(path, draft)).status).toBe(400)
})

test('a form without scripts can send files, too', async () => {
  const form = new FormData()
  form.append('files', new File([cooklang], 'Soup.cook'))
  form.append('files', new File([cooklang], 'Soup.cook'))
  const body = (data: FormData) => site.send(path, { method: 'POST', body: data, headers: { Origin: 'http://site.test', Cookie: cookie } })
  const response = await body(form)
  expect(response.status).toBe(303)
  await untilDone()
  expect(await read(response.headers.get('location') ?? '')).toMatch(/Soup\.cook and 1 more.*>2</s)
  const nothing = await body(new FormData())
  expect(nothing.status).toBe(400)
})

test('a page is read from its address, or from pasted HTML', async () => {
  const fetched = await post(path, { form: 'page', address: 'https://food.example/soup', html: '' })
  expect(fetched.status).toBe(303)
  await untilDone()
  expect(await read(fetched.headers.get('location') ?? '')).toMatch(/https:\/\/food\.example\/soup.*Onion soup/s)
  const pasted = await post(path, { form: 'page', address: '', html: page })
  await untilDone()
  expect(await read(pasted.headers.get('location') ?? '')).toMatch(/Pasted page.*Onion soup/s)
})

test.each([
  ['', 'Enter the address of a page, or paste its HTML'],
  ['soup', 'Enter an address like https://example.com/soup'],
  ['file:///etc/passwd', 'Enter an address like https://example.com/soup'],
  ['https://food.example/nothing', 'There’s no page at this address'],
  ['https://inside.example/soup', 'There’s no page at this address'],
  ['http://127.0.0.1/soup', 'There’s no page at this address'],
])('the address %j is refused beside its field', async (address, words) => {
  const response = await post(path, { form: 'page', address, html: '' })
  const html = (await response.text()).replaceAll('&#x27;', "'")
  expect([response.status, html]).toEqual([400, expect.stringMatching(new RegExp(`class="field-error"[^>]*>.*${words}`))])
  expect(await site.imports.list()).toEqual([])
})

test('two clicks start one import, and while a process works on one no other starts', async () => {
  const { id, address } = await start({ 'Soup.cook': cooklang })
  const again = await post(path, { form: 'sent', id, bytes: '1', name: 'Soup.cook' })
  expect(again.headers.get('location')).toBe(address)
  const [one, other] = await Promise.all([post(address, { change: 'apply' }), post(address, { change: 'apply' })])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  await untilDone()
  expect(await countRecipes()).toBe(1)

  const held = { holder: 'else', heldUntil: '2026-11-21T12:00:30.000Z' }
  await site.db.updateTable('jobs').set(held).where('name', '=', 'import').execute()
  const busy = await post(address, { change: 'undo' })
  expect([busy.status, await busy.text()]).toEqual([409, expect.stringContaining('An import is already running.')])
  await updateImport(site.db, id, { state: 'running', task: 'apply' })
  expect(await read(address)).toContain('Importing: 1 of 1 record.')
  site.clock.now = new Date('2026-11-21T12:00:30.000Z')
  const interrupted = await read(address)
  for (const text of ['The import was interrupted.', 'Continue']) expect(interrupted).toContain(text)
  expect(await read(path)).toContain('Interrupted')
  await change(address, { change: 'apply' })
  expect(await read(address)).toContain('Imported.')
})

test('an import can be paused, but only while it is running', async () => {
  const { id, address } = await start({ 'Soup.cook': cooklang })
  expect((await post(address, { change: 'pause' })).status).toBe(409)
  await updateImport(site.db, id, { state: 'running' })
  expect((await post(address, { change: 'pause' })).status).toBe(200)
  expect(await read(address)).toContain('The import is paused.')
  await change(address, { change: 'apply' })
  expect(await countRecipes()).toBe(1)
})

test('Firebase passwords need readable parameters, and only they show the field', async () => {
  const { address: other } = await start({ 'Soup.cook': cooklang })
  expect(await read(other)).not.toContain('Firebase password parameters')
  const users = { users: [{ localId: 'u1', email: 'ada@example.com', passwordHash: 'aGFzaA==', salt: 'c2FsdA==' }] }
  const { address } = await start({ 'users.json': JSON.stringify(users), 'data.json': JSON.stringify({ admin: { u1: { role: 'all' } } }) })
  expect(await read(address)).toContain('Firebase password parameters')
  const refused = await change(address, { change: 'apply', scrypt: '{"signerKey": 1}' })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringMatching(/field-error.*These aren’t valid password parameters/),
  ])
  const given = { signerKey: 'a2V5', saltSeparator: 'Bw==', rounds: 8, memCost: 14 }
  expect((await change(address, { change: 'apply', scrypt: JSON.stringify(given) })).status).toBe(200)
  const account = await site.db
    .selectFrom('identity_account')
    .select('password')
    .where('password', 'like', 'firebase-scrypt:%')
    .executeTakeFirst()
  expect(account?.password).toContain('a2V5')
  const logged = await site.db.selectFrom('adminLog').select(['actor', 'what']).where('what', 'like', 'imported %').execute()
  expect(logged).toEqual([{ actor: 'owner@example.com', what: 'imported ada@example.com as all' }])
})

test('unknown imports and changes are refused', async () => {
  expect((await site.get(`${path}/none`, cookie)).status).toBe(404)
  expect((await site.get(`${path}/none/report.csv`, cookie)).status).toBe(404)
  for (const name of ['read', 'apply', 'undo', 'pictures', 'pause', 'discard'])
    expect([name, (await post(`${path}/none`, { change: name })).status]).toEqual([name, 409])
  expect((await post(`${path}/none`, { change: 'else' })).status).toBe(400)
})

test('an editor and another site can’t start anything', async () => {
  const editor = await signInAs(site, 'editor')
  const id = newId(new Date())
  expect((await send(id, 'a.cook', cooklang, { as: editor.cookie })).status).toBe(403)
  expect((await post(path, { form: 'page', address: '', html: page }, editor.cookie)).status).toBe(403)
  const { id: known, address } = await start({ 'Soup.cook': cooklang })
  expect((await post(address, { change: 'apply' }, editor.cookie)).status).toBe(403)
  const forged = await site.send(address, {
    method: 'POST',
    body: new URLSearchParams({ change: 'apply' }),
    headers: { Origin: 'https://evil.example', Cookie: cookie },
  })
  expect(forged.status).toBe(403)
  expect([(await findImport(site.db, known))?.state, await countRecipes()]).toEqual(['planned', 0])
  expect(await site.imports.sources.listSizes(id)).toBeUndefined()
})

test('files that nobody imports are deleted after a day, and incompletely read ones after a week', async () => {
  const [left, wanted] = [newId(new Date()), newId(new Date())]
  for (const id of [left, wanted]) await send(id, 'a.cook', cooklang)
  await insertImport(site.db, { id: wanted, name: 'x', createdAt: '2026-11-25T12:00:00.000Z' })
  const sizes = async () =>
    [await site.imports.sources.listSizes(left), await site.imports.sources.listSizes(wanted)].map((found) => found?.size)
  site.clock.now = new Date()
  await site.imports.sweep()
  expect(await sizes()).toEqual([1, 1])
  const hours = (count: number) => count * 60 * 60 * 1000
  site.clock.now = new Date(Date.now() + hours(25))
  await site.imports.sweep()
  expect(await sizes(), 'one reading of a clock deletes nothing').toEqual([1, 1])
  await makeSure(site.db, site.clock.now)
  await site.imports.sweep()
  expect(await sizes()).toEqual([undefined, 1])
  site.clock.now = new Date(Date.now() + hours(169))
  await makeSure(site.db, site.clock.now)
  await site.imports.sweep()
  expect(await sizes()).toEqual([undefined, undefined])
})

test('without the database the page says so', async () => {
  const { address } = await start({ 'Soup.cook': cooklang })
  await site.db.schema.dropTable('jobs').execute()
  expect(await read(path)).toContain('The imports could not be loaded.')
  expect((await site.get(address, cookie)).status).toBeGreaterThanOrEqual(500)
  expect((await post(address, { change: 'apply' })).status).toBe(503)
})

test('a WordPress import without its pictures takes them from a later zip of the uploads folder', async () => {
  const wxr = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.test</link>
<item><title>Soup</title><link>https://old.test/soup/</link><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type>
<wp:post_date_gmt>2020-05-01 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status>
<content:encoded><![CDATA[<img src="https://old.test/wp-content/uploads/2020/a.png">]]></content:encoded></item></channel></rss>`
  const { id, address } = await start({ 'site.xml': wxr })
  expect(await read(address)).not.toContain('wp-content/uploads</code>')
  await change(address, { change: 'apply' })
  expect(await read(address)).toContain('copy the folder <code>wp-content/uploads</code>')
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const zip = await packZip({ 'wp-content/uploads/2020/a.png': picture })
  expect((await send(id, 'uploads.zip', new Uint8Array(zip))).status).toBe(200)
  await change(address, { change: 'pictures' })
  expect(await read(address)).not.toContain('Missing pictures')
  expect(await site.imports.sources.listSizes(id)).toBeUndefined()
  expect((await site.get('/wp-content/uploads/2020/a-300x200.png?resize=3')).headers.get('location')).toMatch(/^\/images\/[0-9a-f]{64}$/)
  expect((await site.get('/?p=1')).headers.get('location')).toBe('/blogs/soup')
})

test('the owner says what collections with other names are, and the plan is made again', async () => {
  const site1 = {
    stories: { a1: { title: 'Soup', content: '<p>Hot</p>' } },
    dishes: { r1: { title: 'Pie', short: 'Good', steps: ['Bake'] } },
  }
  const { id, address } = await start({ 'export.json': JSON.stringify(site1) })
  const first = await read(address)
  for (const text of ['Other collections', 'name="target:stories"', 'value="post" selected', 'value="recipe" selected'])
    expect(first).toContain(text)
  expect((await post(address, { change: 'choose', 'target:stories': 'admin' })).status).toBe(400)
  const editor = await signInAs(site, 'editor')
  expect((await post(address, { change: 'choose', 'target:stories': 'post' }, editor.cookie)).status).not.toBe(200)
  expect(await site.imports.sources.readCollections(id)).toMatchObject([{ name: 'stories', documents: 1 }, { name: 'dishes' }])
  await change(address, { change: 'choose', 'target:stories': 'post', 'target:dishes': 'none', 'target:others': 'recipe' })
  const second = await read(address)
  expect(second).toContain('You chose to leave this collection out')
  expect(second).toContain('Soup')
  expect(await site.imports.sources.readCollections(id)).toEqual([
    { name: 'stories', documents: 1, target: 'post' },
    { name: 'dishes', documents: 1, target: 'none' },
  ])
  await change(address, { change: 'apply' })
  expect(await site.db.selectFrom('_blogs').select('title').execute()).toContainEqual({ title: 'Soup' })
  expect(await read(address)).not.toContain('Other collections')
  expect((await change(address, { change: 'choose', 'target:stories': 'recipe' })).status).toBe(409)
  expect(await site.imports.sources.listSizes(id)).toBeUndefined()
})
