import { expect, test } from 'vitest'
import { compareVersions } from '#core/revisions/compare-versions.ts'
import { type Choices, listTypedSince, mergeVersions } from './choose-versions.ts'

const ours = {
  title: 'Ours',
  content: '<p>One.</p><p>Ours.</p>',
  steps: ['Boil.', 'Salt.'],
  equipment: ['Pan'],
  nutritionalValues: { calories: 1, protein: 2, fats: 3, carbs: 4 },
}
const theirs = {
  title: 'Theirs',
  content: '<p>One.</p><p>Theirs.</p><p>Three.</p>',
  steps: ['Boil.', 'Pepper.'],
  equipment: ['Pan', 'Lid'],
  nutritionalValues: { calories: 5, protein: 2, fats: 3, carbs: 4 },
}
const stored = { title: 'Theirs', author: 'Sam', calories: '5', protein: '2', fats: '3', carbs: '4' }
const two = { fields: compareVersions(ours, theirs), stored, taken: ['author'] }
const merge = (choices: Choices, typedSince?: string[]) => mergeVersions(two, choices, typedSince)

test('until someone chooses, ours stays, with what only theirs has', () => {
  expect(merge({})).toEqual({ author: 'Sam', content: '<p>One.</p><p>Ours.</p><p>Three.</p>', equipment: 'Pan\nLid' })
})

test('the chosen texts, paragraphs, rows, lines and numbers are put into the form', () => {
  const choices: Choices = {
    'title 0': 'theirs',
    'content 1': 'both',
    'content 2': 'ours',
    'steps 1': 'theirs',
    'nutritionalValues 0': 'theirs',
  }
  expect(merge({ ...choices, 'equipment 1': 'ours' })).toMatchObject({
    title: 'Theirs',
    content: '<p>One.</p><p>Ours.</p><p>Theirs.</p>',
    steps: '["Boil.","Pepper."]',
    equipment: 'Pan',
    calories: '5',
    carbs: '4',
  })
})

test('what was typed since the comparison takes precedence over a choice', () => {
  const compared = { title: 'Ours', content: '<p>One.</p><p>Ours.</p>', author: 'June' }
  const typedSince = listTypedSince(two, { ...compared, content: '<p>Anew.</p>', author: 'Jane' }, compared)
  expect(typedSince).toEqual(['content', 'author'])
  expect(merge({ 'title 0': 'theirs' }, typedSince)).toEqual({ title: 'Theirs', equipment: 'Pan\nLid' })
})
