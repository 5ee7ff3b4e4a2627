import { expect, test } from 'vitest'
import { findNameAt, putNameAt } from './name-at.ts'

test('the name at the caret is found and replaced', () => {
  expect(findNameAt('Baking, bre, Salt', 11)).toBe('bre')
  expect(putNameAt('Baking, bre, Salt', 11, 'Breakfast')).toEqual({ text: 'Baking, Breakfast, Salt', caret: 19 })
  expect(putNameAt('bre', 3, 'Breakfast')).toEqual({ text: 'Breakfast, ', caret: 11 })
  expect(putNameAt('Baking, ', 8, '')).toEqual({ text: 'Baking, ', caret: 8 })
  expect(putNameAt('Baking,br', 9, 'Bread')).toEqual({ text: 'Baking, Bread, ', caret: 15 })
})
