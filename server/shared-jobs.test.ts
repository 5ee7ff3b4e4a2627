import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { findJob } from '#core/jobs/job-rows.ts'
import { openFiles } from '#core/pictures/files.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { aFolder } from '#tests/each-store.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { makeSure } from '#tests/sure-time.ts'
import { openSharedJobs } from './shared-jobs.ts'

const hour = 60 * 60_000
const jobs = ['forget addresses', 'merge search rows', 'discard what is old', 'mark unused pictures']

/**
 * Three machines with one database: what they queried, and `begin`, by which all of them start what is due a number of hours after the
 * start.
 */
async function openMachines() {
  const { url, drop } = await openPostgresDatabase('migrated')
  onTestFinished(drop)
  const asked: string[] = []
  const stopping = new AbortController()
  let now = Date.parse('2026-11-25T12:00:00.000Z')
  const machines = Array.from({ length: 3 }, () => {
    const { db, close } = openDatabase(url, (sql) => void asked.push(sql))
    const files = openFiles(aFolder())
    const pictures = openPictures({ files, variantsFolder: aFolder(), shippedFolder: aFolder(), log: () => {} })
    const log = { request: () => {}, warn: () => {}, error: (facts: object) => void asked.push(JSON.stringify(facts)) }
    const remote = { resolve: async () => [], open: () => Promise.reject(new Error('Tests can’t reach other sites')) }
    const elsewhere = { remote, siteUrl: 'https://eat.example' }
    const shared = openSharedJobs({
      ...{ db, dataDir: '.', files, pictures, log, ...elsewhere },
      clock: () => new Date(now),
      signal: stopping.signal,
    })
    onTestFinished(async () => {
      await shared.close()
      await pictures.close()
      await close()
    })
    return { db, shared }
  })
  if (machines[0]) await makeSure(machines[0].db, new Date(now))
  return {
    find: async (name: string) => machines[0] && findJob(machines[0].db, name),
    stop: () => stopping.abort(),
    async begin(hours: number) {
      now = Date.parse('2026-11-25T12:00:00.000Z') + hours * hour
      asked.splice(0)
      for (const { shared } of machines) shared.beginDue()
      await Promise.all(machines.map(({ shared }) => shared.close()))
      const times = (start: string) => asked.filter((sql) => sql.startsWith(start)).length
      return [times('delete from "submissions"'), times('delete from "invitations"'), times('select "id" from "images"')]
    },
  }
}

test('of three machines, one does each job when it is due', async () => {
  const { find, begin } = await openMachines()
  expect(await begin(0)).toEqual([1, 1, 1])
  for (const name of jobs) expect(await find(name)).toMatchObject({ doneAt: '2026-11-25T12:00:00.000Z', error: null })
  expect(await begin(0.8)).toEqual([0, 0, 0])
  expect(await begin(1)).toEqual([1, 1, 0])
  expect(await begin(24)).toEqual([1, 1, 1])
})

test('a job that a stop interrupts does not count as done', async () => {
  const { find, begin, stop } = await openMachines()
  stop()
  await begin(0)
  for (const name of jobs) expect(await find(name)).toMatchObject({ doneAt: null, heldUntil: null })
})
