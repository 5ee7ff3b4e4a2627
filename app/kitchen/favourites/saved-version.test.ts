import { expect, test } from 'vitest'
import { bbqRibs } from '#content/recipes/bbq-ribs.ts'
import { describeChanges } from './recipe-changes.ts'
import { forgetSavedVersion, readSavedVersion, renewFavourite } from './saved-version.ts'

const newer = { ...bbqRibs, steps: [...bbqRibs.steps, 'Eat.'] }

test('an updated copy remembers the version that was saved, through every later update', () => {
  const once = renewFavourite(bbqRibs, newer)
  expect(once).toMatchObject({ steps: newer.steps, savedVersion: { title: 'BBQ Ribs', steps: bbqRibs.steps } })
  const twice = renewFavourite(once, { ...newer, title: 'Ribs' })
  expect(twice).toMatchObject({ title: 'Ribs', savedVersion: { title: 'BBQ Ribs', steps: bbqRibs.steps } })
})

test.each([
  { notes: 'Rest it.' },
  { makeAhead: 'A day.' },
  { storageNotes: 'In the fridge.' },
  { stepExtras: [{ tip: 'Use a lid.' }] },
  { stepGroups: [{ heading: 'Grill', start: 0 }] },
  { ingredientGroups: [{ heading: 'Rub', start: 0 }] },
])('a recipe that gained %o is remembered without it', (more) => {
  const { notes: _, makeAhead: __, storageNotes: ___, stepExtras: ____, stepGroups: _____, ingredientGroups: ______, ...plain } = bbqRibs
  const renewed = renewFavourite(plain, { ...plain, ...more })
  const stored = JSON.parse(JSON.stringify(renewed))
  expect(describeChanges(readSavedVersion(stored) ?? plain, stored)).toHaveLength(1)
})

test('a version saved by an earlier release, without notes, shows no changes of them', () => {
  const { title, ingredients, steps, nutritionalValues } = bbqRibs
  const stored = { ...newer, notes: 'Rest it.', savedVersion: { title, ingredients, steps, nutritionalValues } }
  expect(describeChanges(readSavedVersion(stored) ?? newer, stored).map(({ name }) => name)).toEqual(['Steps'])
})

test('a recipe that is back to its saved version needs no memory', () => {
  expect(renewFavourite(renewFavourite(bbqRibs, newer), bbqRibs)).toEqual(bbqRibs)
})

test('a new summary, picture or date doesn’t count as a change', () => {
  const reworded = { ...bbqRibs, short: 'Other words', image: '/images/other', updatedAt: '2026-11-01T00:00:00Z' }
  expect(renewFavourite(bbqRibs, reworded)).toEqual(reworded)
})

test('a summary saved from a card is not remembered as a version', () => {
  expect(renewFavourite({ ...bbqRibs, title: 'Ribs', steps: [], ingredients: [] }, bbqRibs)).toEqual(bbqRibs)
})

test('the saved version is forgotten once the reader has seen the changes', () => {
  expect(forgetSavedVersion(renewFavourite(bbqRibs, newer))).toEqual(newer)
})

test.each([undefined, null, 7, 'x', [], {}])('a memory that contains %j is not shown, and breaks nothing', (savedVersion) => {
  const stored = { ...bbqRibs, savedVersion }
  expect(readSavedVersion(stored)).toBeUndefined()
  expect(renewFavourite(stored, bbqRibs)).toEqual(bbqRibs)
})
