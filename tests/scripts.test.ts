import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '#scripts/build.mjs'
import { halves, isIn, tags } from '#scripts/halves.mjs'
import { hasPackages } from '#scripts/packages.mjs'
import { readJournal } from '#scripts/test-journal.mjs'
import { addCarried, describeCut, leaveOutOtherHalf, tallyOf } from '#scripts/vitest.mjs'

const development = { development: true }
const production = { development: false }

function checkout(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** The final state of a file in a run's journal, with a test for each further state. */
function journal(fileState: string, ...testStates: string[]) {
  const file = { id: 'f', file: 'a.test.ts', state: fileState }
  return [file, ...testStates.map((state, index) => ({ id: `f-${index}`, file: 'a.test.ts', test: `test ${index}`, state }))]
}

test('a changed, moved or added source file makes the build stale', () => {
  const hash = hashOf(checkout({ 'app/home.tsx': 'one' }))
  expect(hashOf(checkout({ 'app/home.tsx': 'one' }))).toBe(hash)
  expect(hashOf(checkout({ 'app/home.tsx': 'two' }))).not.toBe(hash)
  expect(hashOf(checkout({ 'app/away.tsx': 'one' }))).not.toBe(hash)
  expect(hashOf(checkout({ 'app/home.tsx': 'one', 'domain/new.ts': '' }))).not.toBe(hash)
})

test('a changed package or setting makes the build stale', () => {
  const hash = hashOf(checkout({ 'package-lock.json': '1', 'vite.config.ts': '1' }))
  expect(hashOf(checkout({ 'package-lock.json': '2', 'vite.config.ts': '1' }))).not.toBe(hash)
  expect(hashOf(checkout({ 'package-lock.json': '1', 'vite.config.ts': '2' }))).not.toBe(hash)
})

test('tests and documentation make no build stale', () => {
  const hash = hashOf(checkout({ 'app/home.tsx': 'one' }))
  expect(
    hashOf(checkout({ 'app/home.tsx': 'one', 'app/home.test.ts': '', 'app/away.test.tsx': '', 'docs/manual.md': '', 'README.md': '' })),
  ).toBe(hash)
})

test('an install that has every package in its version is complete', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', dev: true } }
  expect(hasPackages(wanted, wanted, development)).toBe(true)
  expect(hasPackages(wanted, {}, development)).toBe(false)
  expect(hasPackages(wanted, { ...wanted, 'node_modules/a': { version: '1.0.1' } }, development)).toBe(false)
})

test('only an install for development needs development packages', () => {
  const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', dev: true } }
  const present = { 'node_modules/a': { version: '1.0.0' } }
  expect(hasPackages(wanted, present, production)).toBe(true)
  expect(hasPackages(wanted, present, development)).toBe(false)
})

test('of the optional packages only those for this machine are needed', () => {
  const here = { version: '1.0.0', optional: true, os: process.platform, cpu: [process.arch] }
  expect(hasPackages({ 'node_modules/node': here }, {}, production)).toBe(false)
  expect(hasPackages({ 'node_modules/node': { ...here, os: 'sunos' } }, {}, production)).toBe(true)
  expect(hasPackages({ 'node_modules/node': { ...here, cpu: 'ia64' } }, {}, production)).toBe(true)
  expect(hasPackages({ 'node_modules/node': { ...here, libc: ['musl'] } }, {}, production)).toBe(true)
})

test('passed and failed tests are counted', () => {
  expect(tallyOf(journal('failed', 'passed', 'passed', 'failed'), 1)).toEqual({ passed: 2, failed: 1 })
  expect(tallyOf(journal('passed', 'passed'), 0)).toEqual({ passed: 1, failed: 0 })
})

test('skipped tests count as failed', () => {
  expect(tallyOf(journal('passed', 'passed', 'skipped', 'skipped'), 0)).toEqual({ passed: 1, failed: 2 })
})

