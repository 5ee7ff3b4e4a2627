import { type Load, type Outcome, runLoad } from './load.ts'
import type { Usage } from './process-usage.ts'
import { median, spread } from './statistics.ts'

/** A server to be measured: where it listens, what it has used, and what it is asked. */
export type Contender = { name: string; port: number; usage: () => Usage; requests: string[] }

type Settings = Pick<Load, 'connections' | 'seconds' | 'status'> & { turns: number }

/** One server over all turns: medians of what each turn came to. `rate` is answers a second, `cpu` µs of processor time per answer, `busy` a share of one core. */
export type Compared = Record<'rate' | 'median' | 'p99' | 'cpu' | 'busy' | 'spread' | 'residentBytes' | 'errors', number> & {
  faults: string[]
  turns: Turn[]
}

/** What one turn came to. */
type Turn = Outcome & { rate: number; cpu: number; busy: number; residentBytes: number }

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

/** How one server compares with another: the median over the turns, because what else the machine does then meets both of a turn. */
export function toRatio(one: Compared, other: Compared, pick: (turn: Turn) => number) {
  return median(one.turns.map((turn, index) => pick(turn) / (other.turns[index] ? pick(other.turns[index]) : Number.NaN)))
}

async function measureTurn({ port, requests, usage }: Contender, load: Omit<Settings, 'turns'>): Promise<Turn> {
  const before = usage()
  const outcome = await runLoad({ ...load, port, requests, firstNumber: (runs++ * numbersPerRun) % 9_900_000 })
  const after = usage()
  const { answers, seconds } = outcome
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds
  const { residentBytes } = after
  return { ...outcome, rate: answers / seconds, cpu: (cpuSeconds / answers) * 1e6, busy: cpuSeconds / seconds, residentBytes }
}

function summarize(turns: Turn[]): Compared {
  const middle = (pick: (turn: Turn) => number) => median(turns.map(pick))
  return {
    rate: middle(({ rate }) => rate),
    median: middle((turn) => turn.median),
    p99: middle((turn) => turn.p99),
    cpu: middle(({ cpu }) => cpu),
    busy: middle(({ busy }) => busy),
    spread: spread(turns.map(({ rate }) => rate)),
    errors: turns.reduce((sum, { errors }) => sum + errors, 0),
    faults: [...new Set(turns.flatMap(({ faults }) => faults))],
    residentBytes: Math.max(...turns.map(({ residentBytes }) => residentBytes)),
    turns,
  }
}
