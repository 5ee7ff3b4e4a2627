import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodePath } from './bootstrap.mjs'
import { isIn } from './halves.mjs'
import { capture, run } from './process.mjs'
import { compileCache } from './site-process.mjs'
import { stopwatch } from './terminal.mjs'
import { readJournal } from './test-journal.mjs'

/** @typedef {import('./checks.mjs').Tally} Tally */
/** @typedef {import('./halves.mjs').Part} Part */
/** @typedef {import('./test-journal.mjs').Entry} Entry */

const maxRunMilliseconds = 25 * 60 * 1000

/**
 * Runs the tests of a part and reports it on one line; what failed follows in Vitest's words. A run that reaches its limit is ended, and says what it was at.
 * @param {Part} part
 * @param {number} [limit] milliseconds
 * @returns {Promise<Tally>}
 */
export async function runTests(part, limit = maxRunMilliseconds) {
  const elapsed = stopwatch()
  const selection = ['--project', part.project, '--tags-filter', part.filter]
  const { journal, code, output, isCutShort } = await withJournal(part, (options, env) =>
    capture(nodePath(), [...options, ...selection, '--reporter=minimal'], env, limit),
  )
  const tally = tallyOf(journal, code)
  const counts = tally.failed > 0 ? `${tally.passed} passed, ${tally.failed} failed` : `${tally.passed} passed`
  console.log(`${tally.failed > 0 ? '✘' : '✔'} ${part.title}: ${counts} (${elapsed()})`)
  if (isCutShort) console.log(describeCut(journal, limit))
  if (tally.failed > 0) console.log([output, ...skippedIn(journal)].join('\n'))
  return tally
}

/**
 * Runs the tests that Vitest's own arguments select and shows them as they go.
 * @param {string[]} filters
 * @returns {Promise<Tally>}
 */
export async function runSelectedTests(filters) {
  const { journal, code } = await withJournal(undefined, async (options, env) => ({
    code: await run(nodePath(), [...options, '--reporter=default', ...filters], env),
  }))
  // Whoever selects tests by name has Vitest skip the others.
  return tallyOf(
    journal.filter(({ state }) => state !== 'skipped'),
    code,
  )
}

/**
 * Counts what passed and what didn't. A skipped test, one that was not over, a file that couldn't be read, a crash and an empty run each count as failed.
 * @param {Entry[]} journal
 * @param {number} code Vitest's exit code
 * @returns {Tally}
 */
export function tallyOf(journal, code) {
  const tests = journal.filter(({ test }) => test !== undefined)
  const passed = tests.filter(({ state }) => state === 'passed').length
  const broken = journal.filter(({ file, test, state }) => {
    const isOver = ['passed', 'skipped'].includes(state)
    return test === undefined && !isOver && tests.every((one) => one.file !== file || one.state === 'passed')
  }).length
  const failed = tests.length - passed + broken
  const silentlyFailed = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (silentlyFailed ? 1 : 0) }
}

/**
 * What a run that was ended at its limit was at, and what had failed by then: Vitest itself comes to say neither.
 * @param {Entry[]} journal
 * @param {number} limit milliseconds
 */
export function describeCut(journal, limit) {
  const running = journal.filter(({ state }) => state === 'running')
  const failed = journal.filter(({ test, state }) => test !== undefined && state === 'failed')
  // A file in which a test runs is told by that test.
  const at = running.filter(
    ({ file, test }) => test !== undefined || !running.some((other) => other.test !== undefined && other.file === file),
  )
  return [
    `The run was stopped because it took longer than ${limit / 60_000} minutes. It was at:`,
    ...(at.length > 0 ? at.map((entry) => `  ${nameOf(entry)}`) : ['  no test: before the first, between two files or after the last']),
    ...failed.map((entry) => `Failed before: ${nameOf(entry)}\n  ${entry.message}`),
  ].join('\n')
}

/** @param {Entry} entry */
function nameOf({ file, test }) {
  return test === undefined ? file : `${file} > ${test}`
}

/**
 * Adds what `npm test` counted, as it left it. If it left nothing, it came to no end, which counts as one failure.
 * @param {Tally} own
 * @param {string} carried
 * @returns {Tally}
 */
export function addCarried(own, carried) {
  const { passed, failed } = carried === '' ? { passed: 0, failed: 1 } : JSON.parse(carried)
  return { passed: own.passed + passed, failed: own.failed + failed }
}

/**
 * Without what the other half of the suite runs: Vitest calls that skipped, and reads the files that have nothing else.
 * @param {Entry[]} journal
 * @param {Part} part
 */
export function leaveOutOtherHalf(journal, part) {
  const own = journal.filter(({ test, tags = [] }) => test === undefined || isIn(part, tags))
  const tested = new Set(own.filter(({ test }) => test !== undefined).map(({ file }) => file))
  return own.filter(({ test, file, state }) => test !== undefined || tested.has(file) || state !== 'skipped')
}

/**
 * @template {{ code: number }} T
 * @param {Part | undefined} part
 * @param {(options: string[], env: NodeJS.ProcessEnv) => Promise<T>} runVitest
 * @returns {Promise<T & { journal: Entry[] }>}
 */
async function withJournal(part, runVitest) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-tests-'))
  const file = join(folder, 'journal')
  writeFileSync(file, '')
  try {
    const options = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/test-journal.mjs']
    const result = await runVitest(options, { TEST_JOURNAL: file, NODE_COMPILE_CACHE: compileCache })
    const journal = readJournal(readFileSync(file, 'utf8'))
    return { ...result, journal: part ? leaveOutOtherHalf(journal, part) : journal }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {Entry[]} journal */
function skippedIn(journal) {
  const skipped = journal.filter(({ test, state }) => test !== undefined && state === 'skipped')
  return skipped.map((entry) => `Not run, and skipping isn't allowed: ${nameOf(entry)}`)
}
