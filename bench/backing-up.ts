import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServedSite, startServedSite } from '#bench/measuring/served-site.ts'
import { type Part, toRow } from '#bench/report/row.ts'
import { listBackups } from '#core/backups/listed-backups.ts'
import { generateContent } from '#core/content/generate-content.ts'
import { openDatabase } from '#core/database/database.ts'

const amounts = { posts: 1000, recipes: 10_000, comments: 20_000, seed: 1 }
const rounds = 5
const millisecondsApart = 50
const maxRoundMilliseconds = 120_000

const about = `One process with ${amounts.recipes} recipes, ${amounts.posts} posts and ${amounts.comments} comments in SQLite. A post is saved every ${millisecondsApart} ms
through the admin form, in turns while a backup is made and for as long without one, ${rounds} times each.`

/** Saves a post again and again, while backups are made and while none is. */
export async function measureBackingUp(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), 'griddle-bench-backup-'))
  const database = openDatabase(join(dataDir, 'griddle.sqlite'))
  await database.migrate()
  await generateContent(database.db, amounts, () => {})
  await database.close()
  const site = await startServedSite({ dataDir, settings: { BACKUPS: 'off', SAMPLE_CONTENT: 'off' } })
  try {
    const saves = await openSaves(site)
    await saves.repeat(async (elapsed) => elapsed > 5000)
    const [during, without]: [number[], number[]] = [[], []]
    const lengths: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = await countBackups(dataDir)
      await saves.beginBackup()
      const startedAt = performance.now()
      during.push(...(await saves.repeat(async () => (await countBackups(dataDir)) > before)))
      lengths.push(performance.now() - startedAt)
      without.push(...(await saves.repeat(async (elapsed) => elapsed > (lengths.at(-1) ?? 0))))
    }
    const [slow, usual] = [percentile(during, 0.99), percentile(without, 0.99)]
    return {
      title: 'Saving while a backup is made',
      about,
      rows: [
        toRow('Saving during a backup takes so many times as long at p99', slow / usual, '×', { most: 2 }),
        toRow(
          'Saving during a backup: p99',
          slow,
          'ms',
          undefined,
          `${during.length} saves, median ${percentile(during, 0.5).toFixed(1)} ms`,
        ),
        toRow(
          'Saving without one: p99',
          usual,
          'ms',
          undefined,
          `${without.length} saves, median ${percentile(without, 0.5).toFixed(1)} ms`,
        ),
        toRow('The longest backup', Math.max(...lengths) / 1000, 's'),
      ],
    }
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const countBackups = async (dataDir: string) => (await listBackups({ folder: join(dataDir, 'backups'), bucket: undefined })).length

async function openSaves(site: ServedSite) {
  const headers = { Origin: site.origin, Cookie: await site.signIn() }
  const list = await fetch(`${site.origin}/admin/blog`, { headers }).then((answer) => answer.text())
  const id = /\/admin\/blog\/edit\?id=([^"&]+)/.exec(list)?.[1]
  const urlSlug = /"\/blogs\/([^"/?#]+)"/.exec(list)?.[1]
  if (!id || !urlSlug) throw new Error('The manager of posts shows none')
  let saved = 0

  async function post(path: string, fields: Record<string, string>) {
    const startedAt = performance.now()
    const answer = await fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    return performance.now() - startedAt
  }

  const save = () => {
    const fields = {
      title: `Saved for the time number ${saved++}`,
      formattedDate: '2026-11-21',
      author: 'June Okafor',
      content: '<p>Salt.</p>',
    }
    const empty = { imageLink: '', imageAlt: '', seoTitle: '', seoDescription: '', seoKeywords: '' }
    return post(`/admin/blog/edit?id=${id}`, { ...empty, ...fields, urlSlug, imageBase64: '/images/hero', keepAddress: 'on' })
  }

  return {
    beginBackup: () => post('/admin/backup', {}),
    /** Saves until `isOver` says so; returns how long each took, in milliseconds. */
    async repeat(isOver: (elapsed: number) => Promise<boolean>) {
      const startedAt = performance.now()
      const times: number[] = []
      while (!(await isOver(performance.now() - startedAt)) && performance.now() - startedAt < maxRoundMilliseconds) {
        times.push(await save())
        await sleep(millisecondsApart)
      }
      return times
    },
  }
}

function percentile(times: number[], share: number) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
}
