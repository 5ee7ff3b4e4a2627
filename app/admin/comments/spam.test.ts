import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  await insertBlog(site.db, aBlog({ id: 'salt', urlSlug: 'salt', title: 'Salt' }))
})
afterEach(() => site.close())

const spam = 'Free spins at this online casino: https://spin.example'
const person = { name: 'Casino', email: 'win@mail.example' }
const read = async (path: string) => (await site.get(path, cookie)).text()

const places = [
  {
    list: '/admin/manage-comments',
    view: '?spam=1',
    sent: () => site.post('/blogs/salt', { ...person, comment: spam }),
    thanks: 'Your comment awaits approval.',
  },
  {
    list: '/admin/manage-reviews',
    view: '?state=spam',
    sent: () => site.post('/recipes/bbq-ribs', { form: 'question', ...person, text: spam }),
    thanks: 'Your question awaits approval.',
  },
  {
    list: '/admin/manage-contacts',
    view: '?spam=1',
    sent: () => site.post('/contact', { form: 'contact', first: 'Casino', last: '', phone: '', email: person.email, message: spam }),
    thanks: 'Your message has been sent.',
  },
  {
    list: '/admin/manage-users',
    view: '?spam=1',
    sent: () => site.post('/contact', { form: 'join', fullName: 'Casino https://spin.example', phone: '', email: person.email }),
    thanks: 'Welcome',
  },
]

test.each(places)('apparent spam gets the usual thanks, and is only in the spam of $list', async ({ list, view, sent, thanks }) => {
  const answer = await sent()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(thanks === 'Welcome' ? 'role="status"' : thanks)
  expect(await read(list)).not.toContain('win@mail.example')
  const shown = await read(`${list}${view}`)
  for (const words of ['win@mail.example', 'spin.example', 'Spam is deleted after the time that you choose', 'Why this is among the spam'])
    expect(shown).toContain(words)
  const { id } = await site.db.selectFrom('spam').select('id').executeTakeFirstOrThrow()
  expect((await site.post(`${list}${view}`, { change: 'not-spam', ids: id }, cookie)).status).toBe(200)
  expect(await read(list)).toContain('win@mail.example')
  expect(await read(`${list}${view}`)).toContain('No spam.')
  expect((await site.post(list, { change: 'spam', ids: id }, cookie)).status).toBe(200)
  expect(await read(list)).not.toContain('win@mail.example')
  expect(await read('/admin/settings')).toContain('win@mail.example')
  expect((await site.post(`${list}${view}`, { change: 'delete', ids: id }, cookie)).status).toBe(200)
  expect(await read(`${list}${view}`)).toContain('No spam.')
})

test('the stamp of a form tells how fast it was sent, and proof of work is requested only slightly above the threshold', async () => {
  const stamp = await (await site.get('/api/form-proof')).text()
  const sent = { form: 'comment', name: 'Ann', email: 'ann@mail.example', seasoning: 'x', stamp }
  const send = async (comment: string) => (await site.post('/blogs/salt.data', { ...sent, comment })).text()
  expect(await send('Made this last night. Juicy!')).toContain('"proof"')
  expect(await read('/admin/manage-comments?spam=1')).toContain('Sent 1 second after the form was started')
  expect(await send(`${spam} and https://other.example with viagra`)).not.toContain('"proof"')
  site.clock.now = new Date(site.clock.now.getTime() + 20_000)
  expect(await send('Made this last night. Juicier!')).not.toContain('"proof"')
  expect(await read('/admin/manage-comments')).toContain('Juicier!')
  expect((await site.post('/api/form-proof', { id: 'none', nonce: '1' })).status).toBe(204)
  expect((await site.post('/api/form-proof', { id: 'none', nonce: 'x' })).status).toBe(400)
})

test('the block list is edited in the settings', async () => {
  const answer = await site.post(
    '/admin/settings',
    { form: 'block-list', before: '', blockList: 'Pills.example\nname: Mark Malvin' },
    cookie,
  )
  expect(await answer.text()).toContain('Block list saved')
  expect(await read('/admin/settings')).toContain('pills.example\nname: mark malvin</textarea>')
  await site.post('/blogs/salt', { ...person, name: 'Ann', comment: 'I buy mine at pills.example and like it, with a bit of lemon on top' })
  expect(await read('/admin/manage-comments?spam=1')).toContain('On your block list: the site “pills.example”')
})
