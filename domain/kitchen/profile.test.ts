import { expect, test } from 'vitest'
import type { KitchenRecord } from './kitchen-records.ts'
import { emptyProfile, listWarnings, readProfile, toHiddenWords, toProfile, writeProfile } from './profile.ts'

function choice(name: string, value = 1, isGone = false): KitchenRecord {
  return { key: `choice ${name}`, kind: 'choice', changedAt: 1, value, ...(isGone && { isGone: true as const }) }
}

test('a profile consists of its choices without removed ones, and survives being stored', () => {
  const profile = toProfile([
    choice('servings', 6),
    choice('altitude', 1500),
    choice('avoid milk'),
    choice('avoid eggs'),
    choice('avoid soy', 1, true),
    choice('diet gluten free'),
    choice('fan'),
    choice('hides'),
    choice('of a later release', 7),
  ])
  expect(profile).toEqual({
    servings: 6,
    altitude: 1500,
    hasFan: true,
    avoids: ['eggs', 'milk'],
    diets: ['gluten free'],
    hides: true,
    asks: false,
  })
  expect(readProfile(writeProfile(profile))).toEqual(profile)
  expect(JSON.parse(writeProfile(profile) ?? '')).toMatchObject({ hidden: 'no-eggs no-milk gluten-free' })
  expect(toHiddenWords({ ...profile, hides: false })).toBe('')
})

test.each([null, '', '{', '[]', '"x"', 'null', '{"servings":0.5,"altitude":1,"avoids":"milk","diets":[1],"hides":"x"}'])(
  'unreadable data, %j, is not a profile',
  (text) => {
    expect(readProfile(text)).toEqual(emptyProfile)
  },
)

test('choosing nothing stores nothing', () => {
  expect(writeProfile(toProfile([choice('fan', 1, true)]))).toBeNull()
})

test('a recipe is said to contain or perhaps contain what is avoided, unknowns are named, and it is never called safe', () => {
  const reader = { avoids: ['eggs', 'milk', 'sesame'], diets: ['gluten free', 'vegan'] }
  expect(listWarnings(reader, { has: 'milk gluten eggs', may: '', fits: 'vegetarian gluten-free no-sesame' })).toEqual([
    'Contains eggs and milk',
    'May not be vegan',
  ])
  expect(listWarnings(reader, { has: 'gluten', may: 'eggs milk', fits: '' })).toEqual([
    'May contain eggs or milk',
    'May not be free of sesame',
    'May not be gluten free or vegan',
  ])
  // Some lines contain eggs, and others may.
  expect(listWarnings({ avoids: ['eggs'], diets: [] }, { has: 'eggs', may: 'eggs', fits: '' })).toEqual(['Contains eggs'])
  expect(listWarnings(reader, { has: '', may: '', fits: 'vegan gluten-free no-eggs no-milk no-sesame' })).toEqual([])
  expect(listWarnings({ avoids: ['nuts'], diets: [] }, { has: 'peanuts', may: '', fits: 'no-nuts' })).toEqual([])
  expect(
    listWarnings({ avoids: ['crustaceans'], diets: [] }, { has: 'crustaceans', may: '', fits: '' }, { crustaceans: 'shellfish' }),
  ).toEqual(['Contains shellfish'])
})
