import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findFoods } from './find-foods.ts'

test.each([
  ['Form the chuck into patties.', ['1½ lb ground chuck', '4 slices bacon'], [0]],
  ['Sear the beef patties.', ['1½ lb ground chuck'], []],
  ['Stir in the tomato paste.', ['2 tbsp tomato paste', '1 ripe tomato'], [0]],
  ['Add the plain paprika.', ['1 tbsp paprika', '1 tsp smoked paprika'], [0]],
  ['Add the onions.', ['1 yellow onion', '1 white onion'], [0, 1]],
  ['Whisk in the Worcestershire and cayenne.', ['1 tsp Worcestershire sauce', '¼ tsp cayenne pepper', '½ tsp black pepper'], [0, 1]],
  ['Brush with the sauce.', ['1 cup tomato sauce'], []],
  ['Add ½ tsp salt.', ['½ tsp kosher salt, for the sauce', '1 tbsp kosher salt, for the water'], [0]],
  ['Leave the chicken on its rack.', ['3 lb chicken drumsticks'], [0]],
  ['Scatter on the basil.', ['½ cup basil leaves, torn'], [0]],
  ['Melt the butter.', ['4 tbsp unsalted butter', '2 tbsp peanut butter'], [0, 1]],
])('%s uses its foods', (step, ingredients, expected) => {
  expect(findFoods(step, ingredients)).toEqual(expected)
})

test('every ingredient of the built-in recipes is used by a step', () => {
  for (const { title, ingredients, steps } of builtInRecipes) {
    const used = new Set(steps.flatMap((step) => findFoods(step, ingredients)))
    const unused = ingredients.filter((_, index) => !used.has(index))
    expect(unused, title).toEqual([])
  }
})
