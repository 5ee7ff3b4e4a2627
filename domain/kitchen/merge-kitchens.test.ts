import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findStep } from './find-step.ts'
import { type KitchenRecord, noteId, toSnapshot, toStableText, toStamp } from './kitchen-record.ts'
import { countMerge, joinTexts, listTaken, mergeKitchens } from './merge-kitchens.ts'
import { readRecords } from './read-records.ts'

const recipe = { id: 6, slug: 'chili', title: 'Chili' }
const stamp = { id: fc.constantFrom('a', 'b', 'c', 'd'), updatedAt: fc.integer({ min: 1, max: 4 }) }
const record: fc.Arbitrary<KitchenRecord> = fc.oneof(
  fc.record({ ...stamp, kind: fc.constant('note' as const), recipe: fc.constant(recipe), step: fc.constant(null), text: fc.string() }),
  fc.record({ ...stamp, kind: fc.constant('gone' as const) }),
  fc.record({ ...stamp, kind: fc.constant('collection' as const), name: fc.string(), place: fc.integer() }),
)
const kitchen = fc.array(record, { maxLength: 8 })

function sorted(records: Iterable<KitchenRecord>) {
  return [...records].map(toStableText).toSorted()
}

function byId(records: readonly KitchenRecord[]) {
  return new Map(mergeKitchens([], records).map((each) => [each.id, each]))
}

test('the order of merging does not matter, and merging again changes nothing', () => {
  fc.assert(
    fc.property(kitchen, kitchen, kitchen, (one, two, three) => {
      expect(sorted(mergeKitchens(one, two))).toEqual(sorted(mergeKitchens(two, one)))
      expect(sorted(mergeKitchens(mergeKitchens(one, two), three))).toEqual(sorted(mergeKitchens(one, mergeKitchens(two, three))))
      const once = mergeKitchens(one, two)
      expect(sorted(mergeKitchens(once, two))).toEqual(sorted(once))
    }),
  )
})

test('taking what a merge takes gives the merge, and loses no id', () => {
  fc.assert(
    fc.property(kitchen, kitchen, (one, two) => {
      const present = byId(one)
      const next = new Map([...present, ...listTaken(present, two).map((each) => [each.id, each] as const)])
      expect(sorted(next.values())).toEqual(sorted(mergeKitchens(one, two)))
      for (const { id } of [...one, ...two]) expect(next.has(id)).toBe(true)
    }),
  )
})

test('what was deleted does not come back from an older copy, and a later change does', () => {
  const note: KitchenRecord = { id: 'n', updatedAt: 1, kind: 'note', recipe, step: null, text: 'more salt' }
  const gone: KitchenRecord = { id: 'n', updatedAt: toStamp(note, 0), kind: 'gone' }
  expect(mergeKitchens([gone], [note])).toEqual([gone])
  const again = { ...note, updatedAt: toStamp(gone, 0) }
  expect(mergeKitchens([gone], [again])).toEqual([again])
  expect(countMerge(byId([gone]), [note])).toEqual({ added: 0, renewed: 0, removed: 0, present: 1 })
  expect(countMerge(byId([note]), [gone])).toEqual({ added: 0, renewed: 0, removed: 1, present: 0 })
})

test('two texts of one note lose neither', () => {
  expect(joinTexts('', '', 'mine')).toBe('mine')
  expect(joinTexts('salt', 'salt and pepper', 'salt')).toBe('salt and pepper')
  expect(joinTexts('salt', 'pepper', 'cumin')).toBe('cumin\n\npepper')
})

test('a note follows its step when the step is reworded or moved', () => {
  const step = 'Simmer the beans with the tomatoes for 20 minutes.'
  expect(findStep(['Chop.', step], step)).toBe(1)
  expect(findStep(['Simmer the beans with the tomatoes for 30 minutes, covered.', 'Chop.'], step)).toBe(0)
  expect(findStep(['Chop the onions.', 'Serve with bread.'], step)).toBeUndefined()
  expect(findStep([], step)).toBeUndefined()
})

test('equal recipes have one snapshot, whatever the order of their fields', () => {
  const nutritionalValues = { calories: 0, protein: 0, fats: 0, carbs: 0 }
  const whole = { ...recipe, image: '', short: '', steps: ['Cook.'], ingredients: [], nutritionalValues }
  expect(toSnapshot(Object.fromEntries(Object.entries(whole).toReversed()) as typeof whole).id).toBe(toSnapshot(whole).id)
  expect(toSnapshot({ ...whole, steps: ['Cook well.'] }).id).not.toBe(toSnapshot(whole).id)
  expect(noteId(6, 'Cook.')).not.toBe(noteId(6, 'Cook well.'))
})

test('records survive being written and read; what is none is counted', () => {
  const records: KitchenRecord[] = [
    { id: 'note-6', updatedAt: 3, kind: 'note', recipe, step: 'Cook.', text: 'Long.' },
    { id: 'cooked-1', updatedAt: 3, kind: 'cooked', recipe, day: '2026-11-25', servings: 4, remark: '', snapshot: 'snapshot-6-a' },
    { id: 'gone-1', updatedAt: 3, kind: 'gone' },
    { id: 'collection-1', updatedAt: 3, kind: 'collection', name: 'Sundays', place: 1 },
    { id: 'placed-1', updatedAt: 3, kind: 'placed', collection: 'collection-1', recipe, place: 1 },
    {
      id: 'own-1',
      updatedAt: 3,
      kind: 'own',
      title: 'Pie',
      source: '',
      servings: '4',
      ingredients: ['1 egg'],
      steps: ['Bake.'],
      remark: '',
    },
  ]
  const toRecipe = () => undefined
  expect(readRecords(JSON.parse(JSON.stringify(records)), toRecipe)).toEqual({ records, unreadable: 0 })
  expect(readRecords([{ id: '<b>' }, null, { id: 'x', updatedAt: 1, kind: 'cooked', recipe, day: 'soon' }], toRecipe)).toEqual({
    records: [],
    unreadable: 3,
  })
})
