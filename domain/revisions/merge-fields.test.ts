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

test('different changes of one field are a conflict that keeps ours, equal ones are not', () => {
  const ours = { ...base, title: 'Stew', short: 'Hot.' }
  expect(mergeFields(ours, { ...base, title: 'Broth', short: 'Hot.' }, base)).toEqual({ merged: ours, taken: [], conflicts: ['title'] })
})

test('without the base, every difference is a conflict', () => {
  expect(mergeFields({ ...base, title: 'Stew' }, base, undefined).conflicts).toEqual(['title'])
})

test('all empty values are equal, and so are objects in any key order', () => {
  expect(mergeFields({ one: null, two: { a: 1, b: 2 } }, { two: { b: 2, a: 1 } }, {})).toMatchObject({ taken: [], conflicts: [] })
})
