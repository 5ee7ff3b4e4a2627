import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { ingredientLines } from '#packages/ingredients/fixtures/ingredient-lines.ts'
import { isStaple, readFoodKey, toFoodKey, toFoodKeys, toFoodLabel } from './food-key.ts'
import { families } from './food-names.ts'

test.each([
  ['Large Eggs', 'egg'],
  ['unsalted butter', 'butter'],
  ['jalapeños', 'jalapeno'],
  ['extra-virgin olive oil', 'olive oil'],
  ['tomatoes', 'tomato'],
  ['molasses', 'molasses'],
  ['Oreo cookies', 'oreo cookie'],
  ['basil leaves', 'basil'],
  ['bay leaves', 'bay leaf'],
  ['green onions', 'scallion'],
  ['Kosher salt', 'salt'],
  ['celery salt', 'celery salt'],
  ['pepper', 'black pepper'],
  ['plain flour', 'all purpose flour'],
  ['light brown sugar', 'brown sugar'],
  ['', ''],
  ['!!!', ''],
])('%s have the key %s', (food, key) => {
  expect(toFoodKey(food)).toBe(key)
})

test.each([
  ['ground beef', 'beef'],
  ['ground almonds', 'almonds'],
  ['ground mustard', 'mustard'],
  ['dried cherries', 'cherries'],
  ['smoked paprika', 'paprika'],
  ['buttermilk', 'milk'],
  ['sweet potatoes', 'potatoes'],
  ['tomato paste', 'tomato'],
])('%s are not the same food as %s', (one, other) => {
  expect(toFoodKey(one)).not.toBe(toFoodKey(other))
  expect(families.get(toFoodKey(one))).not.toBe(toFoodKey(other))
})

test.each([
  ['ground cumin', 'cumin'],
  ['dried oregano', 'oregano'],
  ['ground chuck', 'ground beef'],
  ['mince', 'ground beef'],
  ['ground almonds', 'almond flour'],
  ['thick-cut bacon', 'bacon'],
  ['hard-boiled eggs', 'eggs'],
  ['half & half', 'half and half'],
  ['Maldon sea salt flakes', 'salt'],
  ['flat-leaf parsley', 'parsley'],
  ['zucchinis', 'courgette'],
])('%s are the same food as %s', (one, other) => {
  expect(toFoodKey(one)).toBe(toFoodKey(other))
})

test.each([
  ['red onion', 'onion'],
  ['sharp cheddar', 'cheese'],
  ['spaghetti', 'pasta'],
  ['chicken drumsticks', 'chicken'],
  ['heavy cream', 'cream'],
  ['double cream', 'cream'],
  ['light cream', 'cream'],
  ['cider vinegar', 'vinegar'],
  ['Greek yoghurt', 'yogurt'],
  ['chicken stock', 'broth'],
  ['dill pickle chips', 'pickle'],
  ['semi-sweet chocolate', 'chocolate'],
  ['Kalamata olives', 'olive'],
  ['dark soy sauce', 'soy sauce'],
  ['pork shoulder', 'pork'],
  ['cod fillets', 'fish'],
  ['sourdough bread', 'bread'],
  ['rice noodles', 'noodle'],
  ['Italian sausage', 'sausage'],
  ['pepper jack', 'cheese'],
  ['red lentils', 'lentil'],
  ['light coconut milk', 'coconut milk'],
  ['dry white wine', 'wine'],
  ['chocolate chips', 'chocolate'],
  ['ground ginger', 'ginger'],
  ['fresh coriander', 'coriander'],
  ['sea scallops', 'scallop'],
])('%s are a kind of %s', (food, family) => {
  expect(families.get(toFoodKey(food))).toBe(family)
})

test.each(['ice cream', 'vanilla ice cream', 'cream cheese', 'sour cream', 'cream of tartar', 'coconut cream'])(
  '%s is not cream',
  (food) => {
    expect([toFoodKey(food), families.get(toFoodKey(food))]).not.toContain('cream')
  },
)

test('water, salt, pepper and frying oil are staples; foods that flavor a dish are not', () => {
  for (const food of ['ice water', 'flaky sea salt', 'freshly ground black pepper', 'olive oil', 'oil'])
    expect(isStaple(toFoodKey(food))).toBe(true)
  for (const food of ['sesame oil', 'garlic salt', 'bell pepper', 'butter', 'coconut water']) expect(isStaple(toFoodKey(food))).toBe(false)
})

test('the foods of every built-in recipe have plain names', () => {
  const keys = Object.fromEntries(builtInRecipes.map(({ slug, ingredients }) => [slug, toFoodKeys(ingredients).join(', ')]))
  expect(keys['mac-and-cheese']).toBe(
    'elbow macaroni, water, salt, cheddar, butter, all purpose flour, dry mustard, milk, black pepper, cayenne pepper',
  )
  expect(keys['chili-dog']).toBe(
    'ground beef, yellow onion, garlic, chili powder, cumin, oregano, cayenne pepper, salt, tomato paste, tomato sauce, water, cider vinegar, hot dog, hot dog bun, butter, yellow mustard, white onion',
  )
  expect(keys['creamy-tomato-pasta']).toBe(
    'spaghetti, olive oil, yellow onion, garlic, red pepper flake, tomato paste, crushed tomato, salt, heavy cream, parmesan, basil, water',
  )
})

test('‘salt and pepper’ are two foods', () => {
  expect(toFoodKeys(['Kosher salt and freshly ground black pepper'])).toEqual(['salt', 'black pepper'])
  expect(toFoodKeys(['1 cup half and half'])).toEqual(['half and half'])
})

test('the key of a key is that key, whatever the line says', () => {
  for (const key of toFoodKeysOf(ingredientLines.map(([line]) => line))) expect(readFoodKey(key)).toBe(key)
})

test('the common foods of real recipe pages share one key each', () => {
  const counts = new Map<string, number>()
  for (const key of ingredientLines.flatMap(([line]) => toFoodKeys([line]))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const common = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 8)
  expect(common.map(([key]) => key).toSorted()).toEqual([
    'black pepper',
    'butter',
    'garlic',
    'milk',
    'olive oil',
    'salt',
    'sugar',
    'vanilla extract',
  ])
})

test.each([
  ['2 large eggs', 'egg'],
  [' Garlic cloves ', 'garlic'],
  ['1 cup (240 ml) milk', 'milk'],
])('typing %s means %s', (typed, key) => {
  expect(readFoodKey(typed)).toBe(key)
})

test('proper names are written with a capital letter', () => {
  expect(toFoodLabel('dijon mustard')).toBe('Dijon mustard')
  expect(toFoodLabel('baby back rib')).toBe('baby back rib')
})

function toFoodKeysOf(lines: string[]) {
  return lines.flatMap((line) => toFoodKeys([line]))
}
