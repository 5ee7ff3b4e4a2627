import { expect, test } from 'vitest'
import { describeSiteTime, readSiteTime, toSiteTime } from './site-time.ts'

test.each([
  ['2026-11-25T09:30', 'UTC', '2026-11-25T09:30:00.000Z'],
  ['2026-11-25T09:30', 'America/New_York', '2026-11-25T14:30:00.000Z'],
  ['2026-07-25T09:30', 'America/New_York', '2026-07-25T13:30:00.000Z'],
  ['2026-11-25T09:30', 'Asia/Kolkata', '2026-11-25T04:00:00.000Z'],
])('%s in %s is %s, and back', (typed, timeZone, moment) => {
  expect(readSiteTime(typed, timeZone)?.toISOString()).toBe(moment)
  expect(toSiteTime(moment, timeZone)).toBe(typed)
})

test('an hour that a change of the clock leaves out is one that exists', () => {
  expect(readSiteTime('2026-03-29T02:30', 'Europe/Berlin')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', 'tomorrow', '2026-11-25'])('%j is no time', (typed) => {
  expect(readSiteTime(typed, 'UTC')).toBeUndefined()
})

test('a moment is told in the time of the site', () => {
  expect(describeSiteTime('2026-11-25T14:30:00.000Z', 'America/New_York')).toMatch(/^Nov 25, 2026, 9:30\sAM$/)
})
