import { CommandFailed, Stopped } from './process.mjs'

/**
 * Prints a sentence, waits for the work, and appends its duration.
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

/** Starts a stopwatch; returns a function that gives the elapsed time as `1.2 s`. */
export function stopwatch() {
  const startedAt = performance.now()
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/**
 * Runs the body of a script. Its result is the exit code; a failed program's output is printed, any other error with its stack.
 * @param {() => Promise<number | void>} body
 */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    if (!(error instanceof Stopped)) console.error(describe(error))
    process.exitCode = error instanceof Stopped ? 130 : 1
  }
}

/** @param {unknown} error */
function describe(error) {
  const { message = '' } = Object(error)
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(message)) return 'The disk is full. Free up some space, then try again.'
  return error instanceof CommandFailed ? message : error
}
