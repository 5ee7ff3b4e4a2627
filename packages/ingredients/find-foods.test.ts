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

test.each([
  ['Toast the buns in the bacon fat.', ['4 buns', '8 slices bacon'], [0]],
  ['While the ribs bake, whisk the ketchup.', ['2 racks ribs', '1 cup ketchup'], [1]],
  ['Chill it while you toast the buns.', ['4 buns'], []],
  ['While the onions fry add the garlic.', ['2 onions', '2 cloves garlic'], [1]],
  ['Work a butter knife under the skin.', ['4 tbsp butter'], []],
  ['Bake until the butter-coloured crust is firm.', ['4 tbsp butter'], []],
  ['Bake until the cheese melts, then add the basil.', ['1 cup cheese', '½ cup basil'], [1]],
  ['Beat until smooth and add the eggs.', ['2 eggs'], [0]],
  ['Serve with the hot sauce from step 2.', ['1 cup hot sauce'], []],
  ['Stir the sugar into the onions and garlic from step 1.', ['1 tbsp sugar', '2 onions', '2 cloves garlic'], [0]],
  ['Knead the dough as you would for bread.', ['1 loaf bread'], []],
  ['Whip it to the consistency of sour cream.', ['1 cup sour cream'], []],
  ['Cut it in the flour to lumps like peas.', ['2 cups flour', '1 cup peas'], [0]],
  ['Don’t add the milk yet.', ['1 cup milk'], []],
  ['Don’t forget the salt.', ['1 tsp salt'], [0]],
  ['Cook without burning the garlic.', ['2 cloves garlic'], []],
  ['Fish out and discard the bay leaf.', ['1 bay leaf'], []],
  ['Fold in the flour mixture.', ['2 cups flour'], []],
  ['Once the onion is soft, pour in the milk.', ['1 onion', '1 cup milk'], [1]],
  ['Add everything except the cheese.', ['1 cup cheese'], []],
  ['Fold in the remaining flour.', ['2 cups flour'], [0]],
  ['Add the cheese if you like and the basil.', ['1 cup cheese', '½ cup basil'], [0, 1]],
  ['Loosen with pasta water.', ['1 lb pasta', '2 quarts water'], [1]],
])('%s uses only foods that it does more than mention', (step, ingredients, expected) => {
  expect(findFoods(step, ingredients)).toEqual(expected)
})

test('every ingredient of the built-in recipes is used by a step', () => {
  for (const { title, ingredients, steps } of builtInRecipes) {
    const used = new Set(steps.flatMap((step) => findFoods(step, ingredients)))
    const unused = ingredients.filter((_, index) => !used.has(index))
    expect(unused, title).toEqual([])
  }
})
