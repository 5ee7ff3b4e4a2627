import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodePath } from './bootstrap.mjs'
import { capture, run } from './process.mjs'
import { stopwatch } from './terminal.mjs'

/** @typedef {import('./checks.mjs').Tally} Tally */
/** @typedef {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} Report */

const maxRunMilliseconds = 10 * 60 * 1000

/**
 * Runs one project's tests and reports it on one line; what failed follows in Vitest's words.
 * @param {string} name
 * @param {string} project
 * @returns {Promise<Tally>}
 */
export async function runTests(name, project) {
  const elapsed = stopwatch()
  const { report, code, output } = await withReport((options) =>
    capture(nodePath(), [...options, '--project', project, '--reporter=minimal'], {}, maxRunMilliseconds),
  )
  const tally = tallyOf(report, code)
  const counts = tally.failed > 0 ? `${tally.passed} passed, ${tally.failed} failed` : `${tally.passed} passed`
  console.log(`${tally.failed > 0 ? '✘' : '✔'} ${name}: ${counts} (${elapsed()})`)
  if (tally.failed > 0) console.log([output, ...skippedIn(report)].join('\n'))
  return tally
}

/**
 * Runs the tests that Vitest's own arguments select and shows them as they go.
 * @param {string[]} filters
 * @returns {Promise<Tally>}
 */
export async function runSelectedTests(filters) {
  const { report, code } = await withReport(async (options) => ({
    code: await run(nodePath(), [...options, '--reporter=default', ...filters]),
  }))
  return tallyOf(withoutSkipped(report), code)
}

/**
 * Counts what passed and what didn't. A skipped test, a file that couldn't be read, a crash and an empty run each count as failed.
 * @param {Report} report
 * @param {number} code Vitest's exit code
 * @returns {Tally}
 */
export function tallyOf({ testResults }, code) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'),
  ).length
  const failed = tests.length - passed + broken
  const silentlyFailed = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (silentlyFailed ? 1 : 0) }
}

/**
 * @template {{ code: number }} T
 * @param {(options: string[]) => Promise<T>} runVitest
 * @returns {Promise<T & { report: Report }>}
 */
async function withReport(runVitest) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-tests-'))
  const file = join(folder, 'report.json')
  try {
    const result = await runVitest(['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${file}`])
    return { ...result, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] } }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {Report} report */
function skippedIn({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isSkipped).map((test) => `Not run (${test.status}), and nothing may be skipped: ${name} > ${test.fullName}`),
  )
}

// Whoever selects tests by name has Vitest skip the others.
/** @param {Report} report */
function withoutSkipped({ testResults }) {
  return {
    testResults: testResults.map((file) => ({ ...file, assertionResults: file.assertionResults.filter((test) => !isSkipped(test)) })),
  }
}

/** @param {{ status: string }} test */
function isSkipped({ status }) {
  return !['passed', 'failed'].includes(status)
}
