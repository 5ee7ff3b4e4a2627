import { CommandFailed, Stopped } from './process.mjs'

/**
 * Says what begins, waits for it, and adds how long it took.
 * @template T
 * @param {string} sentence
 * @param {() => Promise<T>} work
 */
export async function timed(sentence, work) {
  const elapsed = stopwatch()
  process.stdout.write(`${sentence} … `)
  try {
    const result = await work()
    process.stdout.write(`${elapsed()}\n`)
    return result
  } catch (error) {
    process.stdout.write(error instanceof Stopped ? 'stopped\n' : 'failed\n')
    throw error
  }
}

/** A function that tells the time since now, as `1.2 s`. */
export function stopwatch() {
  const startedAt = performance.now()
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/**
 * The body of a script: what it resolves to is the exit code; a failed program shows its own words, a fault of ours its stack.
 * @param {() => Promise<number | void>} body
 */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    if (!(error instanceof Stopped)) console.error(error instanceof CommandFailed ? error.message : error)
    process.exitCode = error instanceof Stopped ? 130 : 1
  }
}
