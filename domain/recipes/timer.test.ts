import { expect, test } from 'vitest'
import { toClock, toSpokenTime } from './clock-text.ts'
import {
  addMinute,
  isOver,
  pauseTimer,
  readTimers,
  resumeTimer,
  startTimer,
  toMillisecondsLeft,
  toSecondsLeft,
  writeTimers,
} from './timer.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const seconds = (count: number) => noon + count * 1000
const fry = {
  id: '2-5-0',
  name: 'Fry',
  recipeId: 2,
  recipe: 'Fried Chicken',
  address: '/recipes/fried-chicken#step-5',
  step: 5,
  seconds: 720,
}

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [720, '12:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3665, '1:01:05'],
  [43200, '12:00:00'],
])('%s seconds are shown as %s', (count, shown) => {
  expect(toClock(count)).toBe(shown)
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [720, '12 minutes'],
  [3900, '1 hour 5 minutes'],
  [7201, '2 hours 1 second'],
])('%s seconds are read out as %s', (count, said) => {
  expect(toSpokenTime(count)).toBe(said)
})

test('a timer is defined by its end, whatever happens in between', () => {
  const timer = startTimer(fry, noon)
  expect(timer.endsAt).toBe(seconds(720))
  expect(toSecondsLeft(timer, seconds(0.4))).toBe(720)
  expect(toSecondsLeft(timer, seconds(719.2))).toBe(1)
  expect(isOver(timer, seconds(719.999))).toBe(false)
  expect(isOver(timer, seconds(720))).toBe(true)
  expect(toSecondsLeft(timer, seconds(90_000))).toBe(0)
  expect(toMillisecondsLeft(timer, seconds(730))).toBe(-10_000)
})

test('a paused timer keeps the remaining time and resumes with it', () => {
  const paused = pauseTimer(startTimer(fry, noon), seconds(100))
  expect(toSecondsLeft(paused, seconds(5000))).toBe(620)
  expect(isOver(paused, seconds(5000))).toBe(false)
  expect(pauseTimer(paused, seconds(200))).toBe(paused)
  const resumed = resumeTimer(paused, seconds(5000))
  expect(toSecondsLeft(resumed, seconds(5020))).toBe(600)
  expect(resumeTimer(resumed, seconds(6000))).toBe(resumed)
})

test('an expired timer cannot be paused', () => {
  const timer = startTimer(fry, noon)
  expect(pauseTimer(timer, seconds(721))).toBe(timer)
})

test('a minute is added to the remaining time, running or paused', () => {
  const timer = startTimer(fry, noon)
  expect(toSecondsLeft(addMinute(timer, seconds(20)), seconds(20))).toBe(760)
  const paused = pauseTimer(timer, seconds(20))
  expect(toSecondsLeft(addMinute(paused, seconds(500)), seconds(500))).toBe(760)
})

test('a minute added to an expired timer counts from now, and it will ring again', () => {
  const rung = { ...startTimer(fry, noon), isRung: true }
  const longer = addMinute(rung, seconds(800))
  expect(toSecondsLeft(longer, seconds(800))).toBe(60)
  expect(longer.isRung).toBe(false)
})

test('a restarted timer has its full time and no history', () => {
  const paused = { ...pauseTimer(startTimer(fry, noon), seconds(30)), isRung: true }
  expect(startTimer(paused, seconds(40))).toEqual(startTimer(fry, seconds(40)))
})

test('stored timers come back as they were', () => {
  const timers = [startTimer({ ...fry, atMostSeconds: 840 }, noon), pauseTimer(startTimer({ ...fry, id: '2-6-0' }, noon), seconds(9))]
  expect(readTimers(writeTimers(timers), seconds(60))).toEqual(timers)
  expect(writeTimers([])).toBeNull()
})

test.each([
  null,
  '',
  'not json',
  '{}',
  '[1,null,"x",{}]',
  JSON.stringify([{ ...startTimer(fry, noon), endsAt: 'soon' }]),
  JSON.stringify([{ ...startTimer(fry, noon), address: 'https://example.com/' }]),
])('storage that holds %j has no timers', (stored) => {
  expect(readTimers(stored, noon)).toEqual([])
})

test('a timer that expired half a day ago is forgotten, a paused one is not', () => {
  const timer = startTimer(fry, noon)
  const stored = writeTimers([timer, { ...timer, id: 'paused', left: 5000 }])
  expect(readTimers(stored, seconds(720 + 11 * 3600))).toHaveLength(2)
  expect(readTimers(stored, seconds(720 + 13 * 3600)).map(({ id }) => id)).toEqual(['paused'])
})
