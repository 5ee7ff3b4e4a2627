import { expect, test } from 'vitest'
import { splitStep } from './split-step.ts'

test('a short heading before a colon leads its step', () => {
  expect(splitStep('Mix the sauce: Stir it: well.')).toEqual({ heading: 'Mix the sauce', text: 'Stir it: well.' })
  expect(splitStep('Stir the mayonnaise, ketchup and mustard together.')).toEqual({
    heading: '',
    text: 'Stir the mayonnaise, ketchup and mustard together.',
  })
})
