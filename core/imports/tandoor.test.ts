import { expect, test } from 'vitest'
import { packZip, readPacked } from '#tests/fixtures/imports/read-packed.ts'

const soup = {
  name: 'Soup',
  description: '',
  keywords: [{ name: 'Warm' }],
  steps: [
    { order: 1, name: 'Serve', instruction: '# Table\nEat.', ingredients: [] },
    {
      order: 0,
      name: '',
      instruction: 'Boil {{ ingredients[1] }} with {{ ingredients[2].food }} in {{ scale(2) }} pots.\n\nStir.',
      ingredients: [
        { order: 0, is_header: true, note: 'Base', food: null, unit: null, amount: 0 },
        { order: 1, food: { name: 'onion', plural_name: 'onions' }, unit: null, amount: 2, note: 'diced' },
        { order: 2, food: { name: 'chile' }, unit: { name: 'oz' }, amount: 2, note: '57 g' },
        { order: 3, food: { name: 'salt' }, unit: { name: 'pinch' }, amount: 1, no_amount: true, note: '' },
      ],
    },
  ],
  working_time: 20,
  waiting_time: 60,
  servings: 4,
  servings_text: '',
  source_url: 'https://a.example/soup',
}

test('a zip of zips is read: ingredients of steps, header rows, templates and the picture', async () => {
  const { format, records } = await readPacked({
    '1.zip': await packZip({ 'recipe.json': JSON.stringify(soup), 'image.png': 'png' }),
    '2.zip': 'torn',
  })
  expect(format).toBe('tandoor')
  expect(records).toMatchObject([
    {
      place: '1.zip',
      picture: { address: 'kept:png' },
      ingredients: [{ heading: 'Base', lines: ['2 onions, diced', '2 oz chile (57 g)', 'salt'] }],
      steps: [
        { steps: [{ text: 'Boil 2 onions with chile in 2 pots.' }, { text: 'Stir.' }] },
        { heading: 'Serve', steps: [] },
        { heading: 'Table', steps: [{ text: 'Eat.' }] },
      ],
      prepMinutes: 20,
      restMinutes: 60,
      servings: 4,
      keywords: ['Warm'],
    },
    { kind: 'unreadable', place: '2.zip' },
  ])
})

test('one of the inner zips is read alone', async () => {
  const { format, records } = await readPacked({ 'recipe.json': JSON.stringify(soup) })
  expect(format).toBe('tandoor')
  expect(records).toMatchObject([{ title: 'Soup' }])
})
