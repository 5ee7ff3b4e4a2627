import { expect, test } from 'vitest'
import { splitFoods } from './split-foods.ts'

test.each([
  ['1 tbsp each chopped fresh parsley, dill and chives', ['1 tbsp chopped fresh parsley', '1 tbsp dill', '1 tbsp chives']],
  ['½ teaspoon each: cumin, coriander, and paprika', ['½ teaspoon cumin', '½ teaspoon coriander', '½ teaspoon paprika']],
  ['⅜ tsp each salt and pepper', ['⅜ tsp salt', '⅜ tsp pepper']],
  ['1 each red and yellow bell pepper', ['1 red bell pepper', '1 yellow bell pepper']],
  ['salt and pepper, ½ tsp each', ['½ tsp salt', '½ tsp pepper']],
  ['Sesame seeds and sliced green onions', ['Sesame seeds', 'sliced green onions']],
  ['1 large egg + 1 tsp water, for egg wash', ['1 large egg', '1 tsp water']],
  ['Lettuce and tomato, for serving', ['Lettuce', 'tomato']],
  ['Optional toppings: sliced avocado, cilantro, lime wedges', ['sliced avocado', 'cilantro', 'lime wedges']],
  ['Chopped tomatoes, lettuce, and shredded cheese, for topping', ['Chopped tomatoes', 'lettuce', 'shredded cheese']],
  ['1/4 tsp salt & 1/4 tsp pepper', ['1/4 tsp salt', '1/4 tsp pepper']],
  ['2 eggs plus 1 egg yolk', ['2 eggs', '1 egg yolk']],
])('%s becomes %j', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test.each([
  'Half and half',
  '1 cup rice and beans',
  'Mac & cheese',
  'parsley, chopped and washed',
  'peeled and diced carrots',
  '1 cup plus 2 tbsp flour',
  '1 cup flour plus 2 tbsp for dusting',
  '4 chicken breasts, about 6 oz each',
  'Toppings:',
  'salt or pepper',
])('%s is one food', (line) => {
  expect(splitFoods(line)).toEqual([line])
})
