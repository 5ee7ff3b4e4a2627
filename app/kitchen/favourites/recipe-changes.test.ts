import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeChanges, type SavedVersion } from './recipe-changes.ts'

const burger: SavedVersion = {
  title: 'Burger',
  ingredients: ['1 bun', '1 patty', 'salt'],
  steps: ['Toast the bun.', 'Fry the patty.'],
  nutritionalValues: { calories: 500, protein: 30, fats: 20, carbs: 40 },
  servings: 2,
  cookMinutes: 10,
  chillMinutes: 30,
  equipment: ['Skillet'],
}

test('an unchanged recipe has no changes', () => {
  expect(describeChanges(burger, structuredClone(burger))).toEqual([])
})

test('changes are listed by name, with removed and added lines', () => {
  const present = {
    ...burger,
    title: 'Smash burger',
    ingredients: ['1 bun', '2 patties', 'salt', 'pepper'],
    nutritionalValues: { ...burger.nutritionalValues, calories: 650 },
    cookMinutes: 75,
    chillMinutes: 60,
    equipment: ['Skillet', 'Spatula'],
  }
  expect(describeChanges(burger, present)).toEqual([
    { name: 'Title', removed: ['Burger'], added: ['Smash burger'] },
    { name: 'Cooking', removed: ['10 min'], added: ['1 hr 15 min'] },
    { name: 'Chilling', removed: ['30 min'], added: ['1 hr'] },
    { name: 'Ingredients', removed: ['1 patty'], added: ['2 patties', 'pepper'] },
    { name: 'Equipment', removed: [], added: ['Spatula'] },
    { name: 'Nutrition', removed: ['500 kcal'], added: ['650 kcal'] },
  ])
})

test('the same lines in another order are a change without lines', () => {
  expect(describeChanges(burger, { ...burger, steps: burger.steps.toReversed() })).toEqual([{ name: 'Steps', removed: [], added: [] }])
})

test('only known nutrition values are listed', () => {
  const some = { ...burger, nutritionalValues: { calories: 500, fats: 0 } }
  expect(describeChanges(some, burger)).toEqual([
    { name: 'Nutrition', removed: ['0 g fat'], added: ['30 g protein', '20 g fat', '40 g carbs'] },
  ])
})

test('a field that was never saved has no change; one saved as empty has', () => {
  const { title, ingredients, steps, nutritionalValues } = burger
  expect(describeChanges({ title, ingredients, steps, nutritionalValues }, burger)).toEqual([])
  expect(describeChanges({ ...burger, equipment: null, notes: null }, { ...burger, notes: 'Eat it hot.' })).toEqual([
    { name: 'Equipment', removed: [], added: ['Skillet'] },
    { name: 'Notes', removed: [], added: ['Eat it hot.'] },
  ])
})

test('headings, tips and notes are compared like lines', () => {
  const saved: SavedVersion = {
    ...burger,
    ingredientGroups: [{ heading: 'Bun', start: 0 }],
    stepGroups: null,
    stepExtras: [{ tip: 'Use butter.' }, {}],
    notes: 'Eat it hot.\n\nWith fries.',
    makeAhead: null,
    storageNotes: 'Two days.',
  }
  const present: SavedVersion = {
    ...burger,
    ingredientGroups: [
      { heading: 'Bun', start: 0 },
      { heading: 'Patty', start: 1 },
    ],
    stepGroups: [{ heading: 'In the pan', start: 0 }],
    stepExtras: [{ tip: 'Use oil.' }, { tip: 'At 160 °F it is done.' }],
    notes: 'Eat it hot.\n\nWith a salad.',
    makeAhead: 'Shape the patty a day before.',
  }
  expect(describeChanges(saved, present)).toEqual([
    { name: 'Ingredients', removed: [], added: ['Patty:'] },
    { name: 'Steps', removed: ['Tip: Use butter.'], added: ['In the pan:', 'Tip: Use oil.', 'Tip: At 160 °F it is done.'] },
    { name: 'Notes', removed: ['With fries.'], added: ['With a salad.'] },
    { name: 'Make ahead', removed: [], added: ['Shape the patty a day before.'] },
    { name: 'Storage', removed: ['Two days.'], added: [] },
  ])
})

const lines = fc.array(fc.constantFrom('salt', 'pepper', '1 bun', '2 eggs', ''), { minLength: 1, maxLength: 8 })

test('removed and added lines turn the saved list into the present one, repeated lines included', () => {
  fc.assert(
    fc.property(lines, lines, (saved, present) => {
      const [change] = describeChanges({ ...burger, ingredients: saved }, { ...burger, ingredients: present })
      const { removed, added } = change ?? { removed: [], added: [] }
      expect([...saved, ...added].sort()).toEqual([...present, ...removed].sort())
      expect(change === undefined).toBe(JSON.stringify(saved) === JSON.stringify(present))
    }),
  )
})
