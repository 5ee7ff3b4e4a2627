import { expect, test } from 'vitest'
import { ringsHere } from './rings-here.ts'
import { startTimer } from './timer.ts'

const timer = startTimer(
  { id: 'fry', recipeId: 1, name: 'Fry', seconds: 120, recipe: 'Chili Dog', address: '/recipes/chili-dog', step: 5 },
  0,
)

test.each([
  ['saw it run, and none has rung', { isRung: false }, true, 120_000, true],
  ['saw it run, though another has rung', { isRung: true }, true, 120_500, true],
  ['saw it run and slept past the end', { isRung: true }, true, 181_000, false],
  ['was opened later, after another has rung', { isRung: true }, false, 125_000, false],
  ['was opened later, and none has rung', { isRung: false }, false, 400_000, true],
])('a tab that %s', (_, state, hasSeenRunning, now, rings) => {
  expect(ringsHere({ ...timer, ...state }, hasSeenRunning, now)).toBe(rings)
})
