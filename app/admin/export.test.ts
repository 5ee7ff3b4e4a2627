import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterEach(() => site.close())

test.each(['users', 'contacts', 'comments', 'reviews', 'recipes', 'posts'])(
  '%s are downloaded as a file with the date in its name',
  async (kind) => {
    const answer = await site.get(`/admin/export/${kind}`, cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${kind}-2026-11-21.csv"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toMatch(/^(?:\uFEFF)?id,/)
  },
)

test('a file has the rows, and nothing that a spreadsheet would execute', async () => {
  const createdAt = '2026-11-20T20:02:00.000Z'
  await insertUser(site.db, { id: 'ada', fullName: '=HYPERLINK("x")', email: 'ada@example.com', phone: '', createdAt })
  await insertContact(site.db, { id: 'one', first: 'Dana', last: '', email: 'dana@example.com', phone: '', message: 'Hi.', createdAt })
  const users = await (await site.get('/admin/export/users', cookie)).text()
  expect(users).toContain('id,Full Name,Email,Phone,Registered On')
  expect(users).toContain(`"'=HYPERLINK(""x"")",ada@example.com`)
  expect(await (await site.get('/admin/export/contacts', cookie)).text()).toContain('one,Dana,,dana@example.com,,Hi.')
})

test('anything else is a 404', async () => {
  for (const kind of ['settings', 'identity_user', 'toString']) {
    expect((await site.get(`/admin/export/${kind}`, cookie)).status).toBe(404)
  }
})
