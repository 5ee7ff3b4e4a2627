import { expect, test } from 'vitest'
import { readListHash, toListHash, withLinked } from './list-link.ts'
import { toListParts } from './list-parts.ts'
import { emptyRecord, isSettled, type ShoppingRecord } from './shopping-records.ts'

const nothing = { recipes: [], own: [], ticked: [], removed: [] }
const recipe = { slug: 'soup', title: 'Soup', ingredients: [] }

test('a link contains recipes with their servings, and typed entries, whatever the text', () => {
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
    own: texts.map((text) => ({ text, isTicked: false })),
    ticked: [],
    removed: [],
  })
})

test.each(['', '#main', '#add=', '#own='])('%j has no list, or an empty one', (hash) => {
  expect(readListHash(hash) ?? nothing).toEqual(nothing)
})

test('invalid parts of a link are ignored', () => {
  const { recipes, own } = readListHash(`#add=1.%21%21.2&portions=x+-4&own=+&own=${'a'.repeat(500)}`) ?? { recipes: [], own: [] }
  expect(recipes).toEqual([
    { key: 1, shown: undefined },
    { key: 2, shown: undefined },
  ])
  expect(own).toEqual([{ text: 'a'.repeat(200), isTicked: false }])
})

test('a shared list arrives unchanged: renamed, crossed out and bought items stay so', () => {
  const soup = {
    ...recipe,
    id: 12,
    servings: 2,
    shown: 4,
    ingredients: ['1 cup flour', '2 onions', '1 tbsp oil', 'salt', '1 leek, or 2 if small'],
  }
  const own = [
    { id: 'a', text: 'Candles', isTicked: true },
    { id: 'b', text: 'wholemeal flour', isTicked: false },
  ]
  const record: ShoppingRecord = {
    recipes: [soup],
    own,
    // Bought when more was cooked, and crossed out to be retyped.
    ticked: { onion: { ' ': 6 }, salt: { some: 1 } },
    removed: { 'all purpose flour': { volume: 480 }, oil: { volume: 1 } },
  }
  const there = withLinked(emptyRecord, readListHash(toListHash(record)) ?? nothing, [soup])
  const show = (list: ShoppingRecord) =>
    toListParts(list, 'metric').map(({ aisle, items, own }) => ({
      aisle,
      items: items.map((item) => `${item.amount} ${item.name} ${isSettled(list.ticked, item)}`),
      own: own.map(({ text, isTicked }) => `${text} ${isTicked}`),
    }))
  expect(show(record).flatMap(({ items, own }) => [...items, ...own])).toEqual(
    expect.arrayContaining(['4 onions true', ' salt true', 'Candles true', 'wholemeal flour false']),
  )
  expect(JSON.stringify(show(record))).not.toContain('g flour')
  expect(show(there)).toEqual(show(record))
})
