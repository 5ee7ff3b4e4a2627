import { expect, test } from 'vitest'
import { emptyRecord, readShoppingRecord, withoutRecipe, withRecipe } from './shopping-records.ts'

const soup = { id: 1, slug: 'soup', title: 'Soup', servings: 4, ingredients: ['1 onion'], shown: 8 }

test('a list is read as it was stored', () => {
  const record = { recipes: [soup], own: [{ id: 'a', text: 'Milk', isTicked: true }], ticked: { onion: '2' }, removed: { salt: '' } }
  expect(readShoppingRecord(JSON.stringify(record))).toEqual(record)
})

test.each([null, '', 'null', '7', '[]', '{"recipes":7,"own":{},"ticked":[1]}', '{broken'])('%j is an empty list', (stored) => {
  expect(readShoppingRecord(stored)).toEqual(emptyRecord)
})

test('of a damaged list the rest is read', () => {
  const recipes = [null, { id: 'x' }, { ...soup, shown: 'many' }, { id: 2 }]
  const own = [{ id: 1 }, { id: 'b', text: 'Eggs', isTicked: false }]
  expect(readShoppingRecord(JSON.stringify({ recipes, own, ticked: { a: 1, b: '2' } }))).toEqual({
    recipes: [
      { ...soup, shown: 4 },
      { id: 2, slug: 'recipe-2', title: 'Recipe 2', ingredients: [], shown: 1 },
    ],
    own: [{ id: 'b', text: 'Eggs', isTicked: false }],
    ticked: { b: '2' },
    removed: {},
  })
})

test('a recipe is on the list once, with the servings that were last wanted', () => {
  const record = withRecipe(withRecipe(withRecipe(emptyRecord, soup), { ...soup, id: 2 }), { ...soup, shown: 2 })
  expect(record.recipes.map(({ id, shown }) => [id, shown])).toEqual([
    [1, 2],
    [2, 8],
  ])
  expect(withoutRecipe(record, 1).recipes.map(({ id }) => id)).toEqual([2])
})
