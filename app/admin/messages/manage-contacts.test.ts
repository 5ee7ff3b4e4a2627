import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertContact } from '#core/people/people-rows.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const path = '/admin/manage-contacts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterEach(() => site.close())

async function addMessage(id: string, message: string, createdAt = '2026-11-20T20:02:00.000Z') {
  await insertContact(site.db, { id, first: 'Dana', last: 'Whitfield', email: 'dana@example.com', phone: '+1 312', message, createdAt })
}

async function readPage(address = path) {
  const page = await site.get(address, cookie)
  return { status: page.status, html: await page.text() }
}

test('lists what visitors wrote, newest first', async () => {
  await addMessage('first', 'The print button is a gift.', '2026-11-01T10:00:00.000Z')
  await addMessage('second', 'Four hours, <not> three.\nDenver.')
  const { status, html } = await readPage()
  expect(status).toBe(200)
  expect(html).toContain('>Customer Messages</h1>')
  for (const column of ['Name', 'Email', 'Phone', 'Message', 'Date']) expect(html).toContain(`<th scope="col">${column}</th>`)
  expect(html).toContain('Dana Whitfield')
  expect(html).toContain('Four hours, &lt;not&gt; three.\nDenver.')
  expect(html).toContain('>2 messages</p>')
  expect(html.indexOf('Four hours')).toBeLessThan(html.indexOf('The print button'))
})

test('says when there are none', async () => {
  expect((await readPage()).html).toContain('No messages found.')
})

test('searches every field', async () => {
  await addMessage('first', 'Crème brûlée?')
  await addMessage('second', 'Ribs.')
  expect((await readPage(`${path}?q=creme`)).html).toContain('1 message for “creme”')
  expect((await readPage(`${path}?q=whitfield`)).html).toContain('2 messages for “whitfield”')
  expect((await readPage(`${path}?q=waffle`)).html).toContain('No messages found.')
  expect((await readPage(`${path}?page=2`)).status).toBe(404)
})

test('says if they could not be loaded', async () => {
  await site.db.schema.dropTable('contacts').execute()
  const { status, html } = await readPage()
  expect(status).toBe(200)
  expect(html).toContain('The messages could not be loaded.')
  expect(html).not.toContain('No messages found.')
})

test('deletes one, once', async () => {
  await addMessage('first', 'One.')
  await addMessage('second', 'Two.')
  for (const _ of [1, 2]) expect(await (await site.post(path, { id: 'first' }, cookie)).text()).toContain('Message deleted')
  expect(await site.db.selectFrom('contacts').select('id').execute()).toEqual([{ id: 'second' }])
  await site.db.schema.dropTable('contacts').execute()
  const failed = await site.post(path, { id: 'second' }, cookie)
  expect(failed.status).toBe(503)
  expect(await failed.text()).toContain('Error deleting message.')
})
