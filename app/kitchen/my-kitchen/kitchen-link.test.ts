import { expect, test } from 'vitest'
import type { RecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { type KitchenRecord, toMemberKey, toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import { emptyPlan, withDrafts, writePlan } from '#domain/plan/plan-entries.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { aRecipe } from '#tests/builders.ts'
import type { KitchenContent } from './kitchen-file.ts'
import { listKeys, readKitchenHash, toContent, toKitchenHash } from './kitchen-link.ts'
import { packText, unpackText } from './pack-text.ts'

const today = '2026-11-25'
const recipe: Recipe = { ...aRecipe(), id: 1001 }
const stew: Recipe = { ...aRecipe({ slug: 'stew', title: 'Stew' }), id: 1002, servings: 4 }
const about = { id: 1001, slug: 'patty-melt', title: 'Patty Melt' }
const records: KitchenRecord[] = [
  { key: 'choice avoid milk', changedAt: 3, kind: 'choice', value: 1 },
  { key: 'choice fan', changedAt: 4, kind: 'choice', value: 1, isGone: true },
  { key: 'collection a', changedAt: 5, kind: 'collection', name: 'Für Sonntage 🍳', place: 5 },
  { key: 'cooked 1001 x', changedAt: 6, kind: 'cooked', about, day: today, shown: 2, remark: 'Crisp.', as: recipe },
  { key: 'cooked 1002 x', changedAt: 6, kind: 'cooked', about: { ...about, id: 1002 }, day: today, shown: 4, remark: '', as: stew },
  { key: toMemberKey('collection a', 1001), changedAt: 5, kind: 'member', about, collection: 'collection a', image: '', place: 6 },
  { key: toNoteKey(1001), changedAt: 7, kind: 'note', about, text: 'More mustard.' },
]
const days = [today, '2026-11-01']
const plan = withDrafts(
  emptyPlan,
  days.map((day) => ({ day, meal: 'Dinner' as const, shown: 2, recipe })),
  9,
  () => `id-${days.length}-${Math.random()}`,
)
const listed = { id: 1002, slug: 'stew', title: 'Stew', servings: 4, ingredients: stew.ingredients, shown: 8 }
const content: KitchenContent = {
  records,
  favourites: [recipe],
  shoppingList: JSON.stringify({
    recipes: [listed],
    own: [{ id: 'o', text: 'Candles', isTicked: true }],
    ticked: { egg: '2' },
    removed: {},
  }),
  mealPlan: writePlan(plan, today, 9),
  units: 'metric',
}
const fetched = new Map<RecipeKey, Recipe | 'gone'>([
  [1001, recipe],
  [1002, stew],
])

test('a link has the whole kitchen without the recipes, which the site has, and the log without their earlier versions', async () => {
  const linked = await readKitchenHash(await toKitchenHash(content, today))
  if (typeof linked === 'string') throw new Error(linked)
  expect(listKeys(linked)).toEqual([1001, 1002])
  const short = records.map((record) => {
    if (record.kind !== 'cooked') return record
    const { as, ...rest } = record
    return { ...rest, ...(!as?.servings && { isBatches: true }) }
  })
  const there = toContent(linked, fetched)
  expect(there.records).toEqual(short)
  expect(there.favourites).toEqual([recipe])
  expect(there.units).toBe('metric')
  expect(JSON.parse(there.shoppingList ?? '')).toMatchObject({ ...JSON.parse(content.shoppingList ?? ''), recipes: [listed] })
  const { entries, recipes } = JSON.parse(there.mealPlan ?? '')
  // What was planned long ago is left out.
  expect(entries).toEqual(plan.entries.filter(({ day }) => day === today))
  expect(recipes).toMatchObject([{ id: 1001, changedAt: 9 }])
})

test('a recipe no longer on the site is left out, and the rest arrives', async () => {
  const linked = await readKitchenHash(await toKitchenHash(content, today))
  if (typeof linked === 'string') throw new Error(linked)
  const there = toContent(linked, new Map([[1001, 'gone' as const], ...[...fetched].slice(1)]))
  expect(there.favourites).toEqual([])
  expect(JSON.parse(there.shoppingList ?? '').recipes).toHaveLength(1)
  expect(there.records).toHaveLength(records.length)
})

test('a link that was cut off, changed or made by a later version is refused, and invalid parts are dropped', async () => {
  const hash = await toKitchenHash(content, today)
  for (const wrong of ['#kitchen=', '#kitchen=%', '#kitchen=AAAA', hash.slice(0, -9), hash.replace(/.{9}$/, 'AAAAAAAAA')])
    expect(await readKitchenHash(wrong)).toBe('unreadable')
  expect(await readKitchenHash(`#kitchen=${await packText('{"version":2}')}`)).toBe('newer')
  const nonsense = { version: 1, records: [1, { key: 'x' }], favourites: [-1, '../x', {}, 5], list: 'x', plan: [1], units: 'x' }
  expect(await readKitchenHash(`#kitchen=${await packText(JSON.stringify(nonsense))}`)).toMatchObject({
    records: [],
    favourites: [5],
    list: { recipes: [], own: [] },
    plan: { entries: [], recipes: [] },
    units: null,
  })
})

test('a few letters that unpack to more than any kitchen holds are refused', async () => {
  const bomb = await packText('a'.repeat(20_000_000))
  expect(bomb.length).toBeLessThan(40_000)
  expect(await unpackText(bomb)).toBeUndefined()
})

test('a kitchen with a few notes fits a readable QR code', async () => {
  const few: KitchenContent = { records: records.slice(0, 3), favourites: [recipe, stew], shoppingList: null, mealPlan: null, units: null }
  expect((await toKitchenHash(few, today)).length).toBeLessThan(560)
})
