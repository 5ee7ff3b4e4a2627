import { expect, test } from 'vitest'
import { readListHash, toListHash } from './list-link.ts'
import { emptyRecord } from './shopping-records.ts'

const recipe = { slug: 'soup', title: 'Soup', ingredients: [] }

test('a link takes recipes with their servings, and what somebody wrote, whatever it is', () => {
  const texts = ['2 lemons', 'Bread & butter', 'a=b #+%', 'Ünïcode 🍋']
  const own = texts.map((text) => ({ id: text, text, isTicked: false }))
  const hash = toListHash({
    ...emptyRecord,
    recipes: [
      { ...recipe, id: 12, shown: 6 },
      { ...recipe, id: -1, shown: 1.5 },
    ],
    own,
  })
  expect(readListHash(hash)).toEqual({
    recipes: [
      { key: 12, shown: 6 },
      { key: 'soup', shown: 1.5 },
    ],
    own: texts,
  })
})

test.each(['', '#main', '#add=', '#own='])('%j has no list, or an empty one', (hash) => {
  expect(readListHash(hash) ?? { recipes: [], own: [] }).toEqual({ recipes: [], own: [] })
})

test('invalid parts of a link are ignored', () => {
  const { recipes, own } = readListHash(`#add=1.%21%21.2&portions=x+-4&own=+&own=${'a'.repeat(500)}`) ?? { recipes: [], own: [] }
  expect(recipes).toEqual([
    { key: 1, shown: undefined },
    { key: 2, shown: undefined },
  ])
  expect(own).toEqual(['a'.repeat(200)])
})
