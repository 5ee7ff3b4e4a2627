import { nodePath } from './bootstrap.mjs'
import { buildSilently } from './build.mjs'
import { CommandFailed, must, Stopped } from './process.mjs'
import { stopwatch } from './terminal.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ name: string, examine: () => Promise<unknown> }} Check */

const layers = ['app', 'cli', 'content', 'core', 'domain', 'packages', 'server']

/** @type {Check[]} */
export const checks = [
  { name: 'types', examine: examineTypes },
  { name: 'format and lint', examine: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'import boundaries', examine: examineBoundaries },
]

/** @type {Check} */
export const buildCheck = { name: 'build', examine: buildSilently }

/**
 * Runs the checks, two at a time, and reports each on one line; a failed one with its output.
 * @param {Check[]} all
 * @returns {Promise<Tally[]>}
 */
export async function runChecks(all) {
  const waiting = [...all]
  /** @type {Tally[]} */
  const tallies = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) tallies.push(await runCheck(check))
  }
  await Promise.all([worker(), worker()])
  return tallies
}

/**
 * @param {Check} check
 * @returns {Promise<Tally>}
 */
async function runCheck({ name, examine }) {
  const elapsed = stopwatch()
  try {
    await examine()
    console.log(`✔ ${name} (${elapsed()})`)
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (error instanceof Stopped) throw error
    console.log(`✘ ${name} (${elapsed()})\n${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: 1 }
  }
}

// In one thread it takes two thirds of the processor time of four, and leaves the other core to what runs beside it.
async function examineTypes() {
  await tool('@react-router/dev/bin.cjs', 'typegen')
  await tool('typescript-7/bin/tsc', '--noEmit', '--pretty', 'false', '--singleThreaded')
}

// dependency-cruiser also succeeds if it has examined nothing, which happens with unsupported TypeScript versions.
async function examineBoundaries() {
  const said = await tool('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '--output-type', 'err', ...layers)
  if (!/[1-9]\d* modules/.test(said)) throw new CommandFailed(`dependency-cruiser examined no modules:\n${said}`)
}

/**
 * @param {string} program its path in node_modules
 * @param {string[]} args
 */
function tool(program, ...args) {
  return must(nodePath(), [`node_modules/${program}`, ...args])
}
