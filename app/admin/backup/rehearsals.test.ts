import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupJob } from '#core/backups/make-backup.ts'
import { rehearsalJob } from '#core/backups/open-rehearsals.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterEach(() => site.close())

const path = '/admin/backup'
const start = new Date('2026-11-21T12:00:00.000Z').getTime()
const hour = 60 * 60 * 1000
const day = 24 * hour

async function read(address: string) {
  const html = await (await site.get(address, cookie)).text()
  const [body = ''] = html.replaceAll('<!-- -->', '').split('window.__reactRouterContext')
  return body
}

async function check() {
  const response = await site.post(path, { change: 'check' }, cookie)
  await site.rehearsals.close()
  return response
}

/** Moves to a time and does what the site does every minute. */
async function goTo(milliseconds: number) {
  site.clock.now = new Date(start + milliseconds)
  await site.backups.beginDaily()
  await site.backups.close()
  await site.rehearsals.beginWeekly()
  await site.rehearsals.close()
}

const findJob = (name: string) => site.db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()

/** Leaves nothing of the newest backup except its name. */
async function spoilNewest() {
  const [newest] = await site.backups.list()
  writeFileSync(join(site.backupFolder, newest?.name ?? ''), 'No zip')
}

test('a button test-restores the newest backup, and both pages say so', async () => {
  expect(await read(path)).not.toContain('Check now')
  expect(await (await check()).text()).toContain('There’s no backup to check. Make one first.')
  expect(await read('/admin/dashboard')).not.toContain('role="alert"')
  await goTo(0)
  expect(await read(path)).toContain('Check now')
  expect(await (await check()).text()).toContain('Check started. The result will appear on this page.')
  for (const address of [path, '/admin/dashboard'])
    expect(await read(address)).toMatch(
      /Last test restore on .*Nov 21, 2026, 12:00 PM UTC.*: the backup from .* with \d+ rows, \d+ pictures and 10 pages\./,
    )
})

test('the first daily backup is checked at once, and after that the seventh one', async () => {
  const checkedAt: (string | null | undefined)[] = []
  for (let days = 0; days < 8; days++) {
    await goTo(days * day + days * 60_000)
    checkedAt.push((await findJob(rehearsalJob))?.doneAt)
  }
  expect(new Set(checkedAt)).toEqual(new Set(['2026-11-21T12:00:00.000Z', '2026-11-28T12:07:00.000Z']))
}, 60_000)

test('a bad backup is flagged on both pages, and the next one is checked instead', async () => {
  await goTo(0)
  await spoilNewest()
  await check()
  expect(site.lines.some(({ message }) => message === 'The newest backup failed its test restore')).toBe(true)
  for (const address of [path, '/admin/dashboard'])
    expect(await read(address)).toMatch(
      /role="alert".*The newest backup was test-restored on .*, and it failed: .*can’t be read.*Check now/,
    )
  await goTo(hour)
  expect((await findJob(rehearsalJob))?.failedAt).not.toBeNull()
  await goTo(day)
  expect((await findJob(rehearsalJob))?.failedAt).toBeNull()
  expect(await read('/admin/dashboard')).not.toContain('role="alert"')
})

test('a clock that was a year ahead blocks neither backups nor their checks, and the dashboard reports it', async () => {
  await goTo(365 * day)
  site.clock.now = new Date(start)
  expect(await read('/admin/dashboard')).toMatch(/role="alert".*The server’s clock jumped back from .*Nov 21, 2027.* to .*Nov 21, 2026/)
  await goTo(0)
  expect((await findJob(backupJob))?.doneAt).toBe('2026-11-21T12:00:00.000Z')
  expect(await findJob(rehearsalJob)).toMatchObject({
    doneAt: '2026-11-21T12:00:00.000Z',
    result: expect.stringContaining('griddle-2026-11-21'),
  })
  expect((await site.backups.list()).map(({ madeAt }) => madeAt)).toEqual(['2027-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'])
  expect(await read('/admin/dashboard')).not.toContain('jumped')
}, 60_000)

test('two weeks without a check are flagged', async () => {
  await goTo(0)
  const late = 'No backup has been test-restored for two weeks.'
  const madeNow = async () => {
    const doneAt = site.clock.now.toISOString()
    await site.db.updateTable('jobs').set({ doneAt }).where('name', '=', backupJob).execute()
  }
  site.clock.now = new Date(start + 14 * day - 1)
  await madeNow()
  expect(await read('/admin/dashboard')).not.toContain(late)
  site.clock.now = new Date(start + 14 * day)
  expect(await read('/admin/dashboard')).toMatch(new RegExp(`role="alert".*${late}`))
  await site.db.deleteFrom('jobs').where('name', '=', rehearsalJob).execute()
  expect(await read('/admin/dashboard')).toMatch(new RegExp(`role="alert".*${late}`))
})
