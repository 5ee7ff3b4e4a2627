import { type Load, type Outcome, runLoad } from './load.ts'
import type { Usage } from './process-usage.ts'
import { median, spread } from './statistics.ts'

/** A server to be measured: where it listens, what it has used, and what it is asked. */
export type Contender = { name: string; port: number; usage: () => Usage; requests: string[] }

type Settings = Pick<Load, 'connections' | 'seconds' | 'status'> & { turns: number }

/** One server over all turns: medians of what each turn came to. `rate` is answers a second, `cpu` µs of processor time per answer, `busy` a share of one core. */
export type Compared = Record<'rate' | 'median' | 'p99' | 'cpu' | 'busy' | 'spread' | 'residentBytes' | 'errors', number> & {
  faults: string[]
}

const warmUpSeconds = 2
const numbersPerRun = 60_000
let runs = 0

/** Measures servers in turn, A B A B …, after each was warmed up, so that what else the machine does meets all of them. */
export async function compare(contenders: Contender[], { turns, ...load }: Settings): Promise<Compared[]> {
  const measured = contenders.map((): Turn[] => [])
  for (const contender of contenders) await measureTurn(contender, { ...load, seconds: warmUpSeconds })
  for (let turn = 0; turn < turns; turn++)
    for (const [index, contender] of contenders.entries()) measured[index]?.push(await measureTurn(contender, load))
  return measured.map(summarize)
}

type Turn = Outcome & { cpuSeconds: number; residentBytes: number }

async function measureTurn({ port, requests, usage }: Contender, load: Omit<Settings, 'turns'>): Promise<Turn> {
  const before = usage()
  const outcome = await runLoad({ ...load, port, requests, firstNumber: (runs++ * numbersPerRun) % 9_900_000 })
  const { cpuSeconds, residentBytes } = usage()
  return { ...outcome, cpuSeconds: cpuSeconds - before.cpuSeconds, residentBytes }
}

function summarize(turns: Turn[]): Compared {
  const rates = turns.map(({ answers, seconds }) => answers / seconds)
  const middle = (pick: (turn: Turn) => number) => median(turns.map(pick))
  return {
    rate: median(rates),
    median: middle((turn) => turn.median),
    p99: middle((turn) => turn.p99),
    cpu: middle(({ cpuSeconds, answers }) => (cpuSeconds / answers) * 1e6),
    busy: middle(({ cpuSeconds, seconds }) => cpuSeconds / seconds),
    spread: spread(rates),
    errors: turns.reduce((sum, { errors }) => sum + errors, 0),
    faults: [...new Set(turns.flatMap(({ faults }) => faults))],
    residentBytes: Math.max(...turns.map(({ residentBytes }) => residentBytes)),
  }
}
