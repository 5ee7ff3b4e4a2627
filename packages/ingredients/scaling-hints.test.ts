import { expect, test } from 'vitest'
import { findScalingHints } from './scaling-hints.ts'

const cake = { ingredients: ['3 large eggs, beaten', '2 cups flour'], steps: ['Whisk the eggs.', 'Bake in a 9-inch pan for 30 minutes.'] }
const listHints = (recipe: typeof cake, factor: number) => findScalingHints(recipe, factor).map(({ about }) => about)

test.each([
  [1, []],
  [1.5, ['Eggs']],
  [2, ['Pans', 'Times']],
  [2.5, ['Eggs', 'Pans', 'Times']],
  [0.5, ['Eggs', 'Pans', 'Times']],
  [4 / 3, []],
])('a cake with three eggs, times %d, has hints about %j', (factor, hints) => {
  expect(listHints(cake, factor)).toEqual(hints)
})

test('yolks and whites are eggs; eggplants, egg noodles and a measured egg are not', () => {
  const steps = ['Stir.']
  expect(listHints({ ingredients: ['1 egg yolk'], steps }, 1.5)).toEqual(['Eggs'])
  expect(listHints({ ingredients: ['3 egg whites'], steps }, 0.5)).toEqual(['Eggs'])
  expect(listHints({ ingredients: ['1 eggplant', '1 package egg noodles', '1 cup beaten egg', '½ egg'], steps }, 1.5)).toEqual([])
})

test('there are no hints about pans and times unless a step mentions them, and they are reversed for smaller amounts', () => {
  expect(listHints({ ingredients: ['1 cup oats'], steps: ['Stir and chill overnight.'] }, 4)).toEqual([])
  const [more, less] = [2, 0.5].map((factor) => findScalingHints({ ...cake, ingredients: [] }, factor).map(({ text }) => text))
  expect(more?.join()).toMatch(/second pan[\s\S]*longer/)
  expect(less?.join()).toMatch(/smaller pan[\s\S]*faster/)
})
