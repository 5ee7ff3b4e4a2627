import { expect, test } from 'vitest'
import { toSeason, toWeekNumber } from './season.ts'

test('foods follow the hemisphere, holidays the calendar', () => {
  const july = new Date('2026-07-15T00:00:00Z')
  expect(toSeason(july, 'Europe/Berlin').foods).toContain('tomato')
  expect(toSeason(july, 'Australia/Sydney').foods).toContain('cabbage')
  expect(toSeason(july, 'America/Argentina/Cordoba').foods).toContain('cabbage')
  expect(toSeason(new Date('2026-01-15T00:00:00Z'), 'America/Sao_Paulo').foods).toContain('tomato')
  expect('thanksgiving dinner').toMatch(toSeason(new Date('2026-11-20T00:00:00Z'), 'Australia/Sydney').occasions)
  expect('weeknight dinner').not.toMatch(toSeason(new Date('2026-11-20T00:00:00Z')).occasions)
})

test('a week begins on Monday', () => {
  const week = toWeekNumber(new Date('2026-11-23T00:00:00Z'))
  expect(toWeekNumber(new Date('2026-11-29T23:59:59Z'))).toBe(week)
  expect(toWeekNumber(new Date('2026-11-22T23:59:59Z'))).toBe(week - 1)
  expect(toWeekNumber(new Date('2026-11-30T00:00:00Z'))).toBe(week + 1)
})
