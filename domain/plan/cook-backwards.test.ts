import { expect, test } from 'vitest'
import { cookBackwards, type MealRecipe, type TimedStep } from './cook-backwards.ts'
import { toStepNeeds } from './step-needs.ts'

const recipe = (id: number, ...steps: string[]): MealRecipe => ({ id, title: `Recipe ${id}`, steps })

const toRows = (...recipes: MealRecipe[]) =>
  cookBackwards(recipes).steps.map(({ recipeId, place, from, to }) => [recipeId, place + 1, from, to])

test('a step takes the longest time that it names, all its times together, or an assumed one', () => {
  expect(
    toStepNeeds(['Chop it.', 'Fry 3 to 4 minutes. Simmer for 1 hour.', 'Bake 20 minutes.']).map(({ minutes, source }) => [minutes, source]),
  ).toEqual([
    [5, 'assumed'],
    [64, 'written'],
    [20, 'written'],
  ])
  expect(toStepNeeds(['Chop it.', 'Fry it.'], { 1: 12 })[1]).toMatchObject({ minutes: 12, source: 'own' })
})

test.each([
  ['Bake 20 minutes.', false],
  ['Chill for 2 hours.', false],
  ['Simmer over low heat 10 minutes.', false],
  ['Simmer over low heat 10 minutes, stirring.', true],
  ['Fry 3 minutes.', true],
  ['Rest 10 minutes, then fry 3 minutes.', true],
  ['Chop it.', true],
])('%j takes the cook: %j', (text, isBusy) => {
  expect(toStepNeeds([text])[0]?.isBusy).toBe(isBusy)
})

test.each([
  [
    ['Heat the oven to 275°F (135°C).', 'Bake 2½ hours, until the meat reads 195°F (90°C).'],
    [undefined, 275],
  ],
  [
    ['Heat the oven to 275°F.', 'Turn the oven up to 425°F (220°C).', 'Brush and bake 10 minutes.'],
    [undefined, undefined, 425],
  ],
  [['Bake at 180°C for 20 minutes.'], [356]],
  [['Bake 20 minutes.'], ['unknown']],
  [['Broil 2 minutes.'], [550]],
  [
    ['Heat the oven to 200°F, and heat the oil to 350°F in a Dutch oven.', 'Keep them warm in the oven.'],
    [undefined, 200],
  ],
  [['Brown it in the Dutch oven.'], [undefined]],
  [
    ['Bake at 275°F 1 hour.', 'Sauce: While the ribs bake, whisk it.'],
    [275, undefined],
  ],
])('%j need the oven at %j', (steps, heats) => {
  expect(toStepNeeds(steps).map(({ oven }) => oven)).toEqual(heats)
})

test('steps of a recipe end with the meal, one after another', () => {
  expect(toRows(recipe(1, 'Chop it.', 'Simmer 30 minutes.', 'Serve it.'))).toEqual([
    [1, 1, 40, 35],
    [1, 2, 35, 5],
    [1, 3, 5, 0],
  ])
  expect(toRows()).toEqual([])
  expect(toRows(recipe(1))).toEqual([])
})

test('what is done meanwhile is done by the end of the step before, which is begun no later', () => {
  expect(toRows(recipe(1, 'Bake 60 minutes.', 'Simmer the sauce: While it bakes, simmer 12 minutes.', 'Serve it.'))).toEqual([
    [1, 1, 65, 5],
    [1, 2, 17, 5],
    [1, 3, 5, 0],
  ])
  expect(toRows(recipe(1, 'Bake 10 minutes.', 'Meanwhile, simmer 30 minutes.'))).toEqual([
    [1, 1, 30, 20],
    [1, 2, 30, 0],
  ])
})

test('a cook does one thing at a time, and meanwhile something else bakes', () => {
  const table = cookBackwards([recipe(1, 'Roll it out.', 'Bake at 400°F 30 minutes.'), recipe(2, 'Chop it.', 'Fry 10 minutes.')])
  expect(table.steps.map(({ recipeId, place, from, to }) => [recipeId, place + 1, from, to])).toEqual([
    [1, 1, 35, 30],
    [1, 2, 30, 0],
    [2, 1, 15, 10],
    [2, 2, 10, 0],
  ])
  expect(table.early).toEqual([])
})

test('an oven is shared at one heat, and not at two', () => {
  const at = (heat: string, id: number) => recipe(id, `Bake at ${heat} 20 minutes.`)
  expect(toRows(at('350°F', 1), at('350°F', 2))).toEqual([
    [1, 1, 20, 0],
    [2, 1, 20, 0],
  ])
  const table = cookBackwards([at('350°F', 1), at('425°F', 2)])
  expect(table.steps.map(({ from, to }) => [from, to])).toEqual([
    [40, 20],
    [20, 0],
  ])
  expect(table.early).toEqual([{ recipeId: table.steps[0]?.recipeId, minutes: 20 }])
})

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const phrases = [
  'Chop it.',
  'Fry 3 to 4 minutes.',
  'Chill for 2 hours.',
  'Bake at 350°F 20 minutes.',
  'Bake at 425°F 45 minutes.',
  'Bake 10 minutes.',
  'Meanwhile, simmer 30 minutes, stirring.',
  'Sauce: While it bakes, whisk the milk.',
  'Heat the oven to 275°F.',
]

test('whatever is cooked together, nothing is impossible', () => {
  const random = seeded(7)
  const pick = (count: number) => Math.floor(random() * count)
  for (let run = 0; run < 200; run++) {
    const steps = () => Array.from({ length: 1 + pick(6) }, () => phrases[pick(phrases.length)] ?? '')
    const recipes = Array.from({ length: 1 + pick(4) }, (_, id) => recipe(id, ...steps()))
    const table = cookBackwards(recipes).steps
    expect(table).toHaveLength(recipes.flatMap((one) => one.steps).length)
    for (const one of table) {
      expect(one.to).toBeGreaterThanOrEqual(0)
      expect(one.from - one.to).toBe(one.minutes)
      for (const other of table) if (one !== other) expect(isPossible(one, other) || [one, other]).toBe(true)
    }
  }
})

function isPossible(one: TimedStep, other: TimedStep) {
  const isTogether = one.from > other.to && other.from > one.to
  const isInOrder = one.recipeId !== other.recipeId || one.place > other.place || one.from >= other.from
  return isInOrder && !(isTogether && ((one.isBusy && other.isBusy) || (one.oven && other.oven && one.oven !== other.oven)))
}

test('many recipes are planned at once', () => {
  const many = Array.from({ length: 12 }, (_, id) => recipe(id, 'Chop it.', 'Bake at 350°F 20 minutes.', 'Serve it.'))
  expect(cookBackwards(many).steps).toHaveLength(36)
})
