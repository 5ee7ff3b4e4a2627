import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyPlan,
  isAhead,
  listEntries,
  type MealPlan,
  meals,
  mergePlans,
  type PlanEntry,
  type PlannedRecipe,
  readPlan,
  toAdditions,
  toCopies,
  toPlanAct,
  withChanges,
  withChoices,
  withDrafts,
  withStepMinutes,
  withUndone,
  writePlan,
} from './plan-entries.ts'
import { toWeek } from './week.ts'

const chili: PlannedRecipe = { id: 8, slug: 'chili-dog', title: 'Chili Dog', servings: 8, ingredients: ['1 onion'], steps: ['Cook.'] }
const today = '2026-11-25'

let count = 0
function toId() {
  count += 1
  return `entry-${String(count).padStart(4, '0')}`
}

function plan(...drafts: Parameters<typeof withDrafts>[1]) {
  return withDrafts(emptyPlan, drafts, 1000, toId)
}

function toRecipe(record: unknown) {
  const nutritionalValues = { calories: 0, protein: 0, fats: 0, carbs: 0 }
  const base = { id: 0, slug: '', title: '', image: '', short: '', steps: [], ingredients: [], nutritionalValues }
  return typeof record === 'object' && record !== null ? { ...base, ...record } : undefined
}

const entry = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    changedAt: fc.integer({ min: 1, max: 5 }),
    day: fc.constantFrom('2026-11-23', '2026-11-24'),
    meal: fc.constantFrom(...meals),
    shown: fc.integer({ min: 1, max: 9 }),
    listed: fc.integer({ min: 0, max: 9 }),
    isGone: fc.boolean(),
  })
  .map((one): PlanEntry => ({ ...one, text: 'Leftovers' }))
const anyPlan: fc.Arbitrary<MealPlan> = fc
  .record({
    entries: fc.array(entry, { maxLength: 6 }),
    changedAt: fc.integer({ min: 0, max: 3 }),
    time: fc.constantFrom('18:00', '19:00'),
  })
  .map(({ entries, changedAt, time }) =>
    mergePlans({ entries, recipes: [], choices: { changedAt, times: changedAt ? { Dinner: time } : {} } }, emptyPlan),
  )

test('merging plans in any order, and repeatedly, gives the same plan', () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, anyPlan, (one, two, three) => {
      const merged = mergePlans(mergePlans(one, two), three)
      expect(mergePlans(two, one)).toEqual(mergePlans(one, two))
      expect(mergePlans(one, mergePlans(three, two))).toEqual(merged)
      expect(mergePlans(merged, one)).toEqual(merged)
      expect(isAhead(one, merged)).toBe(false)
    }),
  )
})

test('what one tab adds, moves and removes while another adds something is all kept', () => {
  const start = plan({ day: today, meal: 'Dinner', shown: 4, recipe: chili }, { day: today, meal: 'Lunch', shown: 1, text: 'Soup' })
  const [lunch, dinner] = start.entries.map(({ id }) => id)
  const here = withChanges(withChanges(start, [dinner ?? ''], { day: '2026-11-26' }, 2000), [lunch ?? ''], { isGone: true }, 2000)
  const elsewhere = withDrafts(start, [{ day: today, meal: 'Snack', shown: 2, text: 'Fruit' }], 2000, toId)
  const both = mergePlans(elsewhere, here)
  expect(listEntries(both).map(({ day, meal, text }) => [day, meal, text])).toEqual([
    [today, 'Snack', 'Fruit'],
    ['2026-11-26', 'Dinner', undefined],
  ])
  expect(isAhead(here, elsewhere)).toBe(true)
})

test('a change counts even if the clock went back', () => {
  const start = plan({ day: today, meal: 'Dinner', shown: 4, recipe: chili })
  const changed = withChanges(start, [start.entries[0]?.id ?? ''], { shown: 6 }, 10)
  expect(mergePlans(start, changed).entries[0]?.shown).toBe(6)
})

