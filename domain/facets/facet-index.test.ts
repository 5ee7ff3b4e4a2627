import { describe, expect, test } from 'vitest'
import { changeMenu, createMenu, listDishes } from './facet-index.ts'
import { type MenuChoice, narrowMenu } from './filter-recipes.ts'
import { listNearestFoods } from './nearest-foods.ts'
import { listCookable } from './rank-cookable.ts'
import type { MenuItem } from './recipe-facets.ts'
import { menuSorts } from './recipe-order.ts'
import { listRelatedDishes } from './related-recipes.ts'

const all = { limit: 50, offset: 0 }
const isShown = () => true
const nothing: MenuChoice = { search: '', foods: [] }

function anItem(id: number, changes: Partial<MenuItem> = {}): MenuItem {
  return { id, titleKey: `dish ${id}`, foods: [], createdAt: new Date(Date.UTC(2026, 0, 1, 0, id - 1000)).toISOString(), ...changes }
}

function menuOf(...items: MenuItem[]) {
  const menu = createMenu()
  changeMenu(menu, items)
  return menu
}

function narrow(menu: ReturnType<typeof createMenu>, choice: Partial<MenuChoice>) {
  return narrowMenu(menu, { choice: { ...nothing, ...choice }, sort: 'newest', isShown })
}

describe('narrowing', () => {
  const menu = menuOf(
    anItem(1001, { category: 'Soup', cuisine: 'Greek', minutes: 30, kcal: 300, foods: ['red onion', 'white onion', 'lemon'] }),
    anItem(1002, { category: 'soup', minutes: 61, foods: ['garlic', 'lemon'] }),
    anItem(1003, { category: 'Cake', cuisine: 'Greek', minutes: 200, kcal: 900, foods: ['egg'], type: 'trending' }),
  )

  test('takes categories in any spelling', () => {
    expect(narrow(menu, { category: 'SOUP' }).ids).toEqual([1002, 1001])
    expect(narrow(menu, { category: 'Stew' }).ids).toEqual([])
  })

  test('takes ranges up to and with their end; what is not known lies in none', () => {
    expect(narrow(menu, { time: { over: -1, most: 30 } }).ids).toEqual([1001])
    expect(narrow(menu, { time: { over: 60, most: Number.POSITIVE_INFINITY } }).ids).toEqual([1003, 1002])
    expect(narrow(menu, { kcal: { over: -1, most: 1000 } }).ids).toEqual([1003, 1001])
  })

  test('takes a wider food for all of its kind, and wants every food', () => {
    expect(narrow(menu, { foods: ['onion'] }).ids).toEqual([1001])
    expect(narrow(menu, { foods: ['lemon', 'garlic'] }).ids).toEqual([1002])
    expect(narrow(menu, { foods: ['xyzzy'] }).ids).toEqual([])
  })

  test('counts each facet under the other ones, and a food once a dish', () => {
    const { counts } = narrow(menu, { category: 'soup' })
    expect(Array.from(counts.categories)).toEqual([2, 1])
    expect(Array.from(counts.cuisines)).toEqual([1])
    expect(counts.times).toEqual([1, 1, 2, 0])
    expect(counts.types).toEqual({ all: 2, trending: 0, 'top-seller': 0 })
    expect(counts.foods[menu.foods.numbers.get('onion') ?? -1]).toBe(1)
    expect(counts.foods[menu.foods.numbers.get('egg') ?? -1]).toBe(0)
  })

  test('says what there would be without each part', () => {
    const { ids, without } = narrow(menu, { category: 'Cake', foods: ['lemon'] })
    expect(ids).toEqual([])
    expect(Object.fromEntries(without)).toEqual({ category: 2, 'food:lemon': 1 })
  })

  test('leaves out what the public does not see', () => {
    expect(narrowMenu(menu, { choice: nothing, sort: 'newest', isShown: (id) => id !== 1003 }).ids).toEqual([1002, 1001])
  })
})

