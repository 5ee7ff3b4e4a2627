import { expect, test } from 'vitest'
import { mergeKitchens, readKitchenRecord } from './kitchen-records.ts'
import { type OwnRecipe, ownRecipeLimits } from './own-recipe.ts'
import { findPathHere, findSharedAddress } from './shared-address.ts'

const soup: OwnRecipe = {
  key: 'own abc-1',
  changedAt: 5,
  kind: 'own',
  title: 'Soup',
  source: 'https://eat.example/soup',
  makes: '4 bowls',
  ingredients: ['For the soup:', '1 l water'],
  steps: ['Boil it.'],
  notes: 'Less salt.\nMore pepper.',
}
const read = (value: unknown) => readKitchenRecord(value, () => undefined)

test('a reader’s own recipe is a record like others: read as written, merged, marked as deleted', () => {
  expect(read(JSON.parse(JSON.stringify(soup)))).toEqual(soup)
  expect(read({ ...soup, isGone: true })).toEqual({ ...soup, isGone: true })
  expect(mergeKitchens([soup], [{ ...soup, changedAt: 6, title: 'Broth' }])).toEqual([{ ...soup, changedAt: 6, title: 'Broth' }])
})

test('surplus fields of a file are dropped, missing ones are empty, and only web addresses stay', () => {
  const long = {
    ...soup,
    title: 'x'.repeat(999),
    ingredients: Array(999).fill('1 l water'),
    steps: ['a\u0000b', 5, ''],
    source: 'javascript:alert(1)',
  }
  expect(read(long)).toMatchObject({ title: 'x'.repeat(ownRecipeLimits.title), steps: ['ab'], source: '' })
  expect(read(long)).toHaveProperty('ingredients.length', ownRecipeLimits.lines)
  expect(read({ key: 'own 1', changedAt: 1, kind: 'own', title: 'Tea' })).toMatchObject({
    ingredients: [],
    steps: [],
    notes: '',
    makes: '',
  })
  for (const broken of [
    { ...soup, title: ' ' },
    { ...soup, key: 'note 3' },
    { ...soup, changedAt: 0 },
    { ...soup, title: 5 },
    { ...soup, kind: 'other' },
  ])
    expect(read(broken)).toBeUndefined()
})

test.each([
  [{ url: 'https://eat.example/soup', text: '', title: '' }, 'https://eat.example/soup'],
  [{ url: '', text: 'Look at this soup (https://eat.example/soup?a=1).', title: 'Soup' }, 'https://eat.example/soup?a=1'],
  [{ url: '', text: 'Soup', title: 'https://eat.example/soup' }, 'https://eat.example/soup'],
  [{ url: 'javascript:alert(1)', text: 'file:///etc/passwd', title: '' }, undefined],
  [{ url: '', text: 'Only words.', title: '' }, undefined],
])('the address in %j is %j', (shared, address) => {
  expect(findSharedAddress(shared)).toBe(address)
})

test.each([
  ['https://own.example/recipes/soup', '/recipes/soup'],
  ['https://own.example/recipes/soup/?servings=3#method', '/recipes/soup'],
  ['https://own.example/recipes', undefined],
  ['https://own.example/recipes/soup.json', undefined],
  ['https://own.example/blogs/soup', undefined],
  ['https://other.example/recipes/soup', undefined],
  ['soup', undefined],
])('%s is this site’s own recipe at %s', (address, path) => {
  expect(findPathHere(address, 'https://own.example')).toBe(path)
})
