import { expect, test } from 'vitest'
import { readYield } from './recipe-texts.ts'
import { toRecipe } from './schema-org/to-recipe.ts'

test.each([
  ['Makes one 23cm tart (serves 8)', 8],
  ['2 x 8-inch loaves, 16 servings', 16],
  ['Serves four', 4],
  ['Serves: 6 to 8', 6],
  ['1 loaf (12 generous portions)', 12],
  ['For 4', 4],
  ['12 muffins', undefined],
  ['1 23cm cake', undefined],
])('%s serves %s', (text, servings) => {
  expect(readYield(text)).toEqual({ ...(servings && { servings }), yieldText: text })
})

test.each([
  [['12', '12 muffins'], 12, '12 muffins'],
  [['2', '2 x 8-inch loaves, 16 servings'], 16, '2 x 8-inch loaves, 16 servings'],
  [['16', '2 x 8-inch loaves'], 16, '2 x 8-inch loaves'],
  [['4', '4 servings'], 4, undefined],
  ['8', 8, undefined],
])('a yield of %j serves %s', (recipeYield, servings, yieldText) => {
  const recipe = toRecipe({ name: 'Loaves', recipeYield })
  expect([recipe.servings, recipe.yieldText]).toEqual([servings, yieldText])
})
