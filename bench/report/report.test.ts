import { expect, test } from 'vitest'
import { formatNumber } from './format.ts'
import { updateReport } from './report.ts'
import { toRow } from './row.ts'

const settings = { order: ['Pages', 'Soak'], circumstances: '2026-11-21, 2 cores' }

test('a value is judged by its budget, and one that is not there is no success', () => {
  expect(toRow('p99', 50, 'ms', { most: 50 }).verdict).toBe('met')
  expect(toRow('p99', 50.1, 'ms', { most: 50 }).verdict).toBe('missed')
  expect(toRow('score', 97, 'points', { least: 98 }).verdict).toBe('missed')
  expect(toRow('score', 98, 'points', { least: 98 }).verdict).toBe('met')
  expect(toRow('memory', 1, 'MB').verdict).toBe('no budget')
  expect(toRow('nginx', Number.NaN, '×', { least: 0.65 }).verdict).toBe('not measured')
})

test('numbers keep three significant digits', () => {
  expect([0.01234, 1.5, 42, 99.96, 28_801.4].map(formatNumber)).toEqual(['0.0123', '1.5', '42', '100', '28,801'])
})

test('the report says what was measured, which budgets are missed, and what was not measured', () => {
  const rows = [
    toRow('Answers', 0.5, '×', { least: 0.85 }, 'a slow day'),
    toRow('Against nginx', Number.NaN, '×', { least: 0.65 }, 'nginx is not installed'),
    toRow('Memory', 80, 'MB'),
  ]
  const details = { columns: ['Kind', 'Median'], lines: [['304', '1 ms']] }
  const report = updateReport('', [{ title: 'Pages', about: 'How it was measured.', rows, details }], settings)
  expect(report).toContain('1 budget is missed:\n\n- Pages: Answers: 0.5 ×, budget at least 0.85 ×\n')
  expect(report).toContain('Not measured:\n\n- Pages: Against nginx (nginx is not installed)\n')
  expect(report).toContain(
    '## Pages\n\n*2026-11-21, 2 cores*\n\nHow it was measured.\n\n| What | Measured | Budget | Verdict |\n| --- | --- | --- | --- |\n',
  )
  expect(report).toContain('| Answers | 0.5 × | at least 0.85 × | **missed**: a slow day |\n')
  expect(report).toContain('| Memory | 80 MB |  |  |\n')
  expect(report).toContain('| Kind | Median |\n| --- | --- |\n| 304 | 1 ms |\n')
  expect(report).toContain('## Soak\n\n*Not measured yet.*\n')
})

test('measuring one part again leaves the others as they were', () => {
  const part = (title: string, value: number) => ({ title, about: 'So.', rows: [toRow('Errors', value, 'errors', { most: 0 })] })
  const earlier = updateReport('', [part('Pages', 3), part('Soak', 0)], settings)
  const later = updateReport(earlier, [part('Pages', 0)], { ...settings, circumstances: 'another day' })
  expect(later).toContain('## Pages\n\n*another day*')
  expect(later).toContain('## Soak\n\n*2026-11-21, 2 cores*')
  expect(later).toContain('Every measured budget is met.')
  expect(later).not.toContain('3 errors')
})

test('the section written by hand stays at the end as it is, and is not judged', () => {
  const section = '## Measured once\n\nBy hand.\n\n| What | Figures |\n| --- | --- |\n| Gone | **missed** |\n'
  const part = { title: 'Soak', about: 'So.', rows: [toRow('Errors', 0, 'errors', { most: 0 })] }
  const earlier = updateReport('', [part], settings)
  const later = updateReport(`${earlier}\n${section}`, [part], settings)
  expect(later).toBe(`${earlier}\n${section}`)
})
