import { setTimeout as sleep } from 'node:timers/promises'
import { startBareServer } from '#bench/measuring/bare-server.ts'
import { type Compared, type Contender, compare, toRatio } from '#bench/measuring/compare.ts'
import { findNginxFault, startNginx } from '#bench/measuring/nginx.ts'
import { usageNote } from '#bench/measuring/process-usage.ts'
import { toRequestText } from '#bench/measuring/request-text.ts'
import { type ServedSite, startServedSite } from '#bench/measuring/served-site.ts'
import { formatNumber } from '#bench/report/format.ts'
import { type Part, type Row, toRow } from '#bench/report/row.ts'
import { captureKinds, type Kind } from './wanted-pages.ts'

const turns = 9
const seconds = 1
const connectionCounts = [16, 256]
const sharedConnectionCounts = [16, 64, 256]
const noisy = 0.3
const settleMilliseconds = 2000
const cached = 'cached page'

const about = `Griddle as it is built, with default settings (every request is logged), in one process with the sample content, compared with a bare \`node:http\` server
and with nginx in one process. All three send the same status, headers and compressed body. Each figure is the median of ${turns} turns of ${seconds} second, A B A B,
after a warm-up; ratios are the median of the ratios in each turn. The load generator is a separate process on the same machine, so on two cores the number
of answers a second depends on both. *Busy* is the share of one core that the server used, and CPU per answer is the processor time that an answer costs
whatever else is running. *Spread* is the range of the turns' answers a second as a share of their median: smaller differences are noise. The uncached page
is the home page requested by an address that is longer than those that are kept, which is never answered from memory. Every search is for different words, and every comment comes from a
different address. With two processes, they and the load generator share two cores, so each process waits more often at few connections.`

/** Compares our answers of every kind with a bare server's and nginx's, and one process with two. */
export async function measurePages(): Promise<Part> {
  const site = await startServedSite()
  try {
    await sleep(settleMilliseconds)
    const idleBytes = site.usage().residentBytes
    const kinds = await captureKinds(site)
    const lines = await compareKinds(site, kinds)
    const processes = await compareProcesses(site, kinds)
    const rows = [...toBudgetRows(lines), ...processes, toErrorRow(lines), toIdleRow(idleBytes), ...toMemoryRows(lines)]
    return { title: 'Pages', about, rows, details: { columns, lines: lines.map(toDetail) } }
  } finally {
    await site.stop()
  }
}

type Line = { kind: string; connections: number; server: string; result: Compared; bare: Compared | undefined }

async function compareKinds(site: ServedSite, kinds: Kind[]) {
  const toAnswers = (some: Kind[]) => new Map(some.map(({ answer }, index) => [`/${index}`, answer]))
  const files = kinds.filter(({ isStatic }) => isStatic)
  const bare = await startBareServer(toAnswers(kinds))
  const nginx = findNginxFault() ? undefined : await startNginx(toAnswers(files))
  const lines: Line[] = []
  try {
    for (const [index, kind] of kinds.entries()) {
      const contenders: Contender[] = [
        { name: 'Griddle', ...site, requests: [toRequestText(kind.wanted, `127.0.0.1:${site.port}`)] },
        { name: 'node:http', ...bare, requests: [toRequestText({ ...kind.wanted, path: `/${index}` }, `127.0.0.1:${bare.port}`)] },
      ]
      if (nginx && kind.isStatic) {
        const path = `/${files.indexOf(kind)}`
        contenders.push({ name: 'nginx', ...nginx, requests: [toRequestText({ ...kind.wanted, path }, `127.0.0.1:${nginx.port}`)] })
      }
      for (const connections of connectionCounts) {
        const results = await compare(contenders, { connections, seconds, turns, status: kind.answer.status })
        for (const [place, result] of results.entries())
          lines.push({ kind: kind.name, connections, server: contenders[place]?.name ?? '', result, bare: results[1] })
      }
    }
    return lines
  } finally {
    await bare.stop()
    await nginx?.stop()
  }
}

