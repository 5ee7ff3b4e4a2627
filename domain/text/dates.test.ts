import { expect, test } from 'vitest'
import { toLongDate, toMachineDate } from './dates.ts'

test.each([
  ['2026-11-18', 'November 18, 2026'],
  ['2026-01-01T00:00:00.000Z', 'January 1, 2026'],
  [Date.UTC(2026, 0, 31), 'January 31, 2026'],
  [String(Date.UTC(2026, 0, 31)), 'January 31, 2026'],
  ['November 18, 2026', 'November 18, 2026'],
  ['18 Nov 2026', 'November 18, 2026'],
  ['2026/11/18', 'November 18, 2026'],
  ['11/18/2026', 'November 18, 2026'],
  ['2026-11-18T00:00', 'November 18, 2026'],
  ['2026-11-18T23:30:00+05:30', 'November 18, 2026'],
  ['Chapter 7', 'Date not available'],
  ['soon 3', 'Date not available'],
  ['1', 'Date not available'],
  ['2026-13-45', 'Date not available'],
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
