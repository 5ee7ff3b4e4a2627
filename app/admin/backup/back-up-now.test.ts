import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupJob } from '#core/backups/make-backup.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>

let site: TestSite
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterEach(() => site.close())

const path = '/admin/backup'

async function read(address: string, from = site, as = cookie) {
  return (await (await from.get(address, as)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

async function backUp() {
  const response = await site.post(path, {}, cookie)
  await site.backups.close()
  return response
}

const setJob = (values: object) => site.db.updateTable('jobs').set(values).execute()

test('a backup with far less content than an earlier one is reported in the log and on the dashboard, and the earlier one stays', async () => {
  for (let index = 0; index < 12; index++) await insertBlog(site.db, aBlog({ id: `post-${index}`, urlSlug: `post-${index}` }))
  await backUp()
  const [full] = await site.backups.list()
  const isTold = () => site.lines.filter(({ level, message }) => level === 'warn' && message.includes('are much smaller')).length
  expect([isTold(), await read('/admin/dashboard')]).toEqual([0, expect.not.stringContaining('are much smaller')])
  await site.db.deleteFrom('comments').execute()
  await site.db.deleteFrom('_blogs').execute()
  for (let week = 1; week <= 8; week++) {
    site.clock.now = new Date(site.clock.now.getTime() + 7 * 24 * 60 * 60_000)
    await site.backups.beginNow()
    await site.backups.close()
  }
  expect((await site.backups.list()).map(({ name }) => name)).toContain(full?.name)
  expect(isTold()).toBe(8)
  cookie = await signIn(site)
  for (const page of ['/admin/dashboard', path])
    expect(await read(page)).toMatch(/role="alert"[^>]*>[^!]*The newest backups are much smaller than/)
})

test('an admin makes a backup with a form, and the page lists it', async () => {
  expect(await read(path)).toContain('No backups here yet.')
  const response = await backUp()
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Backup started.')])
  const [made, ...others] = await site.backups.list()
  expect(others).toEqual([])
  const html = await read(path)
  for (const text of ['griddle-2026-11-21T12-00-00-000Z.zip', 'Nov 21, 2026, 12:00 PM UTC', `>${made?.note?.rows}</td>`])
    expect(html).toContain(text)
  expect(html).toMatch(/The last backup was made on .*: \d+ KB\./)
  expect(html).not.toMatch(/No backups here yet|role="alert"/)
})

test('while one is being made, no second one starts', async () => {
  await site.db.insertInto('jobs').values({ name: backupJob, holder: 'one', heldUntil: '2026-11-21T12:05:00.000Z' }).execute()
  const response = await backUp()
  expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('A backup is already running.')])
  expect(await site.backups.list()).toEqual([])
  expect(await read(path)).toContain('A backup is running.')
  site.clock.now = new Date('2026-11-21T12:05:00.000Z')
  expect(await read(path)).not.toContain('A backup is running.')
})

test('the dashboard says when the last backup was made, and warns when one failed or none was made for two days', async () => {
  const dashboard = '/admin/dashboard'
  expect(await read(dashboard)).toContain('No backup has been made yet.')
  await backUp()
  expect(await read(dashboard)).toMatch(/The last backup was made on .*Nov 21, 2026, 12:00 PM UTC.*: \d+ KB\./)
  const warning = /role="alert"/
  site.clock.now = new Date('2026-11-23T11:59:59.999Z')
  expect(await read(dashboard)).not.toMatch(warning)
  site.clock.now = new Date('2026-11-23T12:00:00.000Z')
  expect(await read(dashboard)).toMatch(/role="alert".*The newest backup is more than two days old\./)
  await setJob({ doneAt: site.clock.now.toISOString(), failedAt: site.clock.now.toISOString(), error: 'The disk is full' })
  for (const address of [dashboard, path]) expect(await read(address)).toMatch(/role="alert".*The backup on .* failed: The disk is full/)
  await backUp()
  expect(await read(dashboard)).not.toMatch(warning)
})

test('a backup that fails is logged, with its reason in the warning', async () => {
  await site.db.schema.dropTable('missedSearches').execute()
  expect((await backUp()).status).toBe(200)
  expect(site.lines.some(({ message }) => message === 'The backup failed')).toBe(true)
  expect(await read(path)).toMatch(/role="alert".* failed: .*missedSearches/)
  expect(await site.backups.list()).toEqual([])
})

test('with daily backups off, the dashboard says only that', async () => {
  const quiet = await openTestSite({ hasDailyBackups: false })
  const owner = await signIn(quiet)
  await quiet.backups.beginDaily()
  const long = { doneAt: '2026-01-01T12:00:00.000Z', failedAt: '2026-02-01T12:00:00.000Z', error: 'The disk is full' }
  expect(await quiet.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  await quiet.db
    .insertInto('jobs')
    .values({ name: backupJob, ...long })
    .execute()
  const [html] = (await read('/admin/dashboard', quiet, owner)).split('window.__reactRouterContext')
  expect(html).toContain('Daily backups are off.')
  expect(html).not.toMatch(/The disk is full|two days old/)
  await quiet.close()
})

test('an editor is told nothing about backups and makes none, and neither does another site', async () => {
  const editor = await signInAs(site, 'editor')
  // Texts of the page, and a name in the data that it is rendered from.
  const told = /See all backups|No backup has been made|isDaily/g
  expect((await read('/admin/dashboard')).match(told)).toHaveLength(3)
  expect(await read('/admin/dashboard', site, editor.cookie)).not.toMatch(told)
  expect([(await site.get(path, editor.cookie)).status, (await site.post(path, {}, editor.cookie)).status]).toEqual([403, 403])
  const forged = await site.send(path, { method: 'POST', headers: { Origin: 'https://evil.example', Cookie: cookie } })
  expect(forged.status).toBe(403)
  await site.backups.close()
  expect(await site.backups.list()).toEqual([])
})

test('what can’t be read is reported, and the rest of the page is there', async () => {
  await site.db.schema.dropTable('jobs').execute()
  const html = await read(path)
  expect(html).toContain('The backups could not be loaded.')
  expect(html).toContain('Download the whole site')
  expect((await backUp()).status).toBeGreaterThanOrEqual(500)
})