/** The processor time that a cached page costs two processes, against one: of ours and of the bare server. */
async function compareProcesses(site: ServedSite, kinds: Kind[]): Promise<Row[]> {
  const answers = new Map(kinds.filter(({ name }) => name === cached).map(({ answer }) => ['/', answer]))
  const [ours, bare, bares] = await Promise.all([
    startServedSite({ settings: { WEB_CONCURRENCY: '2' } }),
    startBareServer(answers),
    startBareServer(answers, 2),
  ])
  try {
    const contenders = Object.entries({ site, ours, bare, bares }).map(([name, server]) => ({
      ...{ name, ...server },
      requests: [toRequestText({ path: '/' }, `127.0.0.1:${server.port}`)],
    }))
    const rows: Row[] = []
    for (const connections of sharedConnectionCounts) {
      const [one, two, bareOne, bareTwo] = await compare(contenders, { connections, seconds, turns, status: 200 })
      const against = (more = nothing, less = nothing) => toRatio(more, less, ({ cpu }) => cpu)
      const what = `${connections} connections, two processes: CPU per answer, against one process`
      rows.push(toRow(`Cached page, ${what}`, against(two, one), '×', { most: 1.1 }, usageNote))
      rows.push(toRow(`\`node:http\`, ${what}`, against(bareTwo, bareOne), '×', undefined, usageNote))
    }
    return rows
  } finally {
    await Promise.all([ours, bare, bares].map((server) => server.stop()))
  }
}

function toBudgetRows(lines: Line[]): Row[] {
  const find = (server: string, connections: number) =>
    lines.find((line) => line.kind === cached && line.server === server && line.connections === connections)?.result ?? nothing
  const against = (other: string, connections: number, pick: Parameters<typeof toRatio>[2]) => {
    const [ours, theirs] = [find('Griddle', connections), find(other, connections)]
    return { ratio: toRatio(ours, theirs, pick), noise: toNoise(Math.max(ours.spread, theirs.spread)) }
  }
  return [
    ...connectionCounts.flatMap((count) => {
      const bare = against('node:http', count, ({ rate }) => rate)
      const nginx = against('nginx', count, ({ rate }) => rate)
      const cpu = against('node:http', count, ({ cpu }) => cpu).ratio
      const what = `Cached page, ${count} connections`
      return [
        toRow(`${what}: answers a second, against \`node:http\``, bare.ratio, '×', { least: 0.9 }, bare.noise),
        toRow(`${what}: answers a second, against nginx`, nginx.ratio, '×', undefined, findNginxFault() ?? nginx.noise),
        toRow(`${what}: CPU per answer, against \`node:http\``, cpu, '×', undefined, usageNote),
      ]
    }),
    toRow('Cached page, 256 connections: p99, against `node:http`', against('node:http', 256, ({ p99 }) => p99).ratio, '×', { most: 3 }),
  ]
}

/** A note when the machine was so busy that a ratio says little. */
function toNoise(spread: number) {
  return spread > noisy ? `spread ${Math.round(spread * 100)} %` : ''
}

const unknown = Number.NaN
const nothing: Compared = {
  ...{ rate: unknown, median: unknown, p99: unknown, cpu: unknown, busy: unknown, spread: unknown, residentBytes: unknown },
  ...{ errors: 0, faults: [], turns: [] },
}

function toErrorRow(lines: Line[]) {
  const wrong = lines.filter(({ server, result }) => server === 'Griddle' && result.errors > 0)
  const faults = wrong.map(({ kind, connections, result }) => `${kind} at ${connections}: ${result.faults.join(', ')}`)
  return toRow(
    'Wrong answers from Griddle',
    wrong.reduce((sum, { result }) => sum + result.errors, 0),
    'errors',
    { most: 0 },
    faults.join('; '),
  )
}

function toIdleRow(bytes: number) {
  return toRow('Resident memory of Griddle when ready', bytes / 1e6, 'MB', { most: 200 }, usageNote)
}

function toMemoryRows(lines: Line[]) {
  return ['Griddle', 'node:http', 'nginx'].flatMap((name) => {
    const sizes = lines.filter(({ server }) => server === name).map(({ result }) => result.residentBytes / 1e6)
    const budget = name === 'Griddle' ? { most: 350 } : undefined
    return sizes.length > 0 ? [toRow(`Peak resident memory of ${name} under load`, Math.max(...sizes), 'MB', budget, usageNote)] : []
  })
}

const columns = ['Kind', 'Connections', 'Server', 'Answers/s', 'Spread', 'Against `node:http`', 'Median', 'p99', 'CPU per answer', 'Busy']

function toDetail({ kind, connections, server, result, bare }: Line) {
  const { rate, median, p99, cpu, busy } = result
  const ratio = bare ? `${formatNumber(toRatio(result, bare, (turn) => turn.rate))} ×` : ''
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return [
    ...[kind, String(connections), server, formatNumber(rate), percent(result.spread), ratio],
    ...[`${formatNumber(median)} ms`, `${formatNumber(p99)} ms`, `${formatNumber(cpu)} µs`, percent(busy)],
  ]
}
