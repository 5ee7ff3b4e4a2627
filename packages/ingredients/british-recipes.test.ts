import { expect, test } from 'vitest'
import { showRecipe } from './show-lines.ts'

test.each([
  [['1 pint milk', '225g plain flour', '3 eggs'], '570 ml milk'],
  [['1 pint milk', '2 cups all-purpose flour', '100 g butter'], '480 ml milk'],
  [['1 pint milk', '3 eggs'], '480 ml milk'],
  [['½ pint double cream', '2 tbsp caster sugar'], '285 ml double cream'],
  [['10 fl oz stock', '500 g beef'], '285 ml stock'],
])('of %j, the first is shown as %s', (ingredients, shown) => {
  const { ingredientsText } = showRecipe({ ingredients, steps: [] }, { factor: 1, units: 'metric' })
  expect(ingredientsText.split('\n')[0]).toBe(shown)
})

test.each([
  [['1 pint stock', '225g plain flour'], 'Pour in 1 pint of stock.', 'Pour in 570 ml of stock.'],
  [['1 pint stock', '2 cups all-purpose flour'], 'Pour in 1 pint of stock.', 'Pour in 480 ml of stock.'],
  [['500g beef', '2 onions'], 'Pour in ½ pint boiling water.', 'Pour in 285 ml boiling water.'],
  [['1 lb beef', '2 onions'], 'Pour in ½ pint boiling water.', 'Pour in 240 ml boiling water.'],
  [['1 pint stock', '225g plain flour'], 'Pour in 1 pint (600ml) of stock.', 'Pour in 600ml of stock.'],
])('of %j, the step %s matches its lines', (ingredients, step, shown) => {
  const { steps } = showRecipe({ ingredients, steps: [step] }, { factor: 1, units: 'metric' })
  expect(steps[0]?.parts.map(({ text }) => text).join('')).toBe(shown)
})

test('British pints stay pints when scaled, and are more than two cups for Americans', () => {
  const recipe = { ingredients: ['1 pint milk', '225g plain flour'], steps: [] }
  expect(showRecipe(recipe, { factor: 2, units: 'original' }).ingredientsText).toBe('2 pints milk\n450g plain flour')
  expect(showRecipe(recipe, { factor: 1, units: 'us' }).ingredientsText.split('\n')[0]).toBe('2⅓ cups milk')
})

test.each([
  [['2 tbsp oil', '225g plain flour'], '4 tbsp oil'],
  [['2 tbsp oil', '1 stick celery', '2 aubergines'], '4 tbsp oil'],
  [['8 tbsp oil', '500 g beef'], '16 tbsp oil'],
  [['2 tbsp oil', '250 g flour', '1 cup milk'], '¼ cup oil'],
  [['2 tbsp oil', '1 lb (450 g) beef'], '¼ cup oil'],
  [['2 tbsp oil', '2 eggs'], '¼ cup oil'],
])('of %j twice, the first is shown as %s', (ingredients, shown) => {
  const recipe = { ingredients, steps: [`Heat ${ingredients[0]}.`] }
  const { ingredientsText, steps } = showRecipe(recipe, { factor: 2, units: 'original' })
  expect(ingredientsText.split('\n')[0]).toBe(shown)
  expect(steps[0]?.parts.map(({ text }) => text).join('')).toBe(`Heat ${shown}.`)
})

test('spoons of a British recipe become cups for Americans', () => {
  const recipe = { ingredients: ['2 tbsp oil', '225g plain flour'], steps: [] }
  expect(showRecipe(recipe, { factor: 2, units: 'us' }).ingredientsText.split('\n')[0]).toBe('¼ cup oil')
})
