import autocannon from 'autocannon'

/** A request; `{number}` in `path` becomes another number each time. */
export type Asked = { origin: string; cpuSeconds: () => number; path: string; headers?: Record<string, string>; status?: number }

/** The result of one turn: responses a second, and processor time per response in milliseconds. */
export type Turn = { rate: number; cpu: number }

export const acceptEncoding = 'gzip, deflate, br, zstd'

const firstAnswers = 200
let number = 1_000_000

/**
 * Loads servers in turn, A B A B …, so that other load on the machine affects them equally. In a turn, each gives as many responses as it
 * does in `seconds`; one turn before is not counted.
 */
export async function measureInTurns(
  servers: Asked[],
  { connections, seconds, turns }: { connections: number; seconds: number; turns: number },
) {
  const measured = servers.map((): Turn[] => [])
  const amounts: number[] = []
  for (const server of servers) {
    const { rate } = await ask(server, connections, Math.max(connections, firstAnswers))
    amounts.push(Math.max(connections, Math.round(rate * seconds)))
  }
  for (let turn = 0; turn <= turns; turn++)
    for (const [place, server] of servers.entries()) {
      const came = await ask(server, connections, amounts[place] ?? connections)
      if (turn > 0) measured[place]?.push(came)
    }
  return measured
}

async function ask({ origin, cpuSeconds, path, headers, status = 200 }: Asked, connections: number, amount: number): Promise<Turn> {
  const before = cpuSeconds()
  const startedAt = performance.now()
  const result = await autocannon({
    ...{ url: origin, connections, amount, sampleInt: 10, timeout: 60 },
    requests: [toRequest(path)],
    headers: { 'accept-encoding': acceptEncoding, ...headers },
  })
  const seconds = (performance.now() - startedAt) / 1000
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (right !== amount) throw new Error(`${path}: ${right} of ${amount} answers had the status ${status}`)
  return { rate: amount / seconds, cpu: ((cpuSeconds() - before) / amount) * 1000 }
}

function toRequest(path: string): autocannon.Request {
  if (!path.includes('{number}')) return { path }
  return { setupRequest: (request) => ({ ...request, path: path.replace('{number}', String(number++)) }) }
}

/** How turns compare with another server's: the median of the pairwise ratios. */
export function toRatio(turns: Turn[] = [], others: Turn[] = [], key: keyof Turn) {
  return quantile(turns.map((turn, index) => turn[key] / (others[index]?.[key] ?? Number.NaN)))
}

/** The median of numbers, or the smallest one that `share` of them don't exceed. */
export function quantile(numbers: number[], share = 0.5) {
  return numbers.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? Number.NaN
}

/** An address too long for the page cache, so the page is rendered each time. */
export function uncached(path: string) {
  return `${path}${path.includes('?') ? '&' : '?'}uncached=${'x'.repeat(1000)}`
}
