import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { cookBackwards, type MealRecipe, type TimedStep, type Timetable } from './cook-backwards.ts'
import { listUses } from './equipment.ts'
import { toHeatingMinutes } from './oven.ts'
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

test('a hot dish does not wait for a cold one that needs the same hands', () => {
  const fish = recipe(1, 'Heat the grill to high.', 'Season the fish.', 'Grill the fish 4 minutes per side and serve at once.')
  const salad = recipe(2, 'Toss the salad.')
  expect(cookBackwards([fish, salad]).early).toEqual([{ recipeId: 2, minutes: 14, reasons: ['hands'] }])
  expect(cookBackwards([salad, fish]).early).toEqual([{ recipeId: 2, minutes: 14, reasons: ['hands'] }])
})

test.each([
  ['Cook on low for 8 hours or on high for 4 hours.', 480],
  ['Simmer 1 hour, or 20 minutes under pressure.', 60],
  ['Fry for 3 minutes or until brown. Simmer 10 minutes.', 13],
  ['Cover and pickle overnight.', 480],
  ['Cook on low 8 hrs / high 4 hrs.', 480],
  ['Cook for 4 to 5 hours on high. Alternatively, cook on low for 8 hours.', 480],
  ['Refrigerate for 4 hours or overnight.', 240],
])('%j takes %i minutes', (text, minutes) => {
  expect(toStepNeeds([text])[0]).toMatchObject({ minutes, source: 'written' })
})

