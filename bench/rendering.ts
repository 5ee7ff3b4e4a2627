import { Agent, get as ask } from 'node:http'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#scripts/process.mjs'
import { quantile, uncached } from './load.ts'
import { toTable } from './report.ts'
import { startSite } from './site.ts'

const turns = 9
/** Sent before the first turn, so that Node has compiled most of the code. */
const warmUps = 150
/** Longer than a process takes to notice another one's writes. */
const noticeMilliseconds = 7
/** Host names with phone numbers of their own, each with its own pages. */
const hosts = warmUps + turns * 60

const recipe = '/recipes/classic-cheeseburger'
const agent = new Agent({ keepAlive: true })

type Site = Awaited<ReturnType<typeof startCounted>>

type Kind = { name: string; count?: number; ask: (site: Site, number: number) => Promise<void> }

const kinds: Kind[] = [
  ...['/', recipe].map((path) => ({
    name: `${path} for the first time`,
    ask: (site: Site, number: number) => site.get(path, `h${number}.example`),
  })),
  { name: '/ after a change of posts that shows nothing else', ask: (site) => site.getAfterChange('/', '_blogs') },
  { name: `${recipe} after a change of recipes that shows nothing else`, ask: (site) => site.getAfterChange(recipe, '_recipes') },
  ...['/', recipe].map((path) => ({ name: `${path} without the cache`, ask: (site: Site) => site.get(uncached(path)) })),
  { name: 'a search for new words', ask: (site, number) => site.get(`/search?q=burger+${number}x`) },
  { name: '/ from the cache', count: 500, ask: (site) => site.get('/') },
  { name: 'a picture', count: 500, ask: (site) => site.get(site.picture) },
]

const about = `Milliseconds of processor time per answer, of requests one after the other: the median of ${turns}
turns.`

/** The cost of responses for the process, here or compared with another built checkout. */
export async function measureRendering(other?: string) {
  const folders = [root, ...(other ? [resolve(other)] : [])]
  const sites = await Promise.all(folders.map(startCounted))
  const rows: (string | number)[][] = []
  for (const kind of kinds) {
    const [here = [], there] = await measureInTurns(sites, kind)
    const ratio = there ? quantile(here.map((cost, turn) => cost / (there[turn] ?? Number.NaN))) : 0
    rows.push([kind.name, quantile(here), ...(there ? [quantile(there), `${ratio.toFixed(2)} ×`] : [])])
  }
  await Promise.all(sites.map((site) => site.stop()))
  return `${about}\n\n${toTable(['Answer', 'Here, ms', ...(other ? ['Other, ms', 'Here against other'] : [])], rows)}`
}

/** Milliseconds of processor time for a response of each site, one a turn, A B A B. */
async function measureInTurns(sites: Site[], { ask, count = 60 }: Kind) {
  const costs = sites.map((): number[] => [])
  for (const site of sites) for (let number = 0; number < warmUps; number++) await ask(site, number)
  for (let turn = 0; turn < turns; turn++)
    for (const [place, site] of sites.entries()) {
      const before = site.cpuSeconds()
      for (let number = 0; number < count; number++) await ask(site, warmUps + turn * count + number)
      costs[place]?.push(((site.cpuSeconds() - before) / count) * 1000)
    }
  return costs
}

async function startCounted(folder: string) {
  const site = await startSite({ folder, settings: { LOG_LEVEL: 'silent' } })
  const get = (path: string, host = 'site.example') => askOnce(site.port, path, host)
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
    cpuSeconds: site.cpuSeconds,
    stop() {
      db.close()
      return site.stop()
    },
  }
}

function askOnce(port: number, path: string, host: string) {
  return new Promise<void>((done, fail) => {
    const asked = ask({ port, path, agent, headers: { Host: host, 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode === 200) answer.resume().on('end', done)
      else fail(new Error(`${path} was answered with ${answer.statusCode}`))
    })
    asked.on('error', fail)
  })
}
