import { expect, test } from 'vitest'
import { wholeRecipe } from '#tests/whole-recipe.ts'
import { listSources } from './recipe-sources.ts'

test.each([
  ['112', 'Plenty, page 112'],
  ['12a', 'Plenty, page 12a'],
  ['112–114', 'Plenty, pages 112–114'],
  ['12, 15', 'Plenty, pages 12, 15'],
  ['p. 12', 'Plenty, p. 12'],
  ['chapter 3', 'Plenty, chapter 3'],
  [undefined, 'Plenty'],
])('the page %s of a cookbook is shown as %s', (sourcePage, name) => {
  const { sourceName: _, sourceUrl: __, ...recipe } = wholeRecipe
  expect(listSources({ ...recipe, sourceBook: 'Plenty', sourcePage })).toEqual([{ lead: 'From ', name }])
})

test('a link without a name is named after its site', () => {
  const { sourceName: _, sourceBook: __, ...recipe } = wholeRecipe
  expect(listSources({ ...recipe, sourceUrl: 'https://www.book.example/cream' })).toEqual([
    { lead: 'Source: ', name: 'book.example', url: 'https://www.book.example/cream' },
  ])
})
