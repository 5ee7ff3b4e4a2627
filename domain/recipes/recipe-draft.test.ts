import { expect, test } from 'vitest'
import { z } from 'zod'
import { recipeDraft, recipeRequired } from './recipe-draft.ts'

const typed = { title: 'Patty Melt', short: 'Good.', image: '/images/abc', steps: ['Fry.'], ingredients: ['Beef'] }

function errorsOf(input: object): Record<string, string[] | undefined> {
  const { error } = recipeDraft.safeParse(input)
  return error ? z.flattenError(error).fieldErrors : {}
}

test.each(['title', 'short', 'image'])('a recipe without its %s is refused in the specification’s words', (field) => {
  for (const blank of ['', '  ', undefined]) expect(errorsOf({ ...typed, [field]: blank })[field]?.[0]).toBe(recipeRequired)
})

test('empty rows are dropped, and all may be empty: a recipe needs only its title, description and image', () => {
  expect(recipeDraft.parse({ ...typed, steps: ['', ' Fry. ', ' '], ingredients: 'Beef' })).toMatchObject({
    steps: ['Fry.'],
    ingredients: ['Beef'],
  })
  expect(recipeDraft.parse({ ...typed, steps: ['', ' '], ingredients: undefined })).toMatchObject({ steps: [], ingredients: [] })
})

test('blank nutrition is unknown, and whole numbers stay, including 0', () => {
  expect(recipeDraft.parse({ ...typed, calories: '650', protein: '', fats: '0' }).nutritionalValues).toStrictEqual({
    calories: 650,
    fats: 0,
  })
  expect(recipeDraft.parse(typed).nutritionalValues).toStrictEqual({})
})

test.each(['-1', '1.5', '1e3', 'ten', '100001', '0x10', '１２', '99999999999'])('%s is not a nutrition value', (calories) => {
  expect(errorsOf({ ...typed, calories })).toEqual({ calories: ['Enter a whole number from 0 to 100,000, or leave it empty'] })
})

test.each([
  ['servings', '0', false],
  ['servings', '1', true],
  ['servings', '999', true],
  ['servings', '1000', false],
  ['totalMinutes', '0', true],
  ['totalMinutes', '100000', true],
  ['totalMinutes', '100001', false],
  ['type', '', true],
  ['type', 'top-seller', true],
  ['type', 'special', false],
  ['image', 'https://pictures.example/a.jpg', true],
  ['image', 'javascript:alert(1)', false],
])('%s %s: %s', (field, value, isFine) => {
  expect(Object.keys(errorsOf({ ...typed, [field]: value }))).toEqual(isFine ? [] : [field])
})

test('empty fields are left out', () => {
  expect(recipeDraft.parse({ ...typed, servings: '', category: ' ', keywords: ',', type: '' })).not.toMatchObject({
    servings: expect.anything(),
  })
  expect(recipeDraft.parse({ ...typed, category: ' ', keywords: ', ' })).toMatchObject({ category: undefined, keywords: undefined })
})
