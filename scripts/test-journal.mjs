import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What a test, or a whole file when no test is named, is at. @typedef {{ id: string, file: string, test?: string, tags?: string[], state: string, message?: string }} Entry */

/**
 * A reporter for Vitest that writes what begins and what ends as it happens, one `Entry` a line, to the file that TEST_JOURNAL names.
 * So a run that is cut short can still be counted, and says what it was at.
 */
export default class TestJournal {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleQueued(module) {
    write({ id: module.moduleId, file: module.moduleId, state: 'running' })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady({ id, fullName, module, tags }) {
    write({ id, file: module.moduleId, test: fullName, tags, state: 'running' })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    write({ id: test.id, file: test.module.moduleId, test: test.fullName, tags: test.tags, state, message: errors?.[0]?.message })
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    write({ id: module.moduleId, file: module.moduleId, state: module.state() })
  }
}

/** @param {Entry} entry */
function write(entry) {
  appendFileSync(process.env.TEST_JOURNAL ?? '', `${JSON.stringify({ ...entry, file: relative('', entry.file) })}\n`)
}

/**
 * The last that a journal says of each file and each test.
 * @param {string} text
 * @returns {Entry[]}
 */
export function readJournal(text) {
  // After the last line's end nothing follows, or what was being written when the run was ended.
  const entries = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}
