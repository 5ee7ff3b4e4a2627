import { expect, test } from 'vitest'
import { listTimeTerms, readTimeLimit, toTimeTerm } from './time-limit.ts'

test.each([
  ['30 minute meals', 30],
  ['30-minute meals', 30],
  ['30min pasta', 30],
  ['pasta under 20 mins', 20],
  ['dinner in 45 minutes or less', 45],
  ['no more than 25 minutes', 25],
  ['one hour dinner', 60],
  ['dinner in half an hour', 30],
  ['1 hour 30 minutes', 90],
  ['1.5 hours', 90],
  ['two hours', 120],
  ['30 meals', undefined],
  ['over 30 minutes', undefined],
  ['more than 30 minutes', undefined],
  ['24 hour dough', undefined],
  ['8 hour pork', undefined],
  ['1 1/2 hours', undefined],
  ['2 ham', undefined],
  ['minute steak', undefined],
  ['', undefined],
])('“%s” asks for at most %s minutes', (text, minutes) => {
  expect(readTimeLimit(text)?.minutes).toBe(minutes)
})

test('a recipe is found by every limit that it meets, and by no other', () => {
  for (const minutes of [1, 5, 6, 29, 30, 31, 90, 180]) {
    for (const limit of [5, 30, 90, 180]) expect(listTimeTerms(limit).includes(toTimeTerm(minutes) ?? '')).toBe(minutes <= limit)
  }
  expect(toTimeTerm(181)).toBeUndefined()
})
