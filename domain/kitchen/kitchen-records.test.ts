import { expect, test } from 'vitest'
import { mulberry32 } from '#content/made-up/random.ts'
import { aRecipe } from '#tests/builders.ts'
import { joinNotes, type KitchenRecord, mergeKitchens, readKitchenRecord, toChangedAt, toMemberKey, toNoteKey } from './kitchen-records.ts'

const about = { id: 3, slug: 'mac-and-cheese', title: 'Mac and Cheese' }

/** A random list of versions of a few records, so that keys and times collide. */
function aKitchen(random: () => number): KitchenRecord[] {
  const pick = (count: number) => Math.floor(random() * count)
  const records = Array.from({ length: pick(6) }, (): KitchenRecord => {
    const step = pick(2) ? { step: `Step ${pick(3)}` } : {}
    const gone = pick(4) ? {} : { isGone: true as const }
    const kept = { changedAt: 1 + pick(4), ...gone }
    const kind = pick(8)
    if (kind === 0) return { ...kept, key: `choice avoid ${pick(2)}`, kind: 'choice', value: 1 + pick(2) }
    if (kind === 1) return { ...kept, key: `collection ${pick(2)}`, kind: 'collection', name: `Name ${pick(2)}`, place: 1 + pick(3) }
    if (kind === 2) {
      const collection = `collection ${pick(2)}`
      return { ...kept, key: toMemberKey(collection, 3), kind: 'member', about, collection, image: '', place: 1 + pick(3) }
    }
    if (kind === 3) {
      const batches = pick(2) ? { isBatches: true as const } : {}
      const as = pick(2) ? { as: { ...aRecipe({ short: `Short ${pick(2)}` }), id: 3 } } : batches
      return { ...kept, key: `cooked 3 ${pick(2)}`, kind: 'cooked', about, day: '2026-11-25', shown: 1 + pick(2), remark: '', ...as }
    }
    return { key: toNoteKey(3, step.step), changedAt: 1 + pick(4), kind: 'note', about, text: `Text ${pick(3)}`, ...step, ...gone }
  })
  return mergeKitchens(records, [])
}

test('merging gives the same in any order, once or twice, and keeps the later version of each record', () => {
  const random = mulberry32(22)
  for (let run = 0; run < 500; run++) {
    const [one, two, three] = [aKitchen(random), aKitchen(random), aKitchen(random)] as const
    expect(mergeKitchens(one, two)).toEqual(mergeKitchens(two, one))
    expect(mergeKitchens(mergeKitchens(one, two), three)).toEqual(mergeKitchens(one, mergeKitchens(two, three)))
    const merged = mergeKitchens(one, two)
    expect(mergeKitchens(merged, two)).toEqual(merged)
    for (const { key, changedAt } of [...one, ...two])
      expect(merged.find((record) => record.key === key)?.changedAt).toBeGreaterThanOrEqual(changedAt)
  }
})

test('a change is later than what it changes, even if that came from a clock that is ahead', () => {
  expect(toChangedAt(1000, undefined)).toBe(1000)
  expect(toChangedAt(1000, { changedAt: 5 })).toBe(1000)
  expect(toChangedAt(1000, { changedAt: 1000 })).toBe(1001)
  expect(toChangedAt(1000, { changedAt: 9000 })).toBe(9001)
})

test('an older copy does not bring back a deleted record', () => {
  const note: KitchenRecord = { key: 'note 3', changedAt: 1, kind: 'note', about, text: 'More mustard.' }
  expect(mergeKitchens([{ ...note, changedAt: 2, isGone: true }], [note])).toEqual([{ ...note, changedAt: 2, isGone: true }])
})

test.each([
  ['', 'here', '', 'here'],
  ['base', 'base', 'elsewhere', 'elsewhere'],
  ['base', 'base, more', 'base', 'base, more'],
  ['base', 'base here', 'base elsewhere', 'base here\n\nbase elsewhere'],
  ['', 'a note', 'a note\n\nand more', 'a note\n\nand more'],
  ['', 'a note\n\nand more', 'a note', 'a note\n\nand more'],
  ['a note\n\nand more', 'a note\n\nand more', 'a note', 'a note'],
  ['a note', 'a note\n\nhere', 'a note\n\nelsewhere', 'a note\n\nhere\n\nelsewhere'],
  ['a note', 'a note, more', 'a note\n\nelsewhere', 'a note, more\n\nelsewhere'],
  ['a note', '', 'a note\n\nelsewhere', 'elsewhere'],
  ['Typed whi', 'Typed whi\n\nhere', 'Typed while', 'here\n\nTyped while'],
  ['', 'here\n\n', 'elsewhere', 'here\n\n\n\nelsewhere'],
  ['  ', 'a note', '', 'a note'],
  ['', 'From the ', 'From the first tab', 'From the \n\nFrom the first tab'],
])('a note %j that is %j here and %j elsewhere becomes %j', (base, here, elsewhere, joined) => {
  expect(joinNotes(base, here, elsewhere)).toBe(joined)
})

test('a newer entry without its recipe, as links have it, keeps the stored recipe', () => {
  const short: KitchenRecord = { key: 'cooked 3 a', changedAt: 1, kind: 'cooked', about, day: '2026-11-25', shown: 2, remark: 'Crisp.' }
  const whole: KitchenRecord = { ...short, as: { ...aRecipe(), id: 3 } }
  expect(mergeKitchens([short], [whole])).toEqual([whole])
  expect(mergeKitchens([whole], [short])).toEqual([whole])
  const later: KitchenRecord = { ...short, changedAt: 2, isGone: true }
  expect(mergeKitchens([whole], [later])).toEqual([{ ...whole, changedAt: 2, isGone: true }])
  expect(mergeKitchens([later], [whole])).toEqual([{ ...whole, changedAt: 2, isGone: true }])
})

test('unreadable data is not a record', () => {
  const toRecipe = () => undefined
  const note = { key: 'note 3', changedAt: 1, kind: 'note', about, text: 'More mustard.' }
  expect(readKitchenRecord(note, toRecipe)).toEqual(note)
  const cooked = { key: 'cooked 3 a', changedAt: 1, kind: 'cooked', about, day: '2026-11-25', shown: 2, remark: '' }
  const choice = { key: 'choice avoid milk', changedAt: 1, kind: 'choice', value: 1 }
  const collection = { key: 'collection a', changedAt: 1, kind: 'collection', name: 'Sundays', place: 1 }
  const member = { key: 'member collection a 3', changedAt: 1, kind: 'member', about, collection: 'collection a', image: '', place: 1 }
  for (const record of [cooked, choice, collection, member, { ...collection, isGone: true }])
    expect(readKitchenRecord(record, toRecipe)).toEqual(record)
  expect(readKitchenRecord({ ...note, unknown: 1, step: 'Stir.' }, toRecipe)).toEqual({ ...note, step: 'Stir.' })
  for (const value of [
    null,
    'x',
    {},
    { ...note, about: {} },
    { ...note, changedAt: 'x' },
    { ...note, text: 5 },
    { ...note, text: 'x'.repeat(5001) },
    { ...note, kind: 'cooked' },
    { ...cooked, day: 'x' },
    { ...cooked, as: 'no recipe' },
    { ...choice, value: 'x' },
    { ...choice, key: 'note 3' },
    { ...collection, name: 'x'.repeat(81) },
    { ...collection, place: 0 },
    { ...member, key: 'member collection a 4' },
    { ...member, about: undefined },
  ])
    expect(readKitchenRecord(value, toRecipe)).toBeUndefined()
})
