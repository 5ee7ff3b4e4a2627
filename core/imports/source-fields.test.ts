import { expect, test } from 'vitest'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { toRecipeFields } from './source-fields.ts'

const recipe: SourceRecordOf<'recipe'> = { kind: 'recipe', sourceId: '1', title: 'Soup', state: 'draft', ingredients: [], steps: [] }
const parts = { pictures: { stored: new Map(), missing: [] }, notes: [], now: new Date('2026-11-28T00:00:00.000Z'), timeZone: 'UTC' }
const toTotal = (times: object, format = 'schema-org') => toRecipeFields({ ...recipe, ...times }, { ...parts, format }).totalMinutes

test('a recipe without a total time gets the sum of its parts, except in our own files', () => {
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30 })).toBe(40)
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30, chillMinutes: 60 })).toBe(100)
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30, totalMinutes: 50 })).toBe(50)
  expect(toTotal({ cookMinutes: 30 })).toBeUndefined()
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30 }, 'griddle')).toBeUndefined()
})

test('a step longer than a line is split at its sentences, with its picture first and its tip last', () => {
  const sentence = 'Knead the dough for ten minutes and let it rest. '
  const text = sentence.repeat(60)
  const notes: string[] = []
  const pictures = { stored: new Map([['https://old.test/a.jpg', '/images/a']]), missing: [] }
  const step = { text: `Begin.\n${text}`, tip: `Mind: ${sentence.repeat(41)}End.`, picture: { address: 'https://old.test/a.jpg' } }
  const fields = toRecipeFields({ ...recipe, steps: [{ steps: [step, { text: 'Bake.' }] }] }, { ...parts, pictures, notes })
  expect(fields.steps).toHaveLength(4)
  expect(fields.steps.every((line) => line.length <= 2000 && line.endsWith('.'))).toBe(true)
  expect(fields.steps.slice(0, 2).join(' ')).toBe(`Begin. ${text.trim()}`)
  expect(fields.stepExtras).toMatchObject([{ image: '/images/a' }, { tip: expect.stringMatching(/^Mind: .*rest\.$/) }, {}, {}])
  expect(`${fields.stepExtras?.[1]?.tip} ${fields.steps[2]?.replace('Tip: ', '')}`).toBe(step.tip)
  expect(fields.steps[3]).toBe('Bake.')
  expect(notes).toEqual([expect.stringContaining('was split at its sentences')])
})

test('Markdown is stored as the text it shows, in every format but our own', () => {
  const marked = {
    ...recipe,
    short: 'A **very** good one',
    notes: '## Storage\n* Keeps *a week*\n* See [here](https://eat.example/x)',
    ingredients: [{ heading: '**Dough**', lines: ['**2 cups** flour', '1 egg*', '* 1 onion', '5 * 3 cm dough'] }],
    steps: [{ steps: [{ text: '_Stir_ **well**, then ~~bake~~ fry', tip: 'Use a *hot* pan' }, { text: '* Serve*' }] }],
  }
  expect(toRecipeFields(marked, { ...parts, format: 'crouton' })).toMatchObject({
    short: 'A very good one',
    notes: 'Storage\n• Keeps a week\n• See here (https://eat.example/x)',
    ingredients: ['2 cups flour', '1 egg*', '1 onion', '5 * 3 cm dough'],
    ingredientGroups: [{ heading: 'Dough' }],
    steps: ['Stir well, then bake fry', 'Serve*'],
    stepExtras: [{ tip: 'Use a hot pan' }, {}],
  })
  expect(toRecipeFields(marked, { ...parts, format: 'griddle' })).toMatchObject({
    short: 'A **very** good one',
    steps: ['_Stir_ **well**, then ~~bake~~ fry', '* Serve*'],
  })
})
