import { prepare } from './bootstrap.mjs'
import { isBuilt } from './build.mjs'
import { buildCheck, checks, runChecks } from './checks.mjs'
import { main } from './terminal.mjs'
import { runSelectedTests, runTests } from './vitest.mjs'

/** @typedef {import('./checks.mjs').Tally} Tally */

const args = process.argv.slice(2)

await main(async () => {
  await prepare({ development: true })
  const tallies = await tally()
  const passed = tallies.reduce((sum, one) => sum + one.passed, 0)
  const failed = tallies.reduce((sum, one) => sum + one.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})

/** @returns {Promise<Tally[]>} */
async function tally() {
  if (args.includes('--checks')) return runChecks(checks)
  if (args.length > 0) return [await runSelectedTests(args)]
  // The type check is still running when the first tests start.
  return (await Promise.all([runChecks(checks), buildAndTest()])).flat()
}

/** @returns {Promise<Tally[]>} */
async function buildAndTest() {
  const tallies = await runChecks([buildCheck])
  if (!isBuilt()) return tallies
  return [...tallies, await runTests('tests', 'unit'), await runTests('browser journeys', 'journeys')]
}