test('a crash, a file that cannot be read and an empty run count as failed', () => {
  expect(tallyOf(journal('passed', 'passed'), 1)).toEqual({ passed: 1, failed: 1 })
  expect(tallyOf([], 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf([...journal('passed', 'passed'), { id: 'g', file: 'b.test.ts', state: 'failed' }], 1)).toEqual({ passed: 1, failed: 1 })
})

test('a run that is cut short names what it was doing and what had failed, and counts both as failed', () => {
  const lines = [
    { id: 'a', file: 'a.spec.ts', state: 'running' },
    { id: 'b', file: 'b.spec.ts', state: 'running' },
    { id: 'a-1', file: 'a.spec.ts', test: 'opens', state: 'running' },
    { id: 'a-1', file: 'a.spec.ts', test: 'opens', state: 'passed' },
    { id: 'a-2', file: 'a.spec.ts', test: 'breaks', state: 'running' },
    { id: 'a-2', file: 'a.spec.ts', test: 'breaks', state: 'failed', message: 'expected 1 to be 2' },
    { id: 'a-3', file: 'a.spec.ts', test: 'closes', state: 'running' },
  ]
  const cut = readJournal(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"id":"a-3","fi`)
  expect(describeCut(cut, 600_000).split('\n')).toEqual([
    'The run was stopped because it took longer than 10 minutes. It was at:',
    '  b.spec.ts',
    '  a.spec.ts > closes',
    'Failed before: a.spec.ts > breaks',
    '  expected 1 to be 2',
  ])
  expect(tallyOf(cut, 143)).toEqual({ passed: 1, failed: 3 })
})

test('each test is in one half of the suite, whatever its tags', () => {
  const [one = '', other = ''] = tags.map(({ name }) => name)
  for (const testTags of [[], [one], [other], [one, other]])
    for (const project of ['unit', 'journeys']) {
      const parts = Object.values(halves).map((half) => half.filter((part) => part.project === project && isIn(part, testTags)).length)
      expect([project, testTags, parts.sort()]).toEqual([project, testTags, [0, 1]])
    }
})

test('what the other half runs counts as neither passed nor failed, and what its own half skips counts as failed', () => {
  const [part] = halves.first
  if (!part) throw new Error('The first half is empty')
  const ran = [
    { id: 'a', file: 'a.test.ts', state: 'passed' },
    { id: 'a-1', file: 'a.test.ts', test: 'on SQLite', tags: [], state: 'passed' },
    { id: 'a-2', file: 'a.test.ts', test: 'on PostgreSQL', tags: ['rest'], state: 'skipped' },
    { id: 'b', file: 'b.test.ts', state: 'skipped' },
    { id: 'b-1', file: 'b.test.ts', test: 'at length', tags: ['rest'], state: 'skipped' },
  ]
  expect(tallyOf(leaveOutOtherHalf(ran, part), 0)).toEqual({ passed: 1, failed: 0 })
  const skipped = { id: 'c-1', file: 'c.test.ts', test: 'left out', tags: [], state: 'skipped' }
  expect(tallyOf(leaveOutOtherHalf([...ran, skipped], part), 0)).toEqual({ passed: 1, failed: 1 })
  const unread = { id: 'd', file: 'd.test.ts', state: 'failed' }
  expect(tallyOf(leaveOutOtherHalf([...ran, unread], part), 1)).toEqual({ passed: 1, failed: 1 })
  expect(tallyOf(leaveOutOtherHalf(ran.slice(3), part), 0)).toEqual({ passed: 0, failed: 1 })
})

test('the second run gives the total of both, and a first one that did not finish counts as failed', () => {
  expect(addCarried({ passed: 2, failed: 0 }, JSON.stringify({ passed: 5, failed: 1 }))).toEqual({ passed: 7, failed: 1 })
  expect(addCarried({ passed: 2, failed: 0 }, '')).toEqual({ passed: 2, failed: 1 })
})
