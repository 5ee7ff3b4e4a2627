import { expect, test } from 'vitest'
import { toFoodKey } from '#packages/ingredients/food-key.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { findAisle } from './aisles.ts'

test.each([
  ['2 yellow onions', 'Fruit and vegetables'],
  ['1 tsp onion powder', 'Herbs and spices'],
  ['fresh basil leaves', 'Fruit and vegetables'],
  ['1 tsp dried basil', 'Herbs and spices'],
  ['1 can (14 oz) tomatoes', 'Cans and jars'],
  ['3 tomatoes', 'Fruit and vegetables'],
  ['2 cups frozen peas', 'Frozen'],
  ['½ cup butter, frozen', 'Milk, cheese and eggs'],
  ['1 tbsp white wine vinegar', 'Sauces, oils and vinegar'],
  ['1 cup white wine', 'Drinks'],
  ['12 dill pickle chips', 'Cans and jars'],
  ['4 sesame hamburger buns', 'Bread'],
  ['1 can beer', 'Drinks'],
  ['1 cup raspberry jam', 'Cans and jars'],
  ['½ cup fig preserves', 'Cans and jars'],
  ['1 tbsp dried chives', 'Herbs and spices'],
  ['2 tbsp chives, snipped', 'Fruit and vegetables'],
  ['1 tsp ground mustard', 'Herbs and spices'],
  ['1 tsp mustard', 'Sauces, oils and vinegar'],
  ['Putenfleisch', 'Everything else'],
])('%s is under %s', (line, aisle) => {
  expect(findAisle(toFoodKey(parseIngredient(line).food), line)).toBe(aisle)
})
