import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { forgetLog, writeLog } from '#core/identity/admin-log.ts'
import { insertImport } from '#core/imports/import-rows.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { insertImage, markImageUnused } from '#core/pictures/image-rows.ts'
import { root } from '#scripts/process.mjs'
import { openTestSite, signIn, signInAs, testOwner } from '#tests/open-test-site.ts'
import '#tests/set-up/read-tsx.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>

let site: TestSite
let cookie: string
let ids: { post: string; recipe: string; tag: string; page: string; collection: string; editor: string; comment: string; backup: string }
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  const editor = await signInAs(site, 'editor')
  const visitor = { email: 'ann@mail.example', createdAt: '2026-11-01T12:00:00.000Z' }
  for (const id of ['one', 'two']) {
    await insertUser(site.db, { ...visitor, id, fullName: 'Ann', email: `${id}@mail.example`, phone: '' })
    await insertContact(site.db, { ...visitor, id, first: 'Ann', last: '', phone: '', message: 'Private words' })
  }
  await post('/admin/blog?add=1', blog)
  await post('/admin/manage-recipe?add=1', recipe)
  await post('/admin/organise', { form: 'new-term', name: 'Winter' })
  await post('/admin/pages/edit', page)
  await post('/admin/collections/edit', collection)
  await insertImport(site.db, { id: 'planned', name: 'recipes.zip', createdAt: '2026-11-20T12:00:00.000Z' })
  const find = (table: '_blogs' | '_recipes' | 'pages' | 'collections') => site.db.selectFrom(table).select('id').executeTakeFirstOrThrow()
  ids = {
    post: String((await find('_blogs')).id),
    recipe: String((await find('_recipes')).id),
    tag: (await site.db.selectFrom('terms').select('id').where('kind', '=', 'tag').executeTakeFirstOrThrow()).id,
    page: String((await find('pages')).id),
    collection: String((await find('collections')).id),
    editor: editor.uid,
    comment: '',
    backup: await makeSpoiltBackup(),
  }
  const { urlSlug } = await site.db.selectFrom('_blogs').select('urlSlug').executeTakeFirstOrThrow()
  const comment = { name: 'Ann', email: 'ann@mail.example', comment: 'Private words' }
  expect((await site.post(`/blogs/${urlSlug}`, comment)).status).toBeLessThan(400)
  const said = await site.db.selectFrom('comments').select('id').executeTakeFirstOrThrow()
  ids.comment = said.id
  for (const id of [picture, picture.replaceAll('a', 'b')]) {
    await insertImage(site.db, { id, width: 8, height: 8, createdAt: '2026-11-20T12:00:00.000Z' })
    await markImageUnused(site.db, id, '2026-11-20T00:00:00.000Z')
  }
})
afterAll(() => site.close())

/** The name of a backup that can't be restored: using it changes nothing. */
async function makeSpoiltBackup() {
  await site.backups.beginNow()
  await site.backups.close()
  const [made] = await site.backups.list()
  writeFileSync(join(site.backupFolder, made?.name ?? ''), 'No zip')
  return made?.name ?? ''
}

const post = (path: string, fields: Record<string, string>) => site.post(path, fields, cookie)

const image = '/images/hero'
const picture = 'a'.repeat(64)
const empty = { imageLink: '', imageAlt: '', seoTitle: '', seoDescription: '', seoKeywords: '', urlSlug: '' }
const blog = { ...empty, title: 'Soup', author: 'Ann', formattedDate: '2026-11-20', content: '<p>Hot.</p>', imageBase64: image }
const recipe = { title: 'Stew', short: 'Warm.', image, ingredients: '1 leek', steps: 'Cook it.' }
const page = { title: 'Gift cards', urlSlug: '', intro: '', content: '<p>One</p>', description: '', layout: 'plain' }
const collection = { title: 'Stews', urlSlug: '', intro: '', picture: '', pictureAlt: '', recipes: '1', homePlace: '' }
const current = testOwner.password

