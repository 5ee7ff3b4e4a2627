import { describe, expect, test } from 'vitest'
import { addDays, toMomentBefore, toShortDate, toWeek, toWeekday, toWeekName } from './week.ts'

// The clocks change on some of these nights, somewhere; and years end, with and without a leap day.
test.each([
  ['2026-03-07', 1, '2026-03-08'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 7, '2026-10-31'],
  ['2026-11-01', 7, '2026-11-08'],
  ['2026-11-08', -7, '2026-11-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each(['America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Kiritimati', 'America/Sao_Paulo'])(
  'in %s every week has seven days, one after the other',
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      for (let day = '2026-01-01'; day < '2028-03-01'; day = addDays(day, 1)) {
        const week = toWeek(day, 1)
        expect(new Set(week).size).toBe(7)
        expect(week).toContain(day)
        expect(toWeekday(week[0] ?? '')).toBe('Monday')
      }
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  },
)

describe('a week', () => {
  test.each([
    ['2026-11-25', 1, '2026-11-23'],
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-29', 1, '2026-11-23'],
    ['2026-11-29', 0, '2026-11-29'],
    ['2026-11-28', 0, '2026-11-22'],
    ['2026-11-28', 6, '2026-11-28'],
    ['2027-01-01', 1, '2026-12-28'],
  ] as const)('of %s that starts on day %i begins on %s', (day, start, first) => {
    expect(toWeek(day, start)[0]).toBe(first)
  })

  test.each([
    ['2026-11-25', 'Nov 23 – 29, 2026'],
    ['2026-12-01', 'Nov 30 – Dec 6, 2026'],
    ['2027-01-01', 'Dec 28, 2026 – Jan 3, 2027'],
  ])('of %s is called %s', (day, name) => {
    expect(toWeekName(toWeek(day, 1))).toBe(name)
  })

  test('names its days', () => {
    expect([toWeekday('2026-11-25'), toShortDate('2026-11-05')]).toEqual(['Wednesday', 'Nov 5'])
  })
})

test.each([
  ['18:30', 0, '2027-01-01', '18:30'],
  ['18:30', 45, '2027-01-01', '17:45'],
  ['08:00', 720, '2026-12-31', '20:00'],
])('%s on New Year minus %i minutes is %s at %s', (time, minutes, day, before) => {
  expect(toMomentBefore('2027-01-01', time, minutes)).toEqual({ day, time: before })
})