describe('the orders', () => {
  test('put what is not known last, and built-in dishes behind the owner’s', () => {
    const menu = menuOf(
      anItem(1, { createdAt: '', minutes: 10, titleKey: 'b' }),
      anItem(2, { createdAt: '', kcal: 5, titleKey: 'a' }),
      anItem(1001, { minutes: 20, kcal: 9, titleKey: 'c' }),
    )
    const order = (sort: (typeof menuSorts)[number]) => listDishes(menu, sort).map(({ id }) => id)
    expect(order('newest')).toEqual([1001, 1, 2])
    expect(order('quickest')).toEqual([1, 1001, 2])
    expect(order('kcal')).toEqual([2, 1001, 1])
    expect(order('title')).toEqual([2, 1, 1001])
  })

  test('are the same after many changes as when sorted anew', () => {
    const menu = menuOf()
    for (const sort of menuSorts) listDishes(menu, sort)
    const changed = (id: number) => anItem(id, { minutes: (id * 7) % 13 || undefined, kcal: (id * 5) % 11, titleKey: `t${(id * 3) % 17}` })
    for (let step = 0; step < 60; step++) changeMenu(menu, [changed(1001 + ((step * 11) % 30))], step % 7 === 0 ? [1001 + (step % 30)] : [])
    const fresh = menuOf(...Array.from(menu.dishes.keys(), changed))
    for (const sort of menuSorts) expect(listDishes(menu, sort).map(({ id }) => id)).toEqual(listDishes(fresh, sort).map(({ id }) => id))
    expect(menu.dishes.size).toBeGreaterThan(10)
  })
})

describe('cooking with what there is', () => {
  const menu = menuOf(
    anItem(1001, { foods: ['salt', 'red onion', 'egg', 'cheddar'] }),
    anItem(1002, { foods: ['onion', 'olive oil'] }),
    anItem(1003, { foods: ['mozzarella', 'egg'] }),
    anItem(1004, { foods: ['water', 'salt'] }),
  )
  const cook = (...have: string[]) => listCookable(menu, have, isShown, all).entries.map(({ id, missing }) => `${id} ${missing.join('+')}`)

  test('the fewest missing come first, and staples are never missing', () => {
    expect(cook('onion', 'egg')).toEqual(['1002 ', '1001 cheddar', '1003 mozzarella'])
  })

  test('a kind stands for its wider food, but not for another kind', () => {
    expect(cook('red onion')).toEqual(['1002 ', '1001 egg+cheddar'])
    expect(cook('mozzarella')).toEqual(['1003 egg'])
    expect(cook('cheese')).toEqual(['1003 egg', '1001 red onion+egg'])
  })

  test('what uses nothing of it is left out, also dishes of staples alone', () => {
    expect(cook('salt')).toEqual([])
    expect(cook('xyzzy')).toEqual([])
    expect(cook()).toEqual([])
  })
})

describe('related dishes', () => {
  test('share rare foods rather than common ones', () => {
    const common = Array.from({ length: 10 }, (_, index) => anItem(1010 + index, { foods: ['butter', `filler ${index}`] }))
    const menu = menuOf(anItem(1001, { foods: ['butter', 'saffron'] }), anItem(1002, { foods: ['saffron', 'mussel'] }), ...common)
    expect(listRelatedDishes(menu, 1001, isShown, 1)).toEqual([1002])
    expect(listRelatedDishes(menu, 1001, (id) => id !== 1002, 2)).toEqual([1019, 1018])
  })

  test('are those of the category where no food is shared, and never the dish itself', () => {
    const menu = menuOf(anItem(1001, { category: 'Soup' }), anItem(1002, { category: 'Soup' }), anItem(1003), anItem(1004))
    expect(listRelatedDishes(menu, 1001, isShown, 3)).toEqual([1002, 1004, 1003])
    expect(listRelatedDishes(menu, 9999, isShown, 3)).toEqual([])
  })
})

test('a misspelled food is near what it may be, and a part of a name near the whole', () => {
  const menu = menuOf(anItem(1001, { foods: ['buttermilk', 'baby back rib', 'lime', 'gone'] }), anItem(1002, { foods: ['gone'] }))
  changeMenu(menu, [anItem(1001, { foods: ['buttermilk', 'baby back rib', 'lime'] })], [1002])
  expect(listNearestFoods(menu, 'buttermlk')).toEqual(['buttermilk'])
  expect(listNearestFoods(menu, 'rib')).toEqual(['baby back rib'])
  expect(listNearestFoods(menu, 'gon')).toEqual([])
  expect(listNearestFoods(menu, 'zzzzz')).toEqual([])
})
