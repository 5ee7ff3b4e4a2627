import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Captured } from './bare-server.ts'
import { type Asked, acceptEncoding, measureInTurns, quantile, toRatio, uncached } from './load.ts'
import { toTable } from './report.ts'
import { readCpuSeconds, type Site, signIn, startSite } from './site.ts'

const turns = 9
const seconds = 1
const settleMilliseconds = 2000

type Kind = { name: string; path: string; headers?: Record<string, string>; status?: number }

const about = (other: string) => `Griddle in one process with the sample content and default settings, against ${other}, at 16 and
256 connections: medians of ${turns} turns of about ${seconds} second, A B A B, and medians of the
ratios in each turn. autocannon makes the requests, on the same machine, and takes more processor
time for one than either server, so rates say more about it. Processor time per answer is the
figure to go by: below 1 × Griddle needs less.`

/** Compares each kind of response with a bare server's, or with another built checkout's. */
export async function measurePages(other?: string) {
  const site = await startSite()
  await sleep(settleMilliseconds)
  const idle = site.megabytes()
  const kinds = await listKinds(site)
  const compared = other ? await startOther(resolve(other)) : await startBare(site, kinds.slice(0, 3))
  const rows: (string | number)[][] = []
  let peak = idle
  for (const connections of [16, 256])
    for (const kind of kinds) {
      const opponent = compared.toAsked(kind)
      const servers = [{ ...site, ...kind }, ...(opponent ? [opponent] : [])]
      const [ours = [], theirs] = await measureInTurns(servers, { connections, seconds, turns })
      peak = Math.max(peak, site.megabytes())
      const own = [kind.name, connections, quantile(ours.map(({ rate }) => rate)), quantile(ours.map(({ cpu }) => cpu)) * 1000]
      const ratios = theirs ? [`${toRatio(ours, theirs, 'cpu').toFixed(2)} ×`, `${toRatio(ours, theirs, 'rate').toFixed(2)} ×`] : ['', '']
      rows.push([...own, ...ratios])
    }
  await Promise.all([site.stop(), compared.stop()])
  const columns = ['Answer', 'Connections', 'Answers/s', 'CPU per answer, µs', 'CPU against', 'Rate against']
  const memory = `Resident memory: ${Math.round(idle)} MB when ready, at most ${Math.round(peak)} MB after a kind of answer.`
  return [about(other ? 'another build' : 'a bare `node:http` server that sends the same bytes'), toTable(columns, rows), memory].join(
    '\n\n',
  )
}

async function listKinds(site: Site): Promise<Kind[]> {
  const home = await fetch(site.origin, { headers: { 'Accept-Encoding': acceptEncoding } })
  const etag = home.headers.get('etag')
  const asset = /(\/assets\/entry\.client-[^"']+\.js)/.exec(await home.text())?.[1]
  if (!etag || !asset) throw new Error('The home page has no ETag or names no script')
  return [
    { name: 'cached page', path: '/' },
    { name: '304', path: '/', headers: { 'if-none-match': etag }, status: 304 },
    { name: 'static file', path: asset },
    { name: 'uncached page', path: uncached('/') },
    { name: 'search', path: '/search?q=burger+{number}' },
    { name: 'list in the admin', path: '/admin/manage-recipe', headers: { cookie: await signIn(site) } },
  ]
}

type Compared = { toAsked: (kind: Kind) => Asked | undefined; stop: () => Promise<void> }

/** Another build has its own ETags, scripts and sessions. */
async function startOther(folder: string): Promise<Compared> {
  const site = await startSite({ folder })
  const kinds = await listKinds(site)
  return {
    toAsked: ({ name }) => ({ ...site, path: '/', ...kinds.find((kind) => kind.name === name) }),
    stop: site.stop,
  }
}

async function startBare({ port }: Site, kinds: Kind[]): Promise<Compared> {
  const answers = new Map<string, Captured>()
  for (const kind of kinds) answers.set(toBarePath(kind), await capture(port, kind))
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' })
  server.send(answers)
  const [bare] = await once(server, 'message')
  const known = { origin: `http://127.0.0.1:${bare}`, cpuSeconds: () => readCpuSeconds(server.pid) }
  return {
    toAsked: (kind) => (kinds.includes(kind) ? { ...known, ...kind, path: toBarePath(kind) } : undefined),
    async stop() {
      server.kill()
      await once(server, 'exit')
    },
  }
}

function toBarePath({ name }: Kind) {
  return `/${name.replaceAll(' ', '-')}`
}

/** Headers that every server adds itself. */
const addedHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding']

async function capture(port: number, { path, headers }: Kind): Promise<Captured> {
  const [answer] = await once(
    get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': acceptEncoding, ...headers } }),
    'response',
  )
  const raw: string[] = answer.rawHeaders
  const kept = raw.filter((_, index) => !addedHeaders.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''))
  return { status: answer.statusCode, headers: kept, body: await buffer(answer) }
}
