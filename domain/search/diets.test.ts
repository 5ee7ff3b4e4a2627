import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { listBorneOutDiets, listDiets } from './diets.ts'

const dietsOf = (...ingredients: string[]) => listBorneOutDiets('A dish', ingredients)

test('known ingredients support a diet, an unknown one supports none', () => {
  expect(dietsOf('2 cups rice', '1 onion, finely chopped', 'Salt, to taste')).toEqual(['vegetarian', 'vegan', 'gluten free', 'dairy free'])
  expect(dietsOf('1 lb pasta', '2 cups grated cheddar', '4 tbsp butter')).toEqual(['vegetarian'])
  expect(dietsOf('1 whole chicken', '2 lemons')).toEqual(['gluten free', 'dairy free'])
  expect(dietsOf('2 cups rice', '1 tbsp zog')).toEqual([])
  expect(dietsOf()).toEqual([])
})

test('what may be made from an animal is not vegetarian', () => {
  for (const line of [
    '2 cups stock',
    '1 tbsp Worcestershire sauce',
    '1 packet ranch seasoning',
    '4 hot dogs',
    '1 can refried beans',
    '1 pie crust',
  ])
    expect([line, dietsOf('2 cups rice', line)]).not.toEqual([line, expect.arrayContaining(['vegetarian'])])
})

test('one line that may contain what a diet excludes is enough against that diet', () => {
  expect(dietsOf('2 cups rice', '2 cups stock')).toEqual([])
  expect(dietsOf('2 cups rice', '1 tbsp margarine')).toEqual(['vegetarian', 'gluten free'])
  expect(dietsOf('2 cups rice', '1 can refried beans')).toEqual(['gluten free', 'dairy free'])
  expect(dietsOf('2 cups rice', '2 tbsp butter or olive oil')).toEqual(['vegetarian', 'gluten free'])
})

test('any amount of an animal counts, and a mere name does not', () => {
  expect(dietsOf('2 cups rice', '1 tsp gelatin')).not.toContain('vegetarian')
  expect(dietsOf('2 cups rice', '1 oz Parmesan')).toEqual(['gluten free'])
  expect(dietsOf('2 cups rice', '1 tbsp peanut butter', '1 can coconut milk')).toContain('vegan')
  expect(dietsOf('2 cups rice', '1 tbsp honey')).not.toContain('vegan')
  expect(dietsOf('1 eggplant', '1 butternut squash')).toContain('vegan')
  expect(dietsOf('1 cup oats', '1 banana')).not.toContain('gluten free')
  expect(listBorneOutDiets('Chicken rice', ['2 cups rice'])).not.toContain('vegetarian')
})

test('the heading of an ingredient group is not an ingredient', () => {
  expect(dietsOf('For the zog:', '2 cups rice')).toContain('vegan')
})

test('a recipe’s diets are those its title and labels claim, except negated ones', () => {
  const named = (...labels: string[]) => listDiets({ title: 'A dish', ingredients: ['1 tbsp zog'], labels })
  expect(named('quick, gluten-free, Vegetarian')).toEqual(['gluten free', 'vegetarian'])
  expect(named('not vegetarian', 'non-vegan')).toEqual([])
  expect(named('lactose-free')).toEqual([])
  const ofTitle = (title: string, line: string) => listDiets({ title, ingredients: [line, '1 tbsp zog'], labels: [] })
  expect(ofTitle('Veggie bowl', '1 cup rice')).toEqual(['vegetarian'])
  expect(ofTitle('Veggie bowl', '1 lb chicken')).toEqual([])
})

test('of the built-in recipes, only macaroni and cheese is known to be vegetarian', () => {
  const vegetarian = builtInRecipes.filter(({ title, ingredients }) => listBorneOutDiets(title, ingredients).includes('vegetarian'))
  expect(vegetarian.map(({ slug }) => slug)).toEqual(['mac-and-cheese'])
})