test('a plan is read as it was written, with each recipe once', () => {
  const written = plan(
    { day: today, meal: 'Dinner', shown: 4, recipe: chili },
    { day: '2026-11-26', meal: 'Dinner', shown: 8, recipe: { ...chili, prepMinutes: 15 } },
    { day: today, meal: 'Lunch', shown: 1, text: 'Leftovers' },
  )
  expect(readPlan(writePlan(written, today, 2000), toRecipe)).toEqual(written)
  expect(written.recipes).toHaveLength(1)
})

test('entries over a year old, and deletion marks of two months with their recipes, are dropped', () => {
  const old = plan({ day: '2025-10-01', meal: 'Dinner', shown: 4, recipe: chili }, { day: today, meal: 'Lunch', shown: 1, text: 'Soup' })
  expect(readPlan(writePlan(old, today, 2000), toRecipe)).toMatchObject({ entries: [{ text: 'Soup' }], recipes: [] })
  const gone = withChanges(old, [old.entries[1]?.id ?? ''], { isGone: true }, 2000)
  expect(readPlan(writePlan(gone, today, 3000), toRecipe).entries).toHaveLength(1)
  expect(readPlan(writePlan(gone, today, 61 * 24 * 3_600_000), toRecipe).entries).toHaveLength(0)
})

test.each([null, '', 'null', '7', '[]', '{"entries":7,"recipes":{},"choices":[]}', '{broken'])('%j is an empty plan', (stored) => {
  expect(readPlan(stored, toRecipe)).toEqual(emptyPlan)
})

test('the readable rest of a damaged plan is kept', () => {
  const entries = [null, { id: 'x' }, { id: 'y', day: '2026-02-30', meal: 'Dinner', text: 'No such day' }]
  const good = { id: 'z', day: today, meal: 'Dinner', text: 'Soup', shown: 'many' }
  const choices = { changedAt: 5, times: { Dinner: '25:00', Lunch: '12:30' }, weekStart: 3 }
  expect(readPlan(JSON.stringify({ entries: [...entries, good], choices }), toRecipe)).toEqual({
    entries: [{ id: 'z', changedAt: 0, day: today, meal: 'Dinner', shown: 1, listed: 0, isGone: false, text: 'Soup' }],
    recipes: [],
    choices: { changedAt: 5, times: { Lunch: '12:30' } },
  })
})

test('a week is copied without what is already there', () => {
  const start = plan(
    { day: today, meal: 'Dinner', shown: 4, recipe: chili },
    { day: today, meal: 'Lunch', shown: 1, text: 'Soup' },
    { day: '2026-12-02', meal: 'Lunch', shown: 1, text: 'Soup' },
  )
  const copies = toCopies(start, toWeek(today, 1), 7)
  expect(copies).toMatchObject([{ day: '2026-12-02', meal: 'Dinner', shown: 4, recipe: { id: 8 } }])
})

test('entries are put on the shopping list once, and again after they were removed from it', () => {
  const [one, two] = plan(
    { day: today, meal: 'Dinner', shown: 4, recipe: chili },
    { day: '2026-11-26', meal: 'Dinner', shown: 2, recipe: chili },
  ).entries
  if (!one || !two) throw new Error('There are two.')
  const ids = [one.id, two.id]
  expect(toAdditions([one, two], () => true)).toEqual([{ recipeId: 8, more: 6, entries: ids.map((id, at) => ({ id, shown: [4, 2][at] })) }])
  const listed = [
    { ...one, listed: 4 },
    { ...two, shown: 5, listed: 2 },
  ]
  expect(toAdditions(listed, () => true)).toMatchObject([{ recipeId: 8, more: 3 }])
  expect(toAdditions(listed, () => false)).toMatchObject([{ recipeId: 8, more: 9 }])
})

