import { expect, test } from 'vitest'
import { splitPastedRecipe } from './pasted-recipe.ts'

test('a whole recipe is split into its fields and lists', () => {
  const text = `Lamb Stew

A stew for cold days.
Serves 4 | Prep time: 20 min
Cook Time: 1 hour 30 minutes

**Ingredients**
[For the Lamb]
2 lb lamb
Dough:
1 cup flour

Method:
1. Brown the lamb.
2. Simmer.

Notes
Better the next day.`
  expect(splitPastedRecipe(text)).toEqual({
    ingredients: '[For the Lamb]\n2 lb lamb\nDough:\n1 cup flour\n',
    steps: '1. Brown the lamb.\n2. Simmer.\n',
    fields: { title: 'Lamb Stew', short: 'A stew for cold days.', servings: '4', prepMinutes: '20', cookMinutes: '90' },
  })
})

test.each([
  ['Makes 12 muffins', { yieldText: '12 muffins' }],
  ['Yield: 6 servings', { servings: '6' }],
  ['Total: 2 h', { totalMinutes: '120' }],
  ['Cook this on Sundays', { title: 'Cook this on Sundays' }],
])('%j above the ingredients gives %j', (line, fields) => {
  expect(splitPastedRecipe(`${line}\nIngredients\n2 eggs\nDirections\nFry.`)?.fields).toEqual(fields)
})

test.each(['', '2 eggs\n1 cup flour', 'Ingredients\n2 eggs', 'Directions\nFry it.\nIngredients\n2 eggs', 'Ingredients\n2 eggs\nMethod\n'])(
  '%j is not a whole recipe',
  (text) => {
    expect(splitPastedRecipe(text)).toBeUndefined()
  },
)
