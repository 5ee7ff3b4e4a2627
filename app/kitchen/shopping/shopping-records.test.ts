import { expect, test } from 'vitest'
import type { Units } from '#packages/ingredients/display.ts'
import { toListParts } from './list-parts.ts'
import {
  emptyRecord,
  isSettled,
  readShoppingRecord,
  type ShoppingRecord,
  withoutItem,
  withoutRecipe,
  withRecipe,
} from './shopping-records.ts'

const soup = { id: 1, slug: 'soup', title: 'Soup', servings: 4, ingredients: ['1 onion'], shown: 8 }

test('a list is read as it was stored', () => {
  const record = {
    recipes: [soup],
    own: [{ id: 'a', text: 'Milk', isTicked: true }],
    ticked: { onion: { ' ': 2 }, leek: '2' },
    removed: { salt: '' },
  }
  expect(readShoppingRecord(JSON.stringify(record))).toEqual(record)
})

test.each([null, '', 'null', '7', '[]', '{"recipes":7,"own":{},"ticked":[1]}', '{broken'])('%j is an empty list', (stored) => {
  expect(readShoppingRecord(stored)).toEqual(emptyRecord)
})

test('the readable rest of a damaged list is kept', () => {
  const recipes = [null, { id: 'x' }, { ...soup, shown: 'many' }, { id: 2 }]
  const own = [{ id: 1 }, { id: 'b', text: 'Eggs', isTicked: false }]
  expect(readShoppingRecord(JSON.stringify({ recipes, own, ticked: { a: 1, b: '2', c: {}, d: { mass: 'x' }, e: [1] } }))).toEqual({
    recipes: [
      { ...soup, shown: 4 },
      { id: 2, slug: 'recipe-2', title: 'Recipe 2', ingredients: [], shown: 1 },
    ],
    own: [{ id: 'b', text: 'Eggs', isTicked: false }],
    ticked: { b: '2' },
    removed: {},
  })
})

test('a recipe is on the list once, with the latest servings', () => {
  const record = withRecipe(withRecipe(withRecipe(emptyRecord, soup), { ...soup, id: 2 }), { ...soup, shown: 2 })
  expect(record.recipes.map(({ id, shown }) => [id, shown])).toEqual([
    [1, 2],
    [2, 8],
  ])
  expect(withoutRecipe(record, 1).recipes.map(({ id }) => id)).toEqual([2])
})

const stew = {
  ...soup,
  ingredients: [
    '2 onions',
    '1 cup milk',
    '1 (14 oz) can tomatoes',
    'salt',
    '½ of a medium leek',
    '1 cup flour, plus 2 tbsp for dusting',
    'broth',
  ],
}

function listItems(record: ShoppingRecord, units: Units = 'original') {
  return toListParts(record, units).flatMap(({ items }) => items)
}

/** Each item of the list ticked off, and each crossed out. */
function settleAll(record: ShoppingRecord) {
  return {
    ticked: { ...record, ticked: Object.fromEntries(listItems(record).map(({ key, need }) => [key, need])) },
    removed: listItems(record).reduce((list, { key, need }) => withoutItem(list, key, need).record, record),
  }
}

test.each(['original', 'us', 'metric'] as const)(
  'ticked or crossed out items stay so in %s units, with fewer servings and without a recipe',
  (units) => {
    const milk = { ...soup, id: 2, ingredients: ['100 ml milk', '30 g milk'] }
    const full = withRecipe(withRecipe(emptyRecord, stew), milk)
    const { ticked, removed } = settleAll(full)
    const fewer = (record: ShoppingRecord) => withRecipe(record, { ...stew, shown: 3 })
    for (const change of [(record: ShoppingRecord) => record, fewer, (record: ShoppingRecord) => withoutRecipe(record, 2)]) {
      const items = listItems(change(ticked), units)
      expect(items.length).toBeGreaterThanOrEqual(7)
      expect(items.filter((item) => !isSettled(ticked.ticked, item))).toEqual([])
      expect(listItems(change(removed), units)).toEqual([])
    }
  },
)

test('an item needed in a larger amount, or for another recipe as well, has to be bought again', () => {
  const { ticked } = settleAll(withRecipe(emptyRecord, stew))
  const more = withRecipe(ticked, { ...stew, shown: 9 })
  const isOpen = (record: ShoppingRecord) => listItems(record).flatMap((item) => (isSettled(record.ticked, item) ? [] : [item.key]))
  // Salt and broth have no amount.
  expect(isOpen(more)).toHaveLength(5)
  const pie = { ...soup, id: 3, ingredients: ['1 onion', '1 tsp salt'] }
  expect(isOpen(withRecipe(ticked, pie)).sort()).toEqual(['onion', 'salt'])
})

test('ticks of earlier versions, stored with the displayed amount, count for that amount only', () => {
  const record = { ...withRecipe(emptyRecord, soup), ticked: { onion: '2' } }
  expect(listItems(record).map((item) => isSettled(record.ticked, item))).toEqual([true])
  expect(listItems(withRecipe(record, { ...soup, shown: 4 })).map((item) => isSettled(record.ticked, item))).toEqual([false])
})
