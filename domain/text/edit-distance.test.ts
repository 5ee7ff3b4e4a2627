import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 12 })

test.each([
  ['chese', 'cheese', 1],
  ['burgr', 'burger', 1],
  ['pei', 'pie', 1],
  ['chikn', 'chicken', 2],
  ['salt', 'salt', 0],
])('%s and %s are %i mistakes apart', (typed, meant, mistakes) => expect(editDistance(typed, meant, 3)).toBe(mistakes))

test('the distance of a word to itself is zero, and distance is symmetric', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, one, 5)).toBe(0)
      expect(editDistance(one, other, 20)).toBe(editDistance(other, one, 20))
      expect(editDistance(one, other, 20)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})

test('each mistake counts at most one, and the result never exceeds the limit', () => {
  fc.assert(
    fc.property(word, fc.nat(12), fc.constantFrom('x', ''), (meant, place, letter) => {
      const typed = meant.slice(0, place) + letter + meant.slice(place + 1)
      expect(editDistance(typed, meant, 3)).toBeLessThanOrEqual(1)
      expect(editDistance(typed, `${meant}zzzzzz`, 3)).toBe(4)
    }),
  )
})
