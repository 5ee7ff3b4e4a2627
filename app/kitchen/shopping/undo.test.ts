import { expect, test } from 'vitest'
import {
  emptyRecord,
  type ShoppingRecord,
  type Taken,
  withEmptied,
  withLess,
  withMore,
  withoutItem,
  withoutOwn,
  withSettled,
} from './shopping-records.ts'

const recipe = (id: number) => ({ id, slug: `r-${id}`, title: `R ${id}`, ingredients: ['1 onion'] })
const own = (id: string) => ({ id, text: id, isTicked: false })
const full: ShoppingRecord = {
  recipes: [{ ...recipe(1), shown: 2 }],
  own: [own('salt'), own('milk'), own('bread')],
  ticked: { onion: { ' ': 1 } },
  removed: { flour: { mass: 454 } },
}

test('undoing a cleared list keeps what was added since', () => {
  const since = {
    ...emptyRecord,
    recipes: [
      { ...recipe(1), shown: 6 },
      { ...recipe(2), shown: 1 },
    ],
    own: [own('tea')],
    ticked: { leek: { ' ': 2 } },
  }
  expect(withEmptied(since, full)).toEqual({
    recipes: [
      { ...recipe(1), shown: 6 },
      { ...recipe(2), shown: 1 },
    ],
    own: [...full.own, own('tea')],
    ticked: { onion: { ' ': 1 }, leek: { ' ': 2 } },
    removed: full.removed,
  })
  expect(withEmptied(emptyRecord, full)).toEqual(full)
})

test('an entry comes back once, in its place, and later changes are kept', () => {
  const { record, bringBack } = withoutOwn(full, 'milk')
  expect(bringBack(record)).toEqual(full)
  expect(bringBack(full)).toEqual(full)
  const since = { ...record, own: [own('tea'), ...record.own.map((entry) => ({ ...entry, isTicked: true }))] }
  expect(bringBack(since).own.map(({ id, isTicked }) => `${id} ${isTicked}`)).toEqual([
    'tea false',
    'milk false',
    'salt true',
    'bread true',
  ])
})

test('an item comes back unless it was checked off again in another amount', () => {
  const { record, bringBack } = withoutItem(full, 'flour', { mass: 907 })
  expect(bringBack(record)).toEqual(full)
  const anew = withoutItem(record, 'flour', { mass: 1361 }).record
  expect(bringBack(anew)).toEqual(anew)
})

test('undo removes only the portions that were added', () => {
  const added = withMore(full, recipe(1), 4)
  expect(withLess(added, 1, 4)).toEqual(full)
  expect(withLess(withMore(added, recipe(1), 2), 1, 4).recipes).toEqual([{ ...recipe(1), shown: 4 }])
  expect(withLess(withMore(emptyRecord, recipe(1), 4), 1, 4)).toEqual(emptyRecord)
  expect(withLess(emptyRecord, 1, 4)).toEqual(emptyRecord)
})

test('each Undo reverts its own action only, whatever was done in between', () => {
  let seed = 7
  const random = (count: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % count
  }
  type Act = { name: string; run: (record: ShoppingRecord) => Taken }
  const plain = (name: string, run: (record: ShoppingRecord) => ShoppingRecord): Act => ({
    name,
    run: (record) => ({ record: run(record), bringBack: (now) => now }),
  })
  for (let round = 0; round < 300; round++) {
    const target = `own-${random(3)}`
    const taking: Act =
      random(2) === 0
        ? { name: 'take', run: (record) => withoutOwn(record, target) }
        : { name: 'cross', run: (record) => withoutItem(record, 'onion', { ' ': 1 }) }
    const later = Array.from(
      { length: random(6) },
      (_, place) =>
        [
          plain('write', (record) => ({ ...record, own: [...record.own, own(`new-${round}-${place}`)] })),
          plain('tick', (record) => ({ ...record, ticked: withSettled(record.ticked, `item-${place}`, { ' ': 1 }) })),
          plain('cook', (record) => withMore(record, recipe(random(3)), 1)),
          plain('tick own', (record) => ({
            ...record,
            own: record.own.map((entry) => (entry.id === target ? entry : { ...entry, isTicked: true })),
          })),
        ][random(4)],
    ).filter((act) => act !== undefined)
    const start: ShoppingRecord = { ...full, own: [own('own-0'), own('own-1'), own('own-2')] }
    const taken = taking.run(start)
    // The actions pick random recipes, so both lists go through the same ones.
    const [after, never] = later.reduce(
      ([one, other], act) => {
        const before = seed
        const next = act.run(one).record
        seed = before
        return [next, act.run(other).record] as const
      },
      [taken.record, start] as const,
    )
    const undone = taken.bringBack(after)
    const inOrder = (record: ShoppingRecord) => ({ ...record, own: record.own.map(({ id, isTicked }) => `${id} ${isTicked}`).sort() })
    expect(inOrder(undone)).toEqual(inOrder(never))
  }
})
