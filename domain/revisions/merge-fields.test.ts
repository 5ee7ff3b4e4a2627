import { expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const base = { title: 'Soup', short: 'Warm.', steps: ['Boil.'], servings: undefined }

test('changes of different fields are merged', () => {
  const merge = mergeFields({ ...base, title: 'Stew' }, { ...base, steps: ['Fry.'], servings: 4 }, base)
  expect(merge).toEqual({
    merged: { title: 'Stew', short: 'Warm.', steps: ['Fry.'], servings: 4 },
    taken: ['steps', 'servings'],
    conflicts: [],
  })
})

test('different changes of one field are a conflict that keeps ours, alike ones are none', () => {
  const ours = { ...base, title: 'Stew', short: 'Hot.' }
  expect(mergeFields(ours, { ...base, title: 'Broth', short: 'Hot.' }, base)).toEqual({ merged: ours, taken: [], conflicts: ['title'] })
})

test('without the beginning, all that differs is a conflict', () => {
  expect(mergeFields({ ...base, title: 'Stew' }, base, undefined).conflicts).toEqual(['title'])
})

test('nothing is nothing, and objects are alike whatever their order', () => {
  expect(mergeFields({ one: null, two: { a: 1, b: 2 } }, { two: { b: 2, a: 1 } }, {})).toMatchObject({ taken: [], conflicts: [] })
})
