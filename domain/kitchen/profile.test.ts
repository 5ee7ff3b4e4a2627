import { expect, test } from 'vitest'
import type { KitchenRecord } from './kitchen-records.ts'
import { emptyProfile, listWarnings, readProfile, toProfile, writeProfile } from './profile.ts'

function choice(name: string, value = 1, isGone = false): KitchenRecord {
  return { key: `choice ${name}`, kind: 'choice', changedAt: 1, value, ...(isGone && { isGone: true as const }) }
}

test('a profile is made up of its choices, without those that were taken back, and survives being stored', () => {
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
  expect(profile).toEqual({ servings: 6, altitude: 1500, hasFan: true, avoids: ['eggs', 'milk'], diets: ['gluten free'], hides: true })
  expect(readProfile(writeProfile(profile))).toEqual(profile)
  expect(JSON.parse(writeProfile(profile) ?? '')).toMatchObject({ hidden: 'eggs milk not-gluten-free' })
  expect(JSON.parse(writeProfile({ ...profile, hides: false }) ?? '')).toMatchObject({ hidden: '' })
})

test.each([null, '', '{', '[]', '"x"', 'null', '{"servings":0.5,"altitude":1,"avoids":"milk","diets":[1],"hides":"x"}'])(
  'what can’t be read, %j, is no profile',
  (text) => {
    expect(readProfile(text)).toEqual(emptyProfile)
  },
)

test('nothing chosen is nothing stored', () => {
  expect(writeProfile(toProfile([choice('fan', 1, true)]))).toBeNull()
})

test('a recipe is said to contain what it has of what is avoided, and to be unknown for a diet that it is not labelled for, never to be safe', () => {
  const reader = { avoids: ['eggs', 'milk', 'sesame'], diets: ['gluten free', 'vegan'] }
  expect(listWarnings(reader, { has: 'milk gluten eggs', fits: 'vegetarian gluten-free' })).toEqual([
    'Contains eggs and milk',
    'Not known to be vegan',
  ])
  expect(listWarnings(reader, { has: 'gluten', fits: '' })).toEqual(['Not known to be gluten free or vegan'])
  expect(listWarnings(reader, { has: '', fits: 'vegan gluten-free' })).toEqual([])
  expect(listWarnings({ avoids: ['nuts'], diets: [] }, { has: 'peanuts', fits: '' })).toEqual([])
})
