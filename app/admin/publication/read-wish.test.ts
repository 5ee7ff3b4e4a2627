import { expect, test } from 'vitest'
import { describeWish } from './read-wish.ts'

const now = new Date('2026-11-27T12:00:00.000Z')
const scheduled = { state: 'scheduled', publishedAt: '2026-12-03T09:00:30.000Z', typedDate: '2026-12-03' } as const
const published = { state: 'published', publishedAt: '2026-11-01T09:00:00.000Z', typedDate: '2026-11-01' } as const

test.each([
  ['nothing', {}, undefined, undefined],
  ['today', { formattedDate: '2026-11-27', scheduledFor: '' }, undefined, undefined],
  ['a past date', { formattedDate: '2026-11-20', scheduledFor: '' }, undefined, undefined],
  ['a date ahead', { formattedDate: '2026-12-03', scheduledFor: '' }, undefined, 'Schedule for Dec 3, 12:00 AM'],
  ['a time', { formattedDate: '2026-11-27', scheduledFor: '2026-12-03T09:00' }, undefined, 'Schedule for Dec 3, 9:00 AM'],
  ['a time of another year', { scheduledFor: '2027-01-03T21:30' }, undefined, 'Schedule for Jan 3, 2027, 9:30 PM'],
  ['a time before its date', { formattedDate: '2026-12-04', scheduledFor: '2026-12-03T09:00' }, undefined, 'Schedule for Dec 4, 12:00 AM'],
  ['a time that has passed', { formattedDate: '2026-11-26', scheduledFor: '2026-11-26T09:00' }, undefined, 'Publish as of Nov 26, 9:00 AM'],
  ['half a time', { scheduledFor: '0002-12-03T09:00' }, undefined, undefined],
  ['the time that it has', { formattedDate: '2026-12-03', scheduledFor: '2026-12-03T09:00' }, scheduled, undefined],
  ['another time', { formattedDate: '2026-12-03', scheduledFor: '2026-12-03T10:00' }, scheduled, 'Schedule for Dec 3, 10:00 AM'],
  ['its time taken away', { formattedDate: '2026-12-03', scheduledFor: '' }, scheduled, 'Schedule for Dec 3, 12:00 AM'],
  ['the date that it has', { formattedDate: '2026-11-01' }, published, undefined],
  ['a date ahead of what is public', { formattedDate: '2026-12-03' }, published, 'Schedule for Dec 3, 12:00 AM'],
])('with %s the button says what it will do', (_, typed, present, words) => {
  expect(describeWish(typed, { now, timeZone: 'UTC', present })).toBe(words)
})

test('a time skipped by the clock is shown as the one that counts', () => {
  const parts = { now: new Date('2026-03-01T00:00:00.000Z'), timeZone: 'Europe/Berlin' }
  expect(describeWish({ scheduledFor: '2026-03-29T02:30' }, parts)).toBe('Schedule for Mar 29, 3:30 AM')
})

test('today is the day in the site’s time zone', () => {
  const words = (timeZone: string) => describeWish({ formattedDate: '2026-11-28' }, { now, timeZone })
  expect([words('Pacific/Kiritimati'), words('Pacific/Honolulu')]).toEqual([undefined, 'Schedule for Nov 28, 12:00 AM'])
})
