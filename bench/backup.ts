import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listBackups } from '#core/backups/listed-backups.ts'
import { quantile } from './load.ts'
import { toTable } from './report.ts'
import { makeContent, openPost, startSite } from './site.ts'

const recipes = 10_000
const rounds = 5
const millisecondsApart = 50
const warmUpMilliseconds = 5000
const maxRoundMilliseconds = 120_000

const about = `One process with ${recipes.toLocaleString('en-US')} generated recipes, a tenth as many posts and
twice as many comments, in SQLite. A post is saved every ${millisecondsApart} ms through the form
of the admin, in turns while a backup is made and for as long without one, ${rounds} times each.`

/** Saves a post repeatedly, with and without a backup running. */
export async function measureBackup() {
  const site = await startSite({ dataDir: await makeContent(recipes), settings: { BACKUPS: 'off', SAMPLE_CONTENT: 'off' } })
  const post = await openPost(site)
  const countBackups = async () => (await listBackups({ folder: join(site.dataDir, 'backups'), bucket: undefined })).length
  let saved = 0

  /** Saves until `isOver` says so; returns how long each save took, in milliseconds. */
  async function save(isOver: (elapsed: number) => Promise<boolean>) {
    const startedAt = performance.now()
    const times: number[] = []
    while (!(await isOver(performance.now() - startedAt)) && performance.now() - startedAt < maxRoundMilliseconds) {
      const savedAt = performance.now()
      await post.save(`Saved for the time number ${saved++}`)
      times.push(performance.now() - savedAt)
      await sleep(millisecondsApart)
    }
    return times
  }

  await save(async (elapsed) => elapsed > warmUpMilliseconds)
  const during: number[] = []
  const without: number[] = []
  let longest = 0
  for (let round = 0; round < rounds; round++) {
    const before = await countBackups()
    await post.beginBackup()
    const startedAt = performance.now()
    during.push(...(await save(async () => (await countBackups()) > before)))
    const length = performance.now() - startedAt
    longest = Math.max(longest, length)
    without.push(...(await save(async (elapsed) => elapsed > length)))
  }
  await site.stop()
  return `${about}\n\n${describe(during, without)}\n\nThe longest backup took ${(longest / 1000).toFixed(1)} s.`
}

function describe(during: number[], without: number[]) {
  const rows = [0.5, 0.99].map((share) => {
    const [slow, usual] = [quantile(during, share), quantile(without, share)]
    return [share === 0.5 ? 'median' : 'p99, at most 2 × wanted', slow, usual, `${(slow / usual).toFixed(2)} ×`]
  })
  const columns = ['Saving, ms', `During backups (${during.length} saves)`, `Without (${without.length} saves)`, 'Ratio']
  return toTable(columns, rows)
}
