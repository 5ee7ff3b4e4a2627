import { expect, test } from 'vitest'
import { findTimes } from './times.ts'

function listTimes(text: string) {
  return findTimes(text).map(({ start, end, seconds, atMostSeconds }) => [text.slice(start, end), seconds / 60, (atMostSeconds ?? 0) / 60])
}

test.each([
  ['Fry 2 minutes per side.', '2 minutes', 2],
  ['Simmer for one and a half hours.', 'one and a half hours', 90],
  ['Simmer for one-and-a-half hours.', 'one-and-a-half hours', 90],
  ['Simmer for 2 and a quarter hours.', '2 and a quarter hours', 135],
  ['Simmer for an hour and a half, stirring.', 'an hour and a half', 90],
  ['Simmer for 2 hours and a half.', '2 hours and a half', 150],
  ['Simmer for a minute and a half.', 'a minute and a half', 1.5],
  ['Simmer for an hour and ten minutes.', 'an hour and ten minutes', 70],
  ['Simmer ¾ of an hour.', '¾ of an hour', 45],
  ['Simmer 3/4 of an hour.', '3/4 of an hour', 45],
  ['Simmer three quarters of an hour.', 'three quarters of an hour', 45],
  ['Simmer a quarter of an hour.', 'a quarter of an hour', 15],
  ['Simmer half an hour.', 'half an hour', 30],
  ['Simmer another half hour.', 'half hour', 30],
  ['Simmer 2h30, covered.', '2h30', 150],
  ['Simmer 2h30.', '2h30', 150],
  ['Simmer 1h 20m.', '1h 20m', 80],
  ['Simmer 1h20min.', '1h20min', 80],
  ['Simmer 1 h 5 m until soft.', '1 h 5 m', 65],
  ['Simmer for forty-five minutes.', 'forty-five minutes', 45],
  ['Simmer for thirty five minutes.', 'thirty five minutes', 35],
  ['Simmer for fifteen minutes.', 'fifteen minutes', 15],
])('%s has one time', (step, text, minutes) => {
  expect(listTimes(step)).toEqual([[text, minutes, 0]])
})

test.each([
  ['Bake 45 minutes to 1 hour.', '45 minutes to 1 hour', 45, 60],
  ['Bake 45 min-1 hour.', '45 min-1 hour', 45, 60],
  ['Bake 45 min–1 h.', '45 min–1 h', 45, 60],
  ['Bake for 30 seconds to a minute.', '30 seconds to a minute', 0.5, 1],
  ['Bake 1 hour to 1 hour 15 minutes.', '1 hour to 1 hour 15 minutes', 60, 75],
  ['Bake 1h–1h30.', '1h–1h30', 60, 90],
  ['Bake for an hour to an hour and a half.', 'an hour to an hour and a half', 60, 90],
  ['Bake one to one and a half hours.', 'one to one and a half hours', 60, 90],
  ['Bake between 45 minutes and 1 hour.', '45 minutes and 1 hour', 45, 60],
  ['Bake 1 hour 10 to 20 minutes.', '1 hour 10 to 20 minutes', 70, 80],
])('%s has one time, a range', (step, text, from, to) => {
  expect(listTimes(step)).toEqual([[text, from, to]])
})

test.each([
  ['Simmer 1 hour, or 20 minutes under pressure.', [60, 20]],
  ['Turn it down from 1 hour to 20 minutes.', [60, 20]],
  ['Fry 3 minutes and then 1 hour in the oven.', [3, 60]],
  ['Fry 3 minutes, 2 minutes on the other side.', [3, 2]],
  ['Add 20 m of string, 2 cans and a half onion for 5 minutes.', [5]],
  ['Start at 1:30 hours.', []],
  ['Roast it 45 minutes to 1 hour before dinner.', []],
])('%s has separate times', (step, minutes) => {
  expect(listTimes(step).map(([, from]) => from)).toEqual(minutes)
})