test('the reader’s own minutes of a step are kept, even when the unchanged recipe is planned again', () => {
  const draft = { day: '2026-11-25', meal: 'Dinner', shown: 4, recipe: chili } as const
  const planned = withDrafts(emptyPlan, [draft], 1, () => 'one')
  const timed = withStepMinutes(planned, chili.id, 0, 12, 2)
  const stored = readPlan(writePlan(timed, '2026-11-25', 3), toRecipe)
  expect(stored.recipes[0]).toMatchObject({ stepMinutes: { 0: 12 }, changedAt: 2 })
  expect(withDrafts(stored, [draft], 4, () => 'two').recipes[0]?.stepMinutes).toEqual({ 0: 12 })
  const other = { ...draft, recipe: { ...chili, steps: ['Cook it.'] } }
  expect(withDrafts(stored, [other], 4, () => 'two').recipes[0]?.stepMinutes).toBeUndefined()
  expect(withStepMinutes(stored, chili.id, 0, undefined, 1).recipes[0]).toEqual({ ...planned.recipes[0], changedAt: 3 })
})

test('the number of burners is stored with the choices, if a kitchen can have that many', () => {
  const read = (burners: unknown) => readPlan(JSON.stringify({ choices: { changedAt: 1, times: {}, burners } }), () => undefined).choices
  expect(read(2)).toEqual({ changedAt: 1, times: {}, burners: 2 })
  for (const burners of [0, 9, 2.5, '2', null]) expect(read(burners)).toEqual({ changedAt: 1, times: {} })
  expect(withChoices(emptyPlan, { times: {}, weekStart: 6, burners: 5 }, 7).choices).toEqual({
    changedAt: 7,
    times: {},
    weekStart: 6,
    burners: 5,
  })
})

test('changing a choice leaves the others, and clearing a time removes it', () => {
  const chosen = withChoices(emptyPlan, { times: { Lunch: '12:00', Dinner: '19:00' }, burners: 5 }, 7)
  expect(withChoices(chosen, { weekStart: 0 }, 8).choices).toEqual({ ...chosen.choices, weekStart: 0, changedAt: 8 })
  const emptied = withChoices(chosen, { times: { ...chosen.choices.times, Lunch: '' } }, 8)
  expect(emptied.choices).toEqual({ ...chosen.choices, times: { Dinner: '19:00' }, changedAt: 8 })
})

test('an undo reverts its own change, and keeps later changes', () => {
  const before = plan({ day: today, meal: 'Dinner', shown: 2, text: 'Leftovers' }, { day: today, meal: 'Lunch', shown: 2, text: 'Soup' })
  const ids = before.entries.map(({ id }) => id)
  const gone = withChanges(before, ids, { isGone: true }, 2000)
  const act = toPlanAct(gone, ids)
  const back = (now: MealPlan) => listEntries(withUndone(now, act, () => ({ isGone: false }), 4000)).map(({ id }) => id)
  expect(back(gone).sort()).toEqual([...ids].sort())
  const added = withDrafts(gone, [{ day: today, meal: 'Snack', shown: 1, text: 'Tea' }], 3000, toId)
  expect(back(added)).toHaveLength(3)
  // One of them came back and was removed again.
  const [first = ''] = ids
  const anew = withChanges(withChanges(gone, [first], { isGone: false }, 2500), [first], { isGone: true }, 3000)
  expect(back(anew)).toEqual(ids.slice(1))
})

test('whatever changes in between, an undo changes no other entry', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd'), { maxLength: 4 }),
      fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd'), { maxLength: 4 }),
      (start, acted, later) => {
        const gone = withChanges(start, acted, { isGone: true }, 10)
        const changed = withChanges(gone, later, { meal: 'Snack' }, 20)
        const undone = withUndone(changed, toPlanAct(gone, acted), () => ({ isGone: false }), 30)
        for (const entry of undone.entries) {
          const isTakenBack = acted.includes(entry.id) && !later.includes(entry.id)
          const was = changed.entries.find(({ id }) => id === entry.id)
          expect(entry).toEqual(isTakenBack ? { ...was, isGone: false, changedAt: 30 } : was)
        }
      },
    ),
  )
})
