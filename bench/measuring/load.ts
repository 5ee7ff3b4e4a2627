import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * What to ask a server on this machine, over so many connections at once, each asking again as soon as it has its answer. `requests` are whole
 * requests as they go over the wire, asked in turn; in them `{number}` becomes a number that no other request has, from `firstNumber` up, of
 * seven digits, and `{address}` an IPv4 address of its own. Any other status than `status` is an error.
 */
export type Load = { port: number; connections: number; seconds: number; requests: string[]; status: number; firstNumber: number }

/** What came of it: answers as they should be and others, and how long those took, in milliseconds. */
export type Outcome = { answers: number; errors: number; seconds: number; median: number; p99: number; longest: number; faults: string[] }

/** Asks from a process of its own, so that only the machine is shared. */
export async function runLoad(load: Load): Promise<Outcome> {
  const generator = fork(join(import.meta.dirname, 'load-process.ts'), { stdio: 'inherit', serialization: 'advanced' })
  const answered = once(generator, 'message')
  const ended = once(generator, 'exit').then(([code]) => {
    throw new Error(`The load generator ended with ${code} before it was done`)
  })
  generator.send(load)
  const [outcome] = await Promise.race([answered, ended])
  ended.catch(() => {})
  generator.disconnect()
  return outcome
}
