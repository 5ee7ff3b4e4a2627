import { expect, test } from 'vitest'
import { toFilledAddress } from './fill-linked-lists.ts'

const fill = (path: string) => toFilledAddress(new URL(path, 'http://site.test'), 'no-milk,vegan')

test.each([
  ['/recipes', '/recipes?fits=no-milk,vegan'],
  ['/recipes?time=30&page=2', '/recipes?time=30&page=2&fits=no-milk,vegan'],
  ['/trending-recipes#top', '/trending-recipes?fits=no-milk,vegan#top'],
  ['/categories/supper', '/categories/supper?fits=no-milk,vegan'],
  ['/authors/june-okafor', '/authors/june-okafor?fits=no-milk,vegan'],
  ['/search?q=soup&kind=recipes', '/search?q=soup&kind=recipes&fits=no-milk,vegan'],
  ['/cook-with?have=egg,rice', '/cook-with?have=egg,rice&fits=no-milk,vegan'],
])('%s leads to %s', (path, filled) => {
  expect(fill(path)).toBe(filled)
})

test.each([
  '/',
  '/recipes/fried-chicken',
  '/recipes?fits=',
  '/recipes?fits=no-eggs',
  '/search',
  '/cook-with',
  '/tags/soup',
  '/blogs',
  '/collections/soups',
])('%s stays unchanged', (path) => {
  expect(fill(path)).toBeUndefined()
})