/** What each module with an action does, as one address and what is posted there, and the log entry for it. */
const done: Record<string, () => [path: string, fields: Record<string, string>, says: RegExp]> = {
  'admin/blogs/blog-manager.tsx': () => ['/admin/blog', { id: ids.post, change: 'unpublish' }, /^unpublished the post “Soup”$/],
  'admin/blogs/edit-blog-page.tsx': () => [
    `/admin/blog/edit?id=${ids.post}`,
    { ...blog, title: 'Broth', urlSlug: 'broth', wish: 'publish' },
    /^published the post “Broth”$/,
  ],
  'admin/recipes/manage-recipes.tsx': () => [
    '/admin/manage-recipe',
    { ids: ids.recipe, change: 'trash' },
    /^moved the recipe “Stew” to the trash$/,
  ],
  'admin/recipes/edit-recipe-page.tsx': () => [
    `/admin/manage-recipe/edit?id=${ids.recipe}`,
    { ...recipe, title: 'Ragout' },
    /^changed the recipe “Ragout”$/,
  ],
  'admin/revisions/history-page.tsx': () => [`/admin/history/recipe/${ids.recipe}`, { number: '1' }, /^changed the recipe “Stew”$/],
  'admin/pages/edit-site-page.tsx': () => [
    `/admin/pages/edit?id=${ids.page}`,
    { ...page, content: '<p>Two</p>' },
    /^changed the page “Gift cards”$/,
  ],
  'admin/pages/manage-pages.tsx': () => ['/admin/pages', { id: ids.page }, /^moved the page “Gift cards” to the trash$/],
  'admin/organise/edit-term.tsx': () => [
    `/admin/organise/edit?id=${ids.tag}`,
    { form: 'term', name: 'Cold days', description: '', picture: '', pictureAlt: '' },
    /^changed the tag “Cold days”$/,
  ],
  'admin/organise/manage-terms.tsx': () => ['/admin/organise', { id: ids.tag }, /^deleted a tag$/],
  'admin/collections/edit-collection.tsx': () => [
    '/admin/collections/edit',
    { ...collection, title: 'Sunday roast', wish: 'publish' },
    /^wrote and published the collection “Sunday roast”$/,
  ],
  'admin/collections/manage-collections.tsx': () => [
    '/admin/collections',
    { id: ids.collection },
    /^moved the collection “Stews” to the trash$/,
  ],
  'admin/media/edit-picture.tsx': () => [
    `/admin/media/edit?id=${picture}`,
    { form: 'picture', title: 'Leeks', alt: '', focusX: '50', focusY: '50' },
    /^changed the picture “Leeks”$/,
  ],
  'admin/media/manage-pictures.tsx': () => ['/admin/media', { id: picture.replaceAll('a', 'b') }, /^deleted 1 picture$/],
  'admin/redirects/manage-redirects.tsx': () => [
    '/admin/redirects',
    { form: 'redirect', source: '/old', target: '/new', status: '301' },
    /^saved the redirect from \/old$/,
  ],
  'admin/links/dead-links-page.tsx': () => ['/admin/dead-links', { id: 'dead', change: 'ignore' }, /^ignored a dead link$/],
  'admin/look/manage-look.tsx': () => [
    '/admin/look',
    { form: 'menu-header', labels: 'Soups', addresses: '/recipes' },
    /^changed the menu of the header$/,
  ],
  'admin/person/person-page.tsx': () => [
    '/admin/person?q=nobody%40mail.example',
    { form: 'erase', email: 'nobody@mail.example', again: 'nobody@mail.example' },
    /^erased one person’s data$/,
  ],
  'admin/mail/manage-mail.tsx': () => [
    '/admin/mail',
    {
      ...{ form: 'mail', host: 'smtp.example.com', port: '587', security: 'starttls', user: '', password: '' },
      ...{ from: 'ann@example.com', replyTo: '', postalAddress: '1 Market Square', perMinute: '60' },
    },
    /^changed the mail settings$/,
  ],
  'admin/newsletter/manage-newsletter.tsx': () => [
    '/admin/newsletter',
    { form: 'newsletter', invitation: '', welcome: '', digest: 'never', weekday: '4', hour: '8' },
    /^changed the newsletter settings$/,
  ],
  'admin/newsletter/manage-readers.tsx': () => [
    '/admin/newsletter/readers',
    { form: 'import', csv: 'ann@mail.example,Ann,Old site,2026-01-02' },
    /^imported 1 newsletter reader$/,
  ],
  'admin/newsletter/send-issue-page.tsx': () => [
    '/admin/newsletter/send?kind=recipe&id=1',
    { form: 'issue', subject: 'Stew', greeting: '', topic: '', when: 'now', time: '' },
    /^sent the newsletter “Stew”$/,
  ],
  'admin/settings/manage-settings.tsx': () => [
    '/admin/settings',
    { form: 'numbers', host: 'a.example', numberIntl: '+49 1', numberLocal: '1' },
    /^changed the phone numbers for a\.example$/,
  ],
  'admin/switch-popup.ts': () => ['/admin/popup', { enabled: 'true' }, /^turned the popup on$/],
  'admin/users/manage-users.tsx': () => ['/admin/manage-users', { id: 'one' }, /^deleted a user$/],
  'admin/messages/manage-contacts.tsx': () => ['/admin/manage-contacts', { id: 'one' }, /^deleted a message$/],
  'admin/comments/manage-comments.tsx': () => ['/admin/manage-comments', { ids: ids.comment, change: 'approve' }, /^approved 1 comment$/],
  'admin/comments/manage-reviews.tsx': () => ['/admin/manage-reviews', { ids: 'none', change: 'delete' }, /^deleted 0 reviews$/],
  'admin/account/account-page.tsx': () => [
    '/admin/account',
    { form: 'who', name: 'Olive', email: testOwner.email, current },
    /^changed their name$/,
  ],
  'admin/import/imports-page.tsx': () => [
    '/admin/import',
    { form: 'page', address: '', html: '<p>No recipe</p>' },
    /^started reading files to import$/,
  ],
  'admin/import/import-page.tsx': () => ['/admin/import/planned', { change: 'discard' }, /^discarded the plan of an import$/],
  'admin/backup/backup-page.tsx': () => ['/admin/backup', {}, /^started a backup$/],
  'admin/backup/restore-page.tsx': () => [
    `/admin/backup/restore/${ids.backup}`,
    { form: 'restore', current, word: 'restore' },
    /^started restoring the backup griddle-.*\.zip$/,
  ],
  'admin/backup/download-archive.ts': () => ['/admin/backup/site.zip', { current }, /^downloaded an archive of the whole site$/],
  'admin/exports/download-export.ts': () => ['/admin/export/file', { format: 'csv', current }, /^downloaded all lists as CSV$/],
  'admin/manage-sessions.tsx': () => ['/admin/sessions', { session: 'others' }, /^ended all their other sessions$/],
  'admin/admins/admins-page.tsx': () => [
    '/admin/admins',
    { form: 'role', id: ids.editor, role: 'author', current },
    /^changed the role of editor@example\.com from editor to author$/,
  ],
}

