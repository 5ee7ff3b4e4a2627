import { expect, test } from 'vitest'
import { toLongDate, toMachineDate } from './dates.ts'

test.each([
  ['2026-11-18', 'November 18, 2026'],
  ['2026-01-01T00:00:00.000Z', 'January 1, 2026'],
  [Date.UTC(2026, 0, 31), 'January 31, 2026'],
  [String(Date.UTC(2026, 0, 31)), 'January 31, 2026'],
  [undefined, 'Date not available'],
  [null, 'Date not available'],
  ['', 'Date not available'],
  ['next Tuesday', 'Date not available'],
])('%s reads "%s"', (stored, shown) => {
  expect(toLongDate(stored)).toBe(shown)
})

test('a machine reads the same day', () => {
  expect(toMachineDate('2026-11-18')).toBe('2026-11-18')
  expect(toMachineDate('soon')).toBeUndefined()
})
