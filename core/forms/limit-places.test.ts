import { expect, test } from 'vitest'
import { openPlaces } from './limit-places.ts'

test('one address never has all places, and a place that is left is there for the next one', () => {
  const take = openPlaces({ all: 3, perAddress: 2 })
  const [first, second] = [take('one'), take('one')]
  expect([first, second].every(Boolean)).toBe(true)
  expect(take('one')).toBeUndefined()
  const other = take('other')
  expect(other).toBeDefined()
  expect(take('third')).toBeUndefined()
  first?.()
  expect(take('third')).toBeDefined()
  second?.()
  other?.()
  expect([take('one'), take('one'), take('one')].map(Boolean)).toEqual([true, true, false])
})
