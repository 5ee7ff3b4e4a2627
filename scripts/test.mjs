import { readFileSync, writeFileSync } from 'node:fs'
import { prepare } from './bootstrap.mjs'
import { isBuilt } from './build.mjs'
import { buildCheck, checks, runChecks } from './checks.mjs'
import { halves } from './halves.mjs'
import { main } from './terminal.mjs'
import { addCarried, runSelectedTests, runTests } from './vitest.mjs'

/** @typedef {import('./checks.mjs').Tally} Tally */

const args = process.argv.slice(2)
const isRest = args.includes('--rest')
/** A file that carries the counts of `npm test` to `npm run test:all`, which then says the total of both. `.ci/run` names it. */
const carriedFile = process.env.TEST_TOTAL

await main(async () => {
  await prepare({ development: true })
  const own = sum(await tally())
  if (carriedFile && !isRest) {
    writeFileSync(carriedFile, JSON.stringify(own))
    return own.failed > 0 ? 1 : 0
  }
  const { passed, failed } = carriedFile ? addCarried(own, readFileSync(carriedFile, 'utf8')) : own
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})

/** @param {Tally[]} tallies */
function sum(tallies) {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
  }
}

/** @returns {Promise<Tally[]>} */
async function tally() {
  if (args.includes('--checks')) return runChecks(checks)
  if (isRest) return buildAndTest('rest')
  if (args.length > 0) return [await runSelectedTests(args)]
  // The type check is still running when the first tests start.
  return (await Promise.all([runChecks(checks), buildAndTest('first')])).flat()
}

/**
 * @param {keyof typeof halves} half
 * @returns {Promise<Tally[]>}
 */
async function buildAndTest(half) {
  const tallies = await runChecks([buildCheck])
  if (!isBuilt()) return tallies
  for (const part of halves[half]) tallies.push(await runTests(part))
  return tallies
}
