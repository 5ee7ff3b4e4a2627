import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'
import { benches } from './benches.ts'
import { putSection, toTable } from './report.ts'

test('a section replaces the earlier one, and leaves the others unchanged', () => {
  const before = '# Benchmarks\n\n## Pages\n\nold\n\n## Start\n\nkept\n\n'
  const byHand = '## Measured once\n\n| What |\n| --- |\n| $& |\n'
  expect(putSection(before + byHand, 'Pages', 'costs $1')).toBe(`# Benchmarks\n\n## Pages\n\ncosts $1\n\n## Start\n\nkept\n\n${byHand}`)
  expect(putSection(before + byHand, 'Search', 'new')).toBe(`${before}## Search\n\nnew\n\n${byHand}`)
})

test('numbers in a table keep three significant digits', () => {
  expect(
    toTable(
      ['a', 'b'],
      [
        ['x', 0.012345],
        ['y', 28_801.4],
      ],
    ),
  ).toBe('| a | b |\n| --- | --- |\n| x | 0.0123 |\n| y | 28,801 |')
})

test('the documents name every benchmark', () => {
  const contributing = readFileSync(join(root, 'docs/contributing.md'), 'utf8')
  for (const name of Object.keys(benches)) expect(contributing).toContain(`\`${name}\``)
})
