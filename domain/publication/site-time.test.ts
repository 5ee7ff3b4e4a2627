import { expect, test } from 'vitest'
import {
  describeSiteTime,
  noonOfSiteDay,
  readSiteTime,
  startOfSiteDay,
  toOffsetTime,
  toShownDay,
  toSiteDay,
  toSiteTime,
} from './site-time.ts'

test.each([
  ['2026-11-25T09:30', 'UTC', '2026-11-25T09:30:00.000Z'],
  ['2026-11-25T09:30', 'America/New_York', '2026-11-25T14:30:00.000Z'],
  ['2026-07-25T09:30', 'America/New_York', '2026-07-25T13:30:00.000Z'],
  ['2026-11-25T09:30', 'Asia/Kolkata', '2026-11-25T04:00:00.000Z'],
])('%s in %s is %s, and back', (typed, timeZone, moment) => {
  expect(readSiteTime(typed, timeZone)?.toISOString()).toBe(moment)
  expect(toSiteTime(moment, timeZone)).toBe(typed)
})

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('the time %s, which a clock change skips in %s, is one after it', (typed, timeZone, moment) => {
  expect(readSiteTime(typed, timeZone)?.toISOString()).toBe(moment)
})

test.each([
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T00:00', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('the time %s, which occurs twice in %s, is the first', (typed, timeZone, moment) => {
  expect(readSiteTime(typed, timeZone)?.toISOString()).toBe(moment)
})

test.each(['', 'tomorrow', '2026-11-25', '2026-02-31T09:00', '0026-12-03T09:00', '2026-12-03T25:00'])('%j is not a time', (typed) => {
  expect(readSiteTime(typed, 'UTC')).toBeUndefined()
})

test('a moment is shown in the site’s time', () => {
  expect(describeSiteTime('2026-11-25T14:30:00.000Z', 'America/New_York')).toBe('Nov 25, 2026, 9:30 AM')
  expect(describeSiteTime('2026-11-25T14:30:00.000Z', 'America/New_York', new Date('2026-01-01'))).toBe('Nov 25, 2026, 9:30 AM')
  expect(describeSiteTime('2026-11-25T14:30:00.000Z', 'America/New_York', new Date('2026-02-01'))).toBe('Nov 25, 9:30 AM')
})

test('a day begins and has its noon in the site’s zone, and a moment belongs to its day there', () => {
  for (const [timeZone, start] of [
    ['Pacific/Kiritimati', '2026-12-02T10:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-03T10:00:00.000Z'],
  ] as const) {
    expect(startOfSiteDay('2026-12-03', timeZone).toISOString()).toBe(start)
    for (const moment of [startOfSiteDay('2026-12-03', timeZone), noonOfSiteDay('2026-12-03', timeZone)]) {
      expect(toSiteDay(moment, timeZone)).toBe('2026-12-03')
      expect(toShownDay(moment.toISOString(), timeZone)).toBe('2026-12-03')
      expect(toOffsetTime(moment.toISOString(), timeZone)).toContain('2026-12-03T')
      expect(new Date(toOffsetTime(moment.toISOString(), timeZone))).toEqual(moment)
    }
    expect(toShownDay('2026-12-03', timeZone)).toBe('2026-12-03')
    expect(toShownDay('December 3, 2026', timeZone)).toBe('2026-12-03')
    expect(toShownDay('some day', timeZone)).toBeUndefined()
  }
})
