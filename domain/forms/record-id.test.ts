import { expect, test } from 'vitest'
import { recipeNumber, recordId, recordIds } from './record-id.ts'

test.each(['', 'a b', 'a\0', "'", 'a'.repeat(81), '__proto__.x', 'ä'])('%j is not an id', (typed) => {
  expect(recordId.safeParse(typed).success).toBe(false)
})

test('one id and several are a list', () => {
  expect(recordIds.parse('a')).toEqual(['a'])
  expect(recordIds.parse(['a', 'b'])).toEqual(['a', 'b'])
  for (const wrong of [undefined, [], ['a', ''], {}]) expect(recordIds.safeParse(wrong).success).toBe(false)
})

test('an id may have 80 characters, and a list 200 ids', () => {
  expect(recordId.parse('a'.repeat(80))).toHaveLength(80)
  expect(recordIds.parse(Array.from({ length: 200 }, () => 'a'))).toHaveLength(200)
  expect(recordIds.safeParse(Array.from({ length: 201 }, () => 'a')).success).toBe(false)
})

test.each(['0', '-1', '1.5', '1e3', '9999999999', ''])('%j is not a recipe’s number', (typed) => {
  expect(recipeNumber.safeParse(typed).success).toBe(false)
})

test('a recipe’s number is a number', () => {
  expect(recipeNumber.parse('1001')).toBe(1001)
})
