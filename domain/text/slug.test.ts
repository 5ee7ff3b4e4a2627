import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

test.each([
  ['Classic Cheeseburger', 'classic-cheeseburger'],
  ['  Mac & Cheese  ', 'mac-cheese'],
  ['BBQ  Ribs\tof\nfire', 'bbq-ribs-of-fire'],
  ["The Delivery Text That Wasn't", 'the-delivery-text-that-wasnt'],
  ['Crème Brûlée', 'crème-brûlée'],
  ['Phở bò', 'phở-bò'],
  ['焼き鳥', '焼き鳥'],
  ['--a - b--', 'a-b'],
  ['snake_case 100%', 'snake_case-100'],
  ['!!!', ''],
])('"%s" is at /%s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
  expect(toSlug(slug)).toBe(slug)
})
