import { expect, test } from 'vitest'
import { readMinutes } from './read-minutes.ts'

test.each([
  ['PT1H5M', 65],
  ['P0DT0H15M', 15],
  ['PT90S', 2],
  ['PT0M', undefined],
  ['1 hour 5 minutes', 65],
  ['1 1/2 hrs', 90],
  ['1,5 Stunden', 90],
  ['2 days', 2880],
  ['45 mins', 45],
  ['1h 30m', 90],
  ['01:30', 90],
  ['20', 20],
  ['overnight', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is read as %s minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})
