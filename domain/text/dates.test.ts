import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'
import { toLocalDay, toLongDate, toMachineDate } from './dates.ts'

const dates: [string | number | null | undefined, string][] = [
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
]

test.each(dates)('%s reads "%s"', (stored, shown) => {
  expect(toLongDate(stored)).toBe(shown)
})

test('a machine reads the same day', () => {
  expect(toMachineDate('2026-11-18')).toBe('2026-11-18')
  expect(toMachineDate('soon')).toBeUndefined()
})

test.each([
  ['America/Los_Angeles', '2026-03-08'],
  ['Pacific/Kiritimati', '2026-03-09'],
])('no day is lost with the clock of %s', (zone, localDay) => {
  const stored = dates.map(([date]) => date ?? null)
  const program = `
    import { toLocalDay, toLongDate, toMachineDate } from '#domain/text/dates.ts'
    const stored = JSON.parse(process.argv[1])
    const localDay = toLocalDay(new Date('2026-03-08T10:30:00.000Z'))
    process.stdout.write(JSON.stringify({ long: stored.map((date) => toLongDate(date)), machine: stored.map((date) => toMachineDate(date) ?? null), localDay }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, JSON.stringify(stored)], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual({
    long: dates.map(([, shown]) => shown),
    machine: stored.map((date) => toMachineDate(date) ?? null),
    localDay,
  })
})

test('the local day has four, two and two digits', () => {
  expect(toLocalDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(toLocalDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})
