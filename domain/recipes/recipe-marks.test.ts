import { expect, test } from 'vitest'
import { aRecipe } from '#tests/builders.ts'
import { toConfirmedFoods } from './confirmed-foods.ts'
import { listTrueDiets, toKnownTerms, toRecipeMarks } from './recipe-marks.ts'

function marksOf(fields: Parameters<typeof aRecipe>[0]) {
  return toRecipeMarks(aRecipe({ title: 'Supper', ...fields }), 'us')
}

const wordsOf = (text: string) => text.split(' ')

test('what a recipe contains is read from its ingredients, and what it suits from those and its labels', () => {
  const cake = marksOf({ ingredients: ['2 tbsp butter', '2 eggs', '1 cup flour'] })
  expect(cake.has).toBe('gluten eggs milk')
  expect(wordsOf(cake.fits)).toEqual(expect.arrayContaining(['vegetarian', 'nut-free', 'no-fish', 'no-soy']))
  for (const word of ['vegan', 'no-milk', 'no-eggs', 'gluten-free']) expect(wordsOf(cake.fits)).not.toContain(word)
  expect(wordsOf(marksOf({ ingredients: ['1 lb ground beef'], diets: 'Gluten-free, Halal' }).fits)).toContain('gluten-free')
})

test('of an unknown line, or a recipe without lines, only the owner’s word is known', () => {
  expect(marksOf({ ingredients: ['1 can mystery stew'] })).toEqual({ has: '', may: '', fits: '' })
  expect(marksOf({ ingredients: [] })).toEqual({ has: '', may: '', fits: '' })
  const { fits } = marksOf({ ingredients: ['1 can mystery stew'], diets: 'Vegan, Nut-free' })
  expect(wordsOf(fits)).toEqual([
    ...['vegetarian', 'vegan', 'dairy-free', 'nut-free'],
    ...['no-crustaceans', 'no-eggs', 'no-fish', 'no-milk', 'no-molluscs', 'no-nuts', 'no-peanuts'],
  ])
})

test('what a recipe may contain is neither in it nor known to be absent', () => {
  const { has, may, fits } = marksOf({ ingredients: ['1 cup chocolate chips'] })
  expect([has, wordsOf(may)]).toEqual(['', expect.arrayContaining(['milk', 'nuts'])])
  for (const word of ['no-milk', 'dairy-free', 'vegan', 'no-nuts', 'nut-free']) expect(wordsOf(fits)).not.toContain(word)
  expect(wordsOf(fits)).toContain('no-fish')
})

test('pine nuts count as nuts where labels say so, and nothing with them is known to be nut free anywhere', () => {
  const salad = aRecipe({ title: 'Salad', ingredients: ['1 head lettuce', '2 tbsp pine nuts'], diets: 'Nut-free' })
  const us = toRecipeMarks(salad, 'us')
  const eu = toRecipeMarks(salad, 'eu')
  expect([wordsOf(us.has), wordsOf(eu.has)]).toEqual([['nuts'], ['']])
  expect(eu.fits).toBe(us.fits)
  for (const word of ['no-nuts', 'nut-free']) expect(wordsOf(eu.fits)).not.toContain(word)
  expect(wordsOf(eu.fits)).toContain('no-peanuts')
  expect(toKnownTerms(salad, ['Nut-free'])).not.toContain('withoutnuts')
  expect(listTrueDiets(salad)).toEqual([])
  const checked = { ...salad, allergens: 'none', allergensFor: toConfirmedFoods(salad.ingredients) }
  for (const region of ['us', 'eu'] as const) expect(wordsOf(toRecipeMarks(checked, region).fits)).not.toContain('no-nuts')
  const pasta = aRecipe({ title: 'Pasta', ingredients: ['1 lb gnocchi', '1 cup walnuts'] })
  expect(toRecipeMarks(pasta, 'eu')).toEqual(toRecipeMarks(pasta, 'us'))
})

test('a diet that the ingredients contradict does not count', () => {
  const supper = aRecipe({
    title: 'Vegan supper',
    ingredients: ['2 eggs', '1 lb ground beef', '1 cup walnuts'],
    diets: 'Vegan, Nut-free, Halal',
  })
  for (const word of ['vegan', 'vegetarian', 'nut-free', 'no-eggs', 'no-nuts'])
    expect(wordsOf(toRecipeMarks(supper, 'us').fits)).not.toContain(word)
  expect(listTrueDiets(supper)).toEqual(['Halal'])
  expect(toKnownTerms(supper, ['Vegan'])).not.toContain('dietvegan')
})

test('the owner’s word on allergens counts, but hides nothing once the foods have changed', () => {
  const ingredients = ['2 tbsp butter', '1 package crackers']
  const allergensFor = toConfirmedFoods(ingredients)
  const confirmed = marksOf({ ingredients, allergens: 'milk, sesame', allergensFor })
  expect(confirmed.has).toBe('milk sesame')
  expect(wordsOf(confirmed.fits)).toEqual(expect.arrayContaining(['no-gluten', 'no-eggs', 'nut-free']))
  const changed = marksOf({ ingredients: [...ingredients, '1 egg'], allergens: 'milk', allergensFor })
  expect(changed.has).toBe('gluten eggs milk')
  expect(wordsOf(changed.fits)).not.toContain('no-eggs')
})
