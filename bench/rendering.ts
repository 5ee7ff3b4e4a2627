// What an answer costs in processor time of the server, here or compared with another built checkout, in alternating turns:
//   npm run build && node scripts/run.mjs bench/rendering.ts [folder of the other checkout]
import { Agent, get as ask } from 'node:http'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#scripts/process.mjs'
import { uncachedPath } from './measuring/request-text.ts'
import { startServedSite } from './measuring/served-site.ts'
import { median } from './measuring/statistics.ts'

const turns = 9
/** Asked before the first turn, so that Node has compiled most of what runs. */
const warmUps = 150
/** Longer than a process takes to notice what another one wrote. */
const noticeMilliseconds = 7
/** Host names with phone numbers of their own, each of which has its own pages. */
const hosts = warmUps + turns * 60

const recipe = '/recipes/classic-cheeseburger'
const agent = new Agent({ keepAlive: true })

type Site = Awaited<ReturnType<typeof startSite>>

type Kind = { name: string; count?: number; ask: (site: Site, number: number) => Promise<number | undefined> }

const kinds: Kind[] = [
  ...['/', recipe].map((path) => ({
    name: `${path} for the first time`,
    ask: (site: Site, number: number) => site.get(path, `h${number}.example`),
  })),
  { name: '/ after a change of posts that shows nothing else', ask: (site) => site.getAfterChange('/', '_blogs') },
  { name: `${recipe} after a change of recipes that shows nothing else`, ask: (site) => site.getAfterChange(recipe, '_recipes') },
  ...['/', recipe].map((path) => ({ name: `${path} without the cache`, ask: (site: Site) => site.get(uncachedPath(path)) })),
  { name: 'a search for new words', ask: (site, number) => site.get(`/search?q=burger+${number}x`) },
  { name: '/ from the cache', count: 500, ask: (site) => site.get('/') },
  { name: 'a picture', count: 500, ask: (site) => site.get(site.picture) },
]

await main(process.argv.slice(2))

async function main(others: string[]) {
  const folders = [...others.slice(0, 1).map((folder) => resolve(folder)), root]
  const sites = await Promise.all(folders.map(startSite))
  const lines: object[] = []
  for (const kind of kinds) {
    const [before = [], after = before] = await measureInTurns(sites, kind)
    const ratio = median(after.map((cost, turn) => cost / (before[turn] ?? Number.NaN)))
    lines.push({
      answer: kind.name,
      'other, ms': others[0] ? median(before).toFixed(2) : '',
      'here, ms': median(after).toFixed(2),
      ratio: ratio.toFixed(2),
    })
  }
  console.table(lines)
  await Promise.all(sites.map((site) => site.stop()))
}

/** Milliseconds of processor time for an answer of each site, one a turn. Turns alternate, so that what else the machine does meets all of them. */
async function measureInTurns(sites: Site[], { ask, count = 60 }: Kind) {
  const costs = sites.map((): number[] => [])
  for (const site of sites) for (let number = 0; number < warmUps; number++) await expectPage(ask(site, number))
  for (let turn = 0; turn < turns; turn++)
    for (const [place, site] of sites.entries()) {
      const before = site.cpuSeconds()
      for (let number = 0; number < count; number++) await expectPage(ask(site, warmUps + turn * count + number))
      costs[place]?.push(((site.cpuSeconds() - before) / count) * 1000)
    }
  return costs
}

async function expectPage(answer: Promise<number | undefined>) {
  const status = await answer
  if (status !== 200) throw new Error(`An answer had the status ${status}`)
}

async function startSite(folder: string) {
  const site = await startServedSite({ folder, settings: { LOG_LEVEL: 'silent' } })
  const get = (path: string, host = 'site.example') => status(site.port, path, host)
  const db = new DatabaseSync(join(site.dataDir, 'griddle.sqlite'), { timeout: 5000 })
  const add = db.prepare(`insert into "siteNumbers" ("id", "numberIntl", "numberLocal") values (?, '+1 555 0100', '555 0100')`)
  db.exec('begin')
  for (let number = 0; number < hosts; number++) add.run(`h${number}.example`)
  db.exec('commit')
  const list = await fetch(`${site.origin}/recipes`).then((answer) => answer.text())
  const [picture = ''] = /\/images\/[\w-]+\/800\.webp/.exec(list) ?? []
  return {
    get,
    picture,
    async getAfterChange(path: string, table: string) {
      db.prepare(`update "contentVersions" set "version" = "version" + 1 where "collection" = ?`).run(table)
      await sleep(noticeMilliseconds)
      return get(path)
    },
    cpuSeconds: () => site.usage().cpuSeconds,
    stop() {
      db.close()
      return site.stop()
    },
  }
}

function status(port: number, path: string, host: string) {
  return new Promise<number | undefined>((done, fail) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' }
    ask({ port, path, agent, headers }, (answer) => answer.resume().on('end', () => done(answer.statusCode))).on('error', fail)
  })
}