/** Actions that store nothing, or nothing that lasts. */
const unlogged: Record<string, string> = {
  'admin/preview.ts': 'changes nothing',
  'admin/revisions/working-copy.ts': 'keeps what is typed in an open form; saving it is in the log',
  'admin/import/receive-file.ts': 'a file that is not imported is deleted after a day',
  'admin/upload.ts': 'a picture is deleted unless something is saved that shows it',
}

function listModules(entries: RouteConfigEntry[], isGuarded = false): string[] {
  return entries.flatMap(({ file, children = [] }) => [
    ...(isGuarded ? [file] : []),
    ...listModules(children, isGuarded || file === 'admin/admin-layout.tsx'),
  ])
}

const readLog = () => site.db.selectFrom('adminLog').selectAll().orderBy('createdAt').orderBy('id').execute()

test('each action of the admin is tried here, or listed as storing nothing', { timeout: 60_000 }, async () => {
  const withActions = []
  for (const file of new Set(listModules(routes))) if ('action' in (await import(join(root, 'app', file)))) withActions.push(file)
  expect([...Object.keys(done), ...Object.keys(unlogged)].sort()).toEqual(withActions.sort())
})

test.each(Object.keys(done))('what %s does is logged once', async (file) => {
  const [path, fields, says] = done[file]?.() ?? ['', {}, /^$/]
  const before = await readLog()
  const answer = await post(path, fields)
  expect([answer.status, answer.status < 400 ? '' : await answer.text()]).toEqual([expect.any(Number), ''])
  const added = (await readLog()).filter(({ id }) => !before.some((earlier) => earlier.id === id))
  expect(added).toEqual([expect.objectContaining({ actor: testOwner.email, what: expect.stringMatching(says) })])
})

