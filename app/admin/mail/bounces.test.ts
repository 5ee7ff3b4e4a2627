import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { startImapServer } from '#tests/start-imap-server.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let server: Awaited<ReturnType<typeof startImapServer>>
let owner: string
beforeAll(async () => {
  site = await openTestSite()
  owner = await signIn(site)
  server = await startImapServer()
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const save = (changes: Record<string, string> = {}) => {
  const box = { host: '127.0.0.1', port: String(server.port), security: 'none', user: 'kitchen', password: 'secret', folder: '' }
  return site.post('/admin/mail', { form: 'bounces', ...box, ...changes }, owner)
}
const tryOut = () => site.post('/admin/mail', { form: 'bounce-test' }, owner)
const read = async () => (await site.get('/admin/mail', owner)).text()

test('the owner enters the mailbox and tries it out; the password comes back to no page', async () => {
  expect(await read()).not.toContain('Test the mailbox')
  expect(await (await tryOut()).text()).toContain('There’s no mailbox yet.')
  expect(await (await save()).text()).toContain('Mailbox saved')
  const page = await read()
  expect(page).toContain('Test the mailbox')
  expect(page).toContain('One is stored, encrypted.')
  expect(page).not.toContain('"secret"')
  expect(await (await tryOut()).text()).toContain('The mailbox can be read.')
})

test('what is wrong with it is named', async () => {
  await save({ password: 'wrong' })
  const answer = await tryOut()
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('refused the user name or password')
})

test('what is typed wrong is said beside the field, and nothing is lost', async () => {
  const answer = await save({ host: 'https://imap.example.com', user: 'somebody' })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('Enter a name like imap.example.com, without https://')
  expect(html).toContain('value="somebody"')
})

test('an editor may not', async () => {
  const editor = await signIn(site, { role: 'editor' })
  expect((await site.post('/admin/mail', { form: 'bounce-test' }, editor)).status).toBe(403)
})
