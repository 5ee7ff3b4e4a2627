import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#core/people/people-rows.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const path = '/admin/manage-users'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterEach(() => site.close())

async function addUsers(count: number) {
  for (let number = 1; number <= count; number++) {
    const id = `user-${String(number).padStart(3, '0')}`
    const createdAt = new Date(Date.UTC(2026, 9, 1, 0, number)).toISOString()
    await insertUser(site.db, { id, fullName: `Person ${number}.`, email: `person${number}@example.com`, phone: '', createdAt })
  }
}

async function readPage(address = path) {
  const page = await site.get(address, cookie)
  return { status: page.status, html: await page.text() }
}

const listIds = async () => (await site.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id)

describe('the list of users', () => {
  test('has a row for each, newest first, with the columns of the table', async () => {
    await addUsers(2)
    await insertUser(site.db, {
      id: 'ada',
      fullName: 'Ada <Lovelace>',
      email: 'ada@example.com',
      phone: '+1 555 0117',
      createdAt: '2026-11-20T20:02:00.000Z',
    })
    const { status, html } = await readPage()
    expect(status).toBe(200)
    for (const column of ['Full Name', 'Email', 'Phone', 'Registered On', 'Actions'])
      expect(html).toContain(`<th scope="col">${column}</th>`)
    expect(html).toContain('<title>Manage Users | Griddle</title>')
    expect(html).toContain('Ada &lt;Lovelace&gt;')
    expect(html).toContain('href="mailto:ada@example.com"')
    expect(html).toContain('+1 555 0117')
    expect(html).toContain('Nov 20, 2026, 8:02 PM UTC')
    expect(html).toContain('>3 users</p>')
    expect(html.indexOf('Ada')).toBeLessThan(html.indexOf('Person 2.'))
    expect(html.indexOf('Person 2.')).toBeLessThan(html.indexOf('Person 1.'))
  })

  test('says if there is nobody', async () => {
    const { html } = await readPage()
    expect(html).toContain('No users found.')
    expect(html).not.toContain('<table')
  })

  test('shows the newest thousand results of a search, and says so', async () => {
    await addUsers(1001)
    expect((await readPage()).html).toContain('>1,001 users</p>')
    const { html } = await readPage(`${path}?q=person`)
    expect(html).toContain('>The newest 1,000 users for “person”</p>')
    expect(html).toContain('Person 1001.')
    expect((await readPage(`${path}?q=person&page=20`)).html).toContain('Person 2.')
    expect((await readPage(`${path}?q=person&page=21`)).status).toBe(404)
  })

  test('is searched, and shows the query', async () => {
    await addUsers(12)
    const found = await readPage(`${path}?q=person12@`)
    expect(found.html).toContain('1 user for “person12@”')
    expect(found.html).not.toContain('Person 11.')
    expect((await readPage(`${path}?q=nobody`)).html).toContain('No users found.')
  })

  test('has 50 on a page, and no page past its end', async () => {
    await addUsers(51)
    const first = await readPage()
    expect(first.html.match(/<tr>/g)).toHaveLength(51)
    expect(first.html).toContain('aria-label="Page 2"')
    expect((await readPage(`${path}?page=2`)).html).toContain('Person 1.')
    expect((await readPage(`${path}?page=3`)).status).toBe(404)
    expect((await readPage(`${path}?page=0`)).status).toBe(400)
    expect((await readPage(`${path}?page=1&page=2`)).status).toBe(400)
  })

  test('says if it could not be loaded', async () => {
    await site.db.schema.dropTable('users').execute()
    const { status, html } = await readPage()
    expect(status).toBe(200)
    expect(html).toContain('The users could not be loaded.')
    expect(html).not.toContain('No users found.')
    expect(html).toContain('Manage Users')
    expect(site.lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'Error fetching users' }))
  })
})

describe('deleting a user', () => {
  test('removes that one and says so', async () => {
    await addUsers(3)
    const answer = await site.post(path, { id: 'user-002' }, cookie)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('User deleted successfully')
    expect(html).not.toContain('Person 2.')
    expect(await listIds()).toEqual(['user-001', 'user-003'])
  })

  test('twice has the same result as once', async () => {
    await addUsers(2)
    for (const _ of [1, 2]) {
      const answer = await site.post(path, { id: 'user-001' }, cookie)
      expect(await answer.text()).toContain('User deleted successfully')
    }
    expect(await listIds()).toEqual(['user-002'])
  })

  test('leads from the last one of a page to the previous page', async () => {
    await addUsers(51)
    expect((await readPage(`${path}?page=2`)).html).toContain(`action="${path}"`)
    expect((await readPage(`${path}?q=person`)).html).toContain(`action="${path}?q=person"`)
    const answer = await site.post(path, { id: 'user-001' }, cookie)
    expect(answer.status).toBe(200)
  })

  test('says if it failed', async () => {
    await addUsers(1)
    await site.db.schema.dropTable('users').execute()
    const answer = await site.post(path, { id: 'user-001' }, cookie)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Error deleting user.')
  })

  test('needs an id', async () => {
    await addUsers(1)
    for (const id of ['', "' or 1=1"]) expect((await site.post(path, { id }, cookie)).status).toBe(400)
    expect(await listIds()).toEqual(['user-001'])
  })
})