test('downloads and sign-ins are logged, and visitors’ texts are not', async () => {
  await site.get('/admin/export/users', cookie)
  const log = await readLog()
  expect(log.map(({ what }) => what)).toEqual(expect.arrayContaining(['signed in', 'downloaded the users as CSV']))
  expect(JSON.stringify(log)).not.toMatch(/Private words|mail\.example|paprika/)
})

test('refused actions are not logged', async () => {
  const before = await readLog()
  expect((await post('/admin/settings', { form: 'numbers', host: '' })).status).toBe(400)
  expect((await post('/admin/account', { form: 'who', name: 'X', email: testOwner.email, current: 'wrong' })).status).toBe(400)
  expect(await readLog()).toEqual(before)
})

describe('the page of the log', () => {
  const read = async (query: string) => (await (await site.get(`/admin/log${query}`, cookie)).text()).replaceAll('<!-- -->', '')

  test('has the newest first, filtered by admin or kind', async () => {
    const now = new Date('2026-12-24T12:00:00.000Z')
    await writeLog(site.db, { uid: 'z', name: 'zoe@example.com' }, { kind: 'site', what: 'changed this', link: '/admin/look' }, now)
    await writeLog(site.db, { uid: 'z', name: 'zoe@example.com' }, { kind: 'people', what: 'changed that' }, new Date(now.getTime() + 1))
    const all = await read('')
    expect(all.indexOf('changed that')).toBeLessThan(all.indexOf('changed this'))
    expect(all).toMatch(/href="\/admin\/look"[^>]*>changed this/)
    const some = await read('?by=zoe%40example.com&kind=site')
    expect(some).toContain('1 entry')
    expect(some).not.toContain('changed that')
    expect(await read('?by=nobody')).toContain('No entries match.')
    expect((await site.get('/admin/log?page=99', cookie)).status).toBe(404)
  })

  test('is paged', async () => {
    for (let index = 0; index < 60; index++)
      await writeLog(site.db, { uid: 'y', name: 'yan@example.com' }, { kind: 'site', what: `change ${index}` }, site.clock.now)
    expect(await read('?by=yan%40example.com')).toContain('by=yan%40example.com&amp;page=2')
    expect(await read('?by=yan%40example.com&page=2')).toContain('60 entries')
  })
})

test('entries are kept for a year', async () => {
  const count = async () => (await readLog()).length
  const before = await count()
  const written = new Date('2026-01-01T00:00:00.000Z')
  await writeLog(site.db, { uid: 'z', name: 'zoe@example.com' }, { kind: 'site', what: 'changed it' }, written)
  await forgetLog(site.db, new Date(written.getTime() + 365 * 86_400_000))
  expect(await count()).toBe(before + 1)
  await forgetLog(site.db, new Date(written.getTime() + 365 * 86_400_000 + 1))
  expect(await count()).toBe(before)
})
