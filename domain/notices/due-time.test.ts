import { expect, test } from 'vitest'
import { toDueTime } from './due-time.ts'

test.each([
  ['now', 'UTC', '2026-11-28T12:34:56.000Z', '2026-11-28T12:34:56.000Z'],
  ['hourly', 'UTC', '2026-11-28T12:34:56.000Z', '2026-11-28T13:00:00.000Z'],
  ['hourly', 'UTC', '2026-11-28T13:00:00.000Z', '2026-11-28T14:00:00.000Z'],
  ['daily', 'UTC', '2026-11-28T07:59:59.000Z', '2026-11-28T08:00:00.000Z'],
  ['daily', 'UTC', '2026-11-28T08:00:00.000Z', '2026-11-29T08:00:00.000Z'],
  ['daily', 'America/New_York', '2026-11-28T12:59:00.000Z', '2026-11-28T13:00:00.000Z'],
  ['daily', 'Asia/Tokyo', '2026-11-28T12:00:00.000Z', '2026-11-28T23:00:00.000Z'],
  // The clocks go forward that night.
  ['daily', 'Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-29T06:00:00.000Z'],
] as const)('%s in %s: what happens at %s is sent at %s', (rhythm, timeZone, now, due) => {
  expect(toDueTime(new Date(now), rhythm, timeZone).toISOString()).toBe(due)
})
