import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { maxLinkRecipes, type RecipeKey, readAddHash, toAddHash, toRecipeKey } from './add-link.ts'

const ids = fc.integer({ min: 1, max: 999_999_999 })
const slugs = fc.constantFrom('fried-chicken', 'mac-cheese', 'крем-брюле', '42', 'crème_brûlée')

test('a link’s recipes are read back unchanged, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof<[typeof ids, typeof slugs]>(ids, slugs), { maxLength: maxLinkRecipes }), (keys) => {
      expect(readAddHash(toAddHash(keys))).toEqual({ keys, unreadable: 0 })
    }),
  )
})

test('a link also survives being read as an address', () => {
  const hash = toAddHash([1, 1001, 'крем-брюле'])
  expect(new URL(`https://example.com/favourites${hash}`).hash).toBe(hash)
})

test('any address can be read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      const { keys, unreadable } = readAddHash(`#add=${text}`)
      expect(keys.length).toBeLessThanOrEqual(maxLinkRecipes)
      expect(unreadable).toBeGreaterThanOrEqual(0)
      expect(keys.filter((key) => (typeof key === 'string' ? key === '' : !Number.isInteger(key) || key <= 0))).toEqual([])
    }),
  )
})

test.each<[string, RecipeKey[], number]>([
  ['', [], 0],
  ['#recipe', [], 0],
  ['#add=', [], 0],
  ['#add=1.2.2.1', [1, 2], 0],
  ['#add=0.-1.zzzzzzz.!', [], 4],
  ['#add=rt.~fried-chicken.~', [1001, 'fried-chicken'], 1],
  ['#add=~%E0%A4%A.~..%2F..%2Fadmin', [], 4],
])('%s names %j and %i parts that name nothing', (hash, keys, unreadable) => {
  expect(readAddHash(hash)).toEqual({ keys, unreadable })
})

test('a link carries 500 recipes in about 2,000 characters, and reports the excess', () => {
  const keys = Array.from({ length: 700 }, (_, place) => 1001 + place)
  expect(toAddHash(keys.slice(0, maxLinkRecipes)).length).toBeLessThan(2100)
  expect(readAddHash(toAddHash(keys))).toEqual({ keys: keys.slice(0, maxLinkRecipes), unreadable: 200 })
})

test('a recipe without one of the site’s numbers is identified by its address', () => {
  expect(toRecipeKey({ id: 1001, slug: 'goulash' })).toBe(1001)
  expect(toRecipeKey({ id: 1.5, slug: 'goulash' })).toBe('goulash')
  expect(toRecipeKey({ id: 1e12, slug: 'Goulash.' })).toBe('goulash')
})