test.each([
  ['Bake 20 minutes.', false],
  ['Cook on low for 8 hours in the slow cooker.', false],
  ['Hold it in the fridge for 2 hours.', false],
  ['Fry 3 minutes, then refrigerate for 1 hour.', true],
  ['Leave it overnight.', false],
  ['Cover and cook on low 8 hours or high 4 hours.', false],
  ['Brine for 12 hours.', false],
  ['Pressure cook on high for 25 minutes.', false],
  ['Cook for 4 hours, stirring now and then.', false],
  ['Chill for 2 hours.', false],
  ['Simmer over low heat 10 minutes.', false],
  ['Simmer over low heat 10 minutes, stirring.', true],
  ['Fry 3 minutes.', true],
  ['Rest 10 minutes, then fry 3 minutes.', true],
  ['Chop it.', true],
])('%j keeps the cook busy: %j', (text, isBusy) => {
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
  [['Slice the roast.'], [undefined]],
  [['Bake in a moderate oven 160 degrees Celsius for 20 minutes.'], [320]],
  [
    ['Preheat the oven (180c).', 'Bake 20 minutes.'],
    [undefined, 356],
  ],
  [['Broil 2 minutes.'], ['broiler']],
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

test('a step done meanwhile ends by the end of the step before, which does not start later', () => {
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

test('a cook does one thing at a time while something else bakes', () => {
  const table = cookBackwards([recipe(1, 'Roll it out.', 'Bake at 400°F 30 minutes.'), recipe(2, 'Chop it.', 'Fry 10 minutes.')])
  expect(table.steps.map(({ recipeId, place, from, to }) => [recipeId, place + 1, from, to])).toEqual([
    [1, 1, 35, 30],
    [1, 2, 30, 0],
    [2, 1, 15, 10],
    [2, 2, 10, 0],
  ])
  expect(table.early).toEqual([])
})

test('an oven is shared at one temperature, but not at two', () => {
  const at = (heat: string, id: number) => recipe(id, `Bake at ${heat} 20 minutes.`)
  expect(toRows(at('350°F', 1), at('350°F', 2))).toEqual([
    [1, 1, 20, 0],
    [2, 1, 20, 0],
  ])
  const table = cookBackwards([at('350°F', 1), at('425°F', 2)])
  expect(table.steps.map(({ from, to }) => [from, to])).toEqual([
    [45, 25],
    [20, 0],
  ])
  expect(table.early).toEqual([{ recipeId: 1, minutes: 25, reasons: ['oven'] }])
})

test('of two dishes that can’t both end with the meal, the cold one is ready earlier', () => {
  const hot = recipe(1, 'Fry the fish 12 minutes.')
  const cold = recipe(2, 'Whisk the dressing 30 minutes.', 'Chill it.')
  for (const order of [
    [hot, cold],
    [cold, hot],
  ]) {
    expect(cookBackwards(order).early).toEqual([{ recipeId: 2, minutes: 12, reasons: ['hands'] }])
  }
})

const toHeats = (...recipes: MealRecipe[]) =>
  cookBackwards(recipes).heatings.map(({ oven, before, from, minutes }) => [oven, before, from, minutes])

test('an oven that no step heats early enough is preheated, once for all dishes at the same temperature', () => {
  const bake = 'Bake at 350°F 20 minutes.'
  expect(toHeats(recipe(1, bake))).toEqual([[350, undefined, 35, 15]])
  expect(toHeats(recipe(1, bake), recipe(2, bake, 'Serve it.'))).toEqual([[350, undefined, 40, 15]])
  expect(toHeats(recipe(1, 'Heat the oven to 350°F.', 'Mix it.', 'Roll it.', bake))).toEqual([])
  expect(toHeats(recipe(1, 'Bake 20 minutes.'))).toEqual([['unknown', undefined, 35, 15]])
  expect(toHeats(recipe(1, 'Broil 2 minutes.'))).toEqual([['broiler', undefined, 7, 5]])
  expect(toHeats(recipe(1, 'Heat the oven. Bake 20 minutes.'))).toEqual([['unknown', undefined, 35, 15]])
})

test('a step that heats the oven starts early enough for it to be hot in time', () => {
  expect(toRows(recipe(1, 'Heat the oven to 425°F.', 'Bake 20 minutes.'))).toEqual([
    [1, 1, 35, 30],
    [1, 2, 20, 0],
  ])
  expect(toRows(recipe(1, 'Bake at 275°F 60 minutes.', 'Turn the oven up to 425°F.', 'Bake 20 minutes.'))).toEqual([
    [1, 1, 90, 30],
    [1, 2, 30, 25],
    [1, 3, 20, 0],
  ])
})

test('an oven takes time from one temperature to the next, up or down, but a dish that stays in is not taken out for that', () => {
  expect([toHeatingMinutes(350), toHeatingMinutes(425), toHeatingMinutes(450), toHeatingMinutes(275)]).toEqual([15, 15, 15, 10])
  expect([toHeatingMinutes(425, 275), toHeatingMinutes(275, 425), toHeatingMinutes('broiler', 400)]).toEqual([10, 15, 5])
  const table = cookBackwards([recipe(1, 'Bake at 425°F 20 minutes.', 'Simmer 40 minutes.'), recipe(2, 'Bake at 350°F 20 minutes.')])
  expect(table.heatings.map(({ before, oven, from }) => [before, oven, from])).toEqual([
    [undefined, 425, 75],
    [425, 350, 30],
  ])
  expect(toRows(recipe(1, 'Bake at 400°F 20 minutes.', 'Broil 2 minutes.'))).toEqual([
    [1, 1, 22, 2],
    [1, 2, 2, 0],
  ])
})

test('a step that would heat the oven while something else bakes in it is flagged, and the oven is heated later', () => {
  const table = cookBackwards([
    recipe(1, 'Bake at 275°F 60 minutes.', 'Rest it 40 minutes.'),
    recipe(2, 'Heat the oven to 425°F.', 'Chill for 30 minutes.', 'Bake 20 minutes.'),
  ])
  const [later] = table.steps.filter(({ setsOven }) => setsOven)
  expect(later?.isOvenLater).toBe(true)
  expect(table.heatings).toMatchObject([{ oven: 275 }, { recipeId: 2, oven: 425, before: 275, from: 30 }])
})

test('a step that heats the oven in time is not delayed because of a later temperature', () => {
  const { steps } = cookBackwards([
    recipe(1, 'Heat the oven to 275°F.', 'Bake 60 minutes.', 'Chill for 1 hour.', 'Bake at 425°F 20 minutes.'),
  ])
  expect(steps.some(({ isOvenLater }) => isOvenLater)).toBe(false)
})

test.each<[string[], string[]]>([
  [
    ['Warm the oil in a skillet.', 'Chop the rest.', 'Cook 5 minutes.', 'Serve it.'],
    ['burner 1-3', 'skillet 1-3'],
  ],
  [
    ['Put water on to boil in a large pot.', 'Fry the onion in a skillet.', 'Cook the pasta, then drain it.', 'Simmer the sauce.'],
    ['burner 1-3', 'pot 1-3', 'burner 2-4', 'skillet 2-4'],
  ],
  [
    ['Sear it in a skillet.', 'Melt butter in a second skillet.', 'Fry them in the same skillet.'],
    ['burner 1-1', 'skillet 1-1', 'burner 2-3', 'skillet 2-3'],
  ],
  [
    ['Brown it in a Dutch oven over medium heat.', 'Roast it in the oven 2 hours.'],
    ['burner 1-1', 'pot 1-1'],
  ],
  [
    ['Let it come to room temperature.', 'Bring it to room temperature.', 'Grill it over high heat.', 'Set it on the grill.'],
    ['grill 3-3', 'grill 4-4'],
  ],
  [['Rub it.', 'Cook in the slow cooker on low 8 hours.', 'Chop it.', 'Stir it into the slow cooker.'], ['slow cooker 2-4']],
  [
    ['Air-fry at 400°F 12 minutes.', 'Whirl it in a blender.', 'Beat it with a mixer on high.'],
    ['air fryer 1-1', 'blender 2-2', 'mixer 3-3'],
  ],
  [
    ['Cook in the Instant Pot 20 minutes.', 'Set the pot roast in a Crock Pot.'],
    ['slow cooker 2-2', 'pressure cooker 1-1'],
  ],
  [['Lay it on a baking sheet.', 'Bake 20 minutes.', 'Brush it.', 'Bake 5 minutes.', 'Serve it.'], ['baking sheet 1-4']],
  [['Serve it. Warm leftovers in a skillet.', 'Loosen it with boiling water.', 'Until it’s golden brown, bake it.'], []],
])('%j take %j', (steps, uses) => {
  const needs = toStepNeeds(steps)
  expect(
    listUses(steps, (place) => needs[place]?.oven !== undefined).map(({ what, first, last }) => `${what} ${first + 1}-${last + 1}`),
  ).toEqual(uses)
})

test('pans wait for a free burner, and the note of what is early says so', () => {
  const stew = (id: number) => recipe(id, 'Simmer in a pot 60 minutes.')
  expect(toRows(stew(1), stew(2), stew(3), stew(4))).toHaveLength(4)
  expect(cookBackwards([stew(1), stew(2), stew(3), stew(4)]).early).toEqual([])
  expect(cookBackwards([stew(1), stew(2)], 1).early).toEqual([{ recipeId: 2, minutes: 60, reasons: ['burner'] }])
  expect(
    cookBackwards([recipe(1, 'Simmer in the slow cooker 60 minutes.'), recipe(2, 'Leave it in the slow cooker 60 minutes.')]).early,
  ).toEqual([{ recipeId: 2, minutes: 60, reasons: ['slow cooker'] }])
  expect(cookBackwards([recipe(1, 'Serve it.'), recipe(2, 'Slice it.')]).early).toEqual([{ recipeId: 2, minutes: 5, reasons: ['hands'] }])
})

test('a pan stays on its burner while the cook is busy elsewhere', () => {
  const sauce = recipe(1, 'Melt butter in a saucepan.', 'Chill the rest for 30 minutes.', 'Simmer in the saucepan 10 minutes.')
  const steps = cookBackwards([sauce, recipe(2, 'Simmer in a pot 20 minutes.')], 1).steps
  expect(steps.map(({ recipeId, place, from, to }) => [recipeId, place + 1, from, to])).toEqual([
    [1, 1, 65, 60],
    [1, 2, 60, 30],
    [1, 3, 30, 20],
    [2, 1, 20, 0],
  ])
})

test('a recipe that needs more burners than there are is cooked anyway, and flagged', () => {
  const both = recipe(
    1,
    'Simmer in a saucepan 30 minutes.',
    'Meanwhile, simmer the rice in a pot 20 minutes.',
    'Cook in the saucepan 5 minutes.',
  )
  expect(cookBackwards([both], 1).overBurners).toEqual([{ recipeId: 1, burners: 2 }])
  expect(cookBackwards([both], 2).overBurners).toEqual([])
})

test('pans of a kind that two recipes need at once are named, with the time', () => {
  const { pans } = cookBackwards([
    recipe(1, 'Simmer in a skillet 20 minutes.'),
    recipe(2, 'Simmer in a skillet 30 minutes.', 'Serve it.'),
    recipe(3, 'Simmer in a pot 30 minutes.'),
  ])
  expect(pans).toEqual([{ pan: 'skillet', count: 2, from: 20, to: 5 }])
})

/** Pseudo-random numbers from 0 to 1, the same in every run (mulberry32). */
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
  'Fry 3 to 4 minutes in a skillet.',
  'Chill for 2 hours.',
  'Bake at 350°F 20 minutes.',
  'Bake at 425°F 45 minutes.',
  'Bake at 200°C 15 minutes.',
  'Bake 10 minutes.',
  'Broil 3 minutes.',
  'Meanwhile, simmer 30 minutes, stirring.',
  'Simmer in a pot 40 minutes.',
  'Put water on to boil in a second pot.',
  'Drain it.',
  'Sauce: While it bakes, whisk the milk.',
  'Heat the oven to 275°F.',
  'Turn the oven up to 450°F.',
  'Grill 8 minutes.',
  'Leave it in the slow cooker 90 minutes.',
  'Whirl it in a blender.',
]

test('whatever is cooked together, the plan is possible', () => {
  const random = seeded(7)
  const pick = (count: number) => Math.floor(random() * count)
  for (let run = 0; run < 300; run++) {
    const steps = () => Array.from({ length: 1 + pick(7) }, () => phrases[pick(phrases.length)] ?? '')
    const recipes = Array.from({ length: 1 + pick(4) }, (_, id) => recipe(id, ...steps()))
    expectPossible(recipes, 1 + pick(4))
  }
})

test('any meal of built-in recipes has a possible plan', () => {
  for (const [index, one] of builtInRecipes.entries())
    for (const other of builtInRecipes.slice(index)) {
      const third = builtInRecipes[(index + 3) % builtInRecipes.length] ?? one
      for (const burners of [1, 4]) expectPossible([...new Set([one, other, third])], burners)
    }
  expectPossible(builtInRecipes, 2)
})

function expectPossible(recipes: readonly MealRecipe[], burners: number) {
  const table = cookBackwards(recipes, burners)
  expect(table.steps).toHaveLength(recipes.flatMap((one) => one.steps).length)
  for (const one of table.steps) {
    expect(one.to).toBeGreaterThanOrEqual(0)
    expect(one.from - one.to).toBe(one.minutes)
    for (const other of table.steps) if (one !== other) expect(isPossible(one, other) || [one, other]).toBe(true)
  }
  expectFree(recipes, table, burners)
  expectHot(table)
}

function isPossible(one: TimedStep, other: TimedStep) {
  const isTogether = one.from > other.to && other.from > one.to
  const isInOrder = one.recipeId !== other.recipeId || one.place > other.place || one.from >= other.from
  return isInOrder && !(isTogether && one.isBusy && other.isBusy)
}

/**
 * At every minute, no more burners and machines are in use than there are, from the start of each recipe's first step with them to the end
 * of its last.
 */
function expectFree(recipes: readonly MealRecipe[], { steps, overBurners }: Timetable, burners: number) {
  const limit = Math.max(burners, ...overBurners.map((over) => over.burners))
  const counts = new Map<string, number>()
  for (const { id, steps: texts } of recipes)
    for (const { what, first, last } of listUses(texts, () => false)) {
      const [begin, end] = [first, last].map((place) => steps.find((step) => step.recipeId === id && step.place === place))
      for (let minute = end?.to ?? 0; minute < (begin?.from ?? 0); minute++)
        counts.set(`${what} ${minute}`, (counts.get(`${what} ${minute}`) ?? 0) + 1)
    }
  for (const [key, count] of counts) {
    if (/^(?:skillet|pot|saucepan|wok|baking|roasting)/.test(key)) continue
    expect([key, count <= (key.startsWith('burner') ? limit : 1)]).toEqual([key, true])
  }
}

/**
 * Whatever goes into the oven finds it hot: either something at the same temperature was in it until then, or it was heated long enough,
 * with nothing in it at another temperature.
 */
function expectHot({ steps, heatings }: Timetable) {
  const baked = steps.filter(({ oven }) => oven !== undefined)
  const isSame = (one: TimedStep, heat: TimedStep['oven'], of: number) =>
    heat === 'unknown' || one.oven === 'unknown' ? heat === one.oven && of === one.recipeId : isNear(one.oven, heat)
  for (const step of baked) {
    const others = baked.filter((other) => other !== step)
    const along = others.filter((other) => other.from > step.to && step.from > other.to)
    expect(along.filter((other) => !isSame(step, other.oven, other.recipeId))).toEqual([])
    const [last] = others
      .filter((other) => other.from > step.from || (other.from === step.from && steps.indexOf(other) < steps.indexOf(step)))
      .toSorted((one, other) => one.to - other.to)
    const staysIn = last?.recipeId === step.recipeId && Math.abs(last.place - step.place) === 1
    const isOn = last && last.to - step.from <= 30
    if (isOn && (staysIn || isSame(step, last.oven, last.recipeId))) continue
    const heated = [
      ...heatings.map(({ oven, from, recipeId }) => ({ oven, from, recipeId })),
      ...steps.flatMap(({ setsOven, from, recipeId }) => (setsOven ? [{ oven: setsOven, from, recipeId }] : [])),
    ].filter(({ oven, recipeId, from }) => isSame(step, oven, recipeId) && from <= (last?.to ?? Number.POSITIVE_INFINITY))
    const longest = Math.max(...heated.map(({ from }) => from - step.from))
    expect([step, longest >= toHeatingMinutes(step.oven ?? 'unknown', isOn ? last.oven : undefined)]).toEqual([step, true])
  }
}

function isNear(one: TimedStep['oven'], other: TimedStep['oven']) {
  return one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 10)
}

test('many recipes are planned at once', () => {
  const many = Array.from({ length: 12 }, (_, id) => recipe(id, 'Chop it.', 'Bake at 350°F 20 minutes.', 'Serve it.'))
  expect(cookBackwards(many).steps).toHaveLength(36)
})
