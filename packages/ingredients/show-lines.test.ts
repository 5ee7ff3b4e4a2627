import { expect, test } from 'vitest'
import { toIngredientText } from './show-ingredient.ts'
import { showRecipe, showYield, toMade } from './show-lines.ts'

test.each([
  ['24 cookies', 2, '48 cookies'],
  ['24 cookies', 1, '24 cookies'],
  ['24 cookies', 0.5, '12 cookies'],
  ['Makes about 12 muffins', 1.5, 'Makes about 18 muffins'],
  ['10–12 rolls', 2, '20–24 rolls'],
  ['10 to 12 rolls', 2, '20 to 24 rolls'],
  ['1.5 litres', 2, '3 litres'],
  ['2.5 litres', 2, '5 litres'],
  ['2 x 8-inch loaves', 2, '4 x 8-inch loaves'],
  ['2 x 8-inch loaves, 16 servings', 2, '4 x 8-inch loaves, 32 servings'],
  ['Makes makes 4.5 cups', 1.5, 'Makes makes 6¾ cups'],
  ['1 1/2 quarts', 2, '3 quarts'],
  ['About 3 cups', 0.5, 'About 1½ cups'],
  ['1 cup sauce', 2, '2 cups sauce'],
  ['Serves 4-6', 2, 'Serves 8-12'],
  ['Makes one 23cm tart (serves 8)', 2, 'Makes 2 23cm tarts (serves 16)'],
  ['24 cookies (about 2 dozen)', 2, '48 cookies (about 4 dozen)'],
  ['2 dozen cookies', 1.5, '3 dozen cookies'],
  ['7 buns', 0.5, '3½ buns'],
  ['4 servings', 0.25, '1 serving'],
  ['One 9-inch pie', 2, '2 9-inch pies'],
  ['1 loaf', 2, '2 loaves'],
  ['1 loaf', 0.5, undefined],
  ['4 buns', 0.25, '1 bun'],
  // Not a count, or would be an odd one.
  ['9 inch cake', 2, undefined],
  ['9-inch cake', 2, undefined],
  ['7 buns', 0.75, undefined],
  ['', 2, undefined],
])('%j times %f is %j', (text, factor, expected) => {
  expect(showYield(text, factor)).toBe(expected)
})

test.each([
  ['Makes 4½ cups', '4½ cups'],
  ['Makes makes 4.5 cups', '4.5 cups'],
  ['Yield: 6 servings', '6 servings'],
  ['12 muffins', '12 muffins'],
  ['Makes', 'Makes'],
])('%s is shown after Makes as %s', (text, made) => {
  expect(toMade(text)).toBe(made)
})

test('a line with a label before its amount stays whole, and is scaled', () => {
  const recipe = { ingredients: ['Optional: 1 cup raisins', '2 cups flour'], ingredientGroups: [], steps: [], stepGroups: [] }
  const [raisins, flour] = showRecipe(recipe, { factor: 2, units: 'original' }).ingredients
  expect(raisins).toMatchObject({ amount: '', equivalent: '', text: 'Optional: 2 cups raisins' })
  expect(flour).toMatchObject({ amount: '4 cups', text: 'flour' })
})

function showSteps(ingredients: string[], step: string, units: 'metric' | 'us') {
  const { steps } = showRecipe({ ingredients, steps: [step] }, { factor: 1, units })
  return steps[0]?.parts.map(({ text }) => text).join('')
}

test.each([
  ['2 cups powdered sugar', 'metric'],
  ['2 cups (240 g) powdered sugar', 'metric'],
  ['1½ cups flour (180 g)', 'metric'],
  ['1 cup milk', 'metric'],
  ['½ cup unsalted butter', 'metric'],
  ['1 cup cooked rice', 'metric'],
  ['1 cup sifted cake flour', 'metric'],
  ['2 tablespoons sugar', 'metric'],
  ['1 cup (8 oz) heavy cream', 'metric'],
  ['250 g all-purpose flour', 'us'],
  ['240 g (2 cups) powdered sugar', 'us'],
  ['200 g walnuts', 'us'],
] as const)('a step that says %s shows in %s units what the list shows', (line, units) => {
  const [shown] = showRecipe({ ingredients: [line], steps: [] }, { factor: 1, units }).ingredients
  const listed = shown ? toIngredientText({ ...shown, equivalent: '' }) : ''
  const said = line.replace(/ \([^)]*\)/, '')
  expect(showSteps([line], `Add ${said} and stir.`, units)).toBe(`Add ${listed.replace(/ \([^)]*\)/, '')} and stir.`)
})

test.each([
  [['3 cups powdered sugar'], 'Beat in 1 cup of the powdered sugar.', 'Beat in 114 g of the powdered sugar.'],
  [['3 cups (360 g) powdered sugar'], 'Beat in 1 cup of the sugar.', 'Beat in 120 g of the sugar.'],
  [['1 cup rice', '2 cups stock'], 'Stir 1 cup of the stock into the rice.', 'Stir 240 ml of the stock into the rice.'],
  [['1 cup sugar', '2 tbsp sugar', '1 egg'], 'Whisk 1 cup sugar with the egg.', 'Whisk 198 g sugar with the egg.'],
  [['3 cups flour', '1 cup water'], 'Mix 1 cup flour mixture with the rest.', 'Mix 240 ml flour mixture with the rest.'],
])('of %j, %s is shown as %s', (ingredients, step, shown) => {
  expect(showSteps(ingredients, step, 'metric')).toBe(shown)
})
