import { expect, test } from 'vitest'
import { lastDigestTime } from './digest.ts'
import { storedNewsletter } from './newsletter-settings.ts'

const at = (more: object, now: string, zone: string) => lastDigestTime(storedNewsletter.parse(more), new Date(now), zone)?.toISOString()

test('a digest is due at its local hour, even on a day when the clock changed', () => {
  const sundays = { digest: 'weekly', weekday: 6, hour: 8 }
  expect(at(sundays, '2026-10-25T06:59:00.000Z', 'Europe/Berlin')).toBe('2026-10-18T06:00:00.000Z')
  expect(at(sundays, '2026-10-25T07:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
  expect(at(sundays, '2026-10-24T21:00:00.000Z', 'Pacific/Auckland')).toBe('2026-10-24T19:00:00.000Z')
})

test('a monthly digest is due on the first, and without a rhythm there is none', () => {
  expect(at({ digest: 'monthly', hour: 0 }, '2026-11-28T12:00:00.000Z', 'UTC')).toBe('2026-11-01T00:00:00.000Z')
  expect(at({ digest: 'monthly', hour: 9 }, '2026-12-01T08:00:00.000Z', 'UTC')).toBe('2026-11-01T09:00:00.000Z')
  expect(at({}, '2026-11-28T12:00:00.000Z', 'UTC')).toBeUndefined()
})
