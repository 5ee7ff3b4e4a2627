import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRegional } from '#packages/ingredients/british-recipes.ts'
import type { Display } from '#packages/ingredients/display.ts'
import { ingredientLines } from '#packages/ingredients/fixtures/ingredient-lines.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { convertQuantity } from '#packages/ingredients/quantity.ts'
import { showIngredient, toIngredientText } from '#packages/ingredients/show-ingredient.ts'
import { findUnit } from '#packages/ingredients/units.ts'
import { type ShoppedRecipe, toShoppingList } from './make-shopping-list.ts'

function listItems(recipes: ShoppedRecipe[], units: 'original' | 'us' | 'metric' = 'original') {
  return toShoppingList(recipes, units).flatMap(({ items }) => items.map(({ amount, name }) => `${amount} ${name}`.trim()))
}

function recipe(ingredients: string[], factor = 1): ShoppedRecipe {
  return { title: 'Soup', ingredients, factor }
}

test.each([
  [['1 cup flour', '½ cup flour'], ['1½ cups flour']],
  // A known density, or a mass in the line, turns a volume into a mass; anything else stays separate.
  [['1 cup sugar', '100 g sugar'], ['300 g sugar']],
  [['1 cup (100 g) kasha', '50 g kasha'], ['150 g kasha']],
  [['1 cup kasha', '50 g kasha'], ['1 cup + 50 g kasha']],
  [['4 garlic cloves, minced', '3 cloves garlic'], ['7 cloves garlic']],
  [['1 onion', '2 onions, diced'], ['3 onions']],
  [['1 onion, cut into slices', '2 onions'], ['3 onions']],
  [['1 (14 oz) can tomatoes', '14 oz can tomatoes', '1 can (28 oz) tomatoes'], ['2 cans (14 oz) + 1 can (28 oz) tomatoes']],
  [['Juice of 2 lemons', '1 lemon'], ['3 lemons']],
  [['2-3 carrots', '1 carrot'], ['3–4 carrots']],
  [['1 #10 can tomatoes', '#10 can of tomatoes', '1 can tomatoes'], ['2 cans (#10) + 1 can tomatoes']],
  [['8 oz milk', '1 cup milk'], ['2 cups milk']],
  [
    ['Salt & pepper, to taste', '1 tsp salt'],
    ['black pepper', '1 tsp + some salt'],
  ],
  [['aubergine', '1 eggplant'], ['1 + some aubergine']],
  [
    ['1 tsp ground ginger', '1 tbsp grated fresh ginger'],
    ['1 tbsp ginger', '1 tsp ground ginger'],
  ],
  [
    ['1 tsp ground mustard', '1 tbsp mustard', '1 tsp mustard powder'],
    ['1 tbsp mustard', '2 tsp ground mustard'],
  ],
  [
    ['½ tsp each: cumin, coriander, and paprika', '1 tsp cumin'],
    ['½ tsp coriander', '1½ tsp cumin', '½ tsp paprika'],
  ],
  [
    ['Sesame seeds and green onions, for serving', '2 scallions'],
    ['2 + some green onions', 'Sesame seeds'],
  ],
  [
    ['Salt, pepper, and paprika', '1 tsp salt'],
    ['paprika', 'black pepper', '1 tsp + some salt'],
  ],
  [
    ['Kosher salt, freshly ground black pepper', '1 onion'],
    ['1 onion', 'black pepper', 'Kosher salt'],
  ],
  [
    ['handful of nuts, like almonds and cashews, for topping', '1 egg'],
    ['1 egg', '1 handful nuts'],
  ],
  [
    ['tomato and onion salad', '1 onion'],
    ['1 onion', 'tomato and onion salad'],
  ],
  [
    ['1 cup flour, plus 2 tbsp for dusting', '1 cup flour'],
    ['1 cup flour', '1 cup flour, plus 2 tbsp for dusting'],
  ],
  [
    ['8', 'something nobody knows'],
    ['8', 'something nobody knows'],
  ],
])('%j add up to %j', (lines, expected) => {
  expect(listItems([recipe(lines.slice(0, 1)), recipe(lines.slice(1))])).toEqual(expected)
})

test.each([
  [['1 cup rolled oats', '½ cup old-fashioned oats'], ['1½ cups rolled oats']],
  [['1 cup sweetcorn', '1 can corn'], ['1 cup + 1 can sweetcorn']],
  [['2 cups chicken stock', '1 cup chicken broth'], ['3 cups chicken stock']],
  [['1 green capsicum', '2 green bell peppers'], ['3 green capsicums']],
  [['1 egg', '2 eggs, whisked', '3 egg yolks'], ['6 eggs']],
  [
    ['2¼ tsp thyme', '10 sprigs dried thyme'],
    ['10 sprigs dried thyme', '2¼ tsp thyme'],
  ],
  [
    ['¼ cup parsley', '½ tbsp dried parsley'],
    ['¼ cup parsley', '½ tbsp dried parsley'],
  ],
  [['1 cup sugar', '½ cup granulated white sugar'], ['1½ cups sugar']],
  [['2 tbsp lime juice', '1 lime'], ['2 tbsp (juice) + 1 lime']],
  [
    ['1 bunch coriander', '2 tbsp fresh coriander', '1 tsp ground coriander', '2 tbsp cilantro'],
    ['1 bunch + ¼ cup coriander', '1 tsp ground coriander'],
  ],
  [['1 can tuna', '1 can canned tuna'], ['2 cans tuna']],
  [['2 garlic bulbs', '4 cloves garlic'], ['2 bulbs + 4 cloves garlic']],
  [['1 tbsp root ginger', '1 tsp grated ginger'], ['4 tsp root ginger']],
  [['100 g plain flour', '50 g flour'], ['150 g plain flour']],
  [
    ['100 g bread flour', '50 g flour', '1 cup almond flour'],
    ['50 g flour', '1 cup almond flour', '100 g bread flour'],
  ],
  [['1 tsp turmeric', '1 tsp turmeric powder'], ['2 tsp turmeric']],
  [['50 g pecans', '50 g pecan halves'], ['100 g pecans']],
  // The author's figures, where nothing is added to them.
  [['5/8 cup sugar'], ['5/8 cup sugar']],
  [['1 5/8 cups milk'], ['1 5/8 cups milk']],
  [['1 cup or 200 g water'], ['1 cup or 200 g water']],
  [['4 (12-15) pound turkeys'], ['4 (12-15 pound) turkeys']],
])('a food is bought under one name, and no two foods under one: %j', (lines, expected) => {
  expect(listItems(lines.map((line) => recipe([line])))).toEqual(expected)
})

test.each([
  'For the sauce:',
  'For the sauce',
  'FOR THE SAUCE',
  'For 12 buns:',
  '**Glaze**',
  '**Glaze:**',
  '__Glaze__',
  '***Glaze***',
  '*Glaze*',
  '[For the Lamb]',
  '## Topping',
  '--- Topping ---',
  '— For the topping —',
  'Sauce:',
  'To serve:',
])('%s is a heading, and nothing to buy', (heading) => {
  expect(listItems([recipe(['1 onion', heading, '2 eggs'])])).toEqual(['1 onion', '2 eggs'])
})

test.each(['For the bird: 1 chicken', '[2 eggs]', '**2 eggs**', 'For serving', 'Pizza dough', '* 2 eggs', '— 2 eggs'])(
  '%s is something to buy',
  (line) => {
    expect(listItems([recipe(['1 onion', line])])).toHaveLength(2)
  },
)

test.each([
  [['2 tbsp soy sauce', '225g plain flour'], ['2 tbsp soy sauce', '500g beef'], '4 tbsp soy sauce'],
  [['2 tbsp soy sauce', '225g plain flour'], ['2 tbsp soy sauce', '1 cup flour'], '4 tbsp soy sauce'],
  [['2 tbsp soy sauce', '1 cup flour'], ['2 tbsp soy sauce', '225g plain flour'], '4 tbsp soy sauce'],
  [['2 tbsp soy sauce', '1 cup flour'], ['2 tbsp soy sauce', '1 cup rice'], '¼ cup soy sauce'],
  [['2 tbsp soy sauce', '225g plain flour'], ['½ cup soy sauce', '1 cup rice'], '10 tbsp soy sauce'],
  [['2 tbsp soy sauce', '225g plain flour'], ['1 cup soy sauce', '1 cup rice'], '1 cup + 2 tbsp soy sauce'],
  [['2 tbsp soy sauce', '225g plain flour'], ['100ml soy sauce', '500g beef'], '130 ml soy sauce'],
  [['2 tsp soy sauce', '225g plain flour'], ['1 tbsp soy sauce', '500g beef'], '5 tsp soy sauce'],
  [['4 squares soy chocolate', '1 cup milk'], ['2 squares soy chocolate', '1 egg'], '6 squares soy chocolate'],
])('spoons of %j and %j are on the list as %s', (one, other, expected) => {
  expect(listItems([recipe(one), recipe(other)]).filter((item) => item.includes('soy'))).toEqual([expected])
  expect(listItems([recipe(one), recipe(other)], 'us').filter((item) => item.includes('soy'))).toHaveLength(1)
})

test('each recipe is scaled to its own servings, except pinned amounts; lines that may not scale say so', () => {
  expect(listItems([recipe(['2 eggs', '=1 bay leaf', '½ of a medium onion'], 2), recipe(['2 eggs'], 0.5)])).toEqual([
    '½ of a medium onion (not scaled)',
    '5 eggs',
    '1 bay leaf',
  ])
})

test('amounts are in the wanted units, and each names its recipes', () => {
  expect(listItems([recipe(['1 cup milk', '8 oz pasta'])], 'metric')).toEqual(['240 ml milk', '227 g pasta'])
  const [aisle] = toShoppingList([recipe(['1 egg'], 3), { title: 'Cake', ingredients: ['2 large eggs'], factor: 1 }], 'original')
  expect(aisle).toEqual({
    aisle: 'Milk, cheese and eggs',
    items: [
      {
        key: 'egg',
        need: { ' ': 5 },
        name: 'eggs',
        amount: '5',
        lines: [
          { recipe: 'Soup', text: '3 eggs' },
          { recipe: 'Cake', text: '2 large eggs' },
        ],
      },
    ],
  })
})

/** The total of displayed amounts in millilitres, grams or counted units; `food` is added to one without any. */
function toBases(text: string, food = '') {
  return text.split(' + ').flatMap((part) => {
    const [quantity] = parseIngredient(`${part}${food}`).amounts
    if (!quantity) return []
    const plain = findUnit(quantity.unit?.kind === 'mass' ? 'g' : 'ml')
    const { high } = (plain && convertQuantity(quantity, plain)) ?? quantity
    return [{ kind: quantity.unit?.system ? quantity.unit.kind : (quantity.unit?.name ?? ''), value: high }]
  })
}

const shown = new Map<string, string>()

/** The same lines occur thousands of times, so each is converted once. */
function show(text: string, display: Display) {
  const key = `${JSON.stringify(display)} ${text}`
  const known = shown.get(key) ?? toIngredientText(showIngredient(text, display))
  shown.set(key, known)
  return known
}

test('in 500 sets of recipes nothing is left out, and every total is the sum of the scaled lines, in units that can be added', () => {
  const line = fc.constantFrom(...ingredientLines.map(([text]) => text))
  const factor = fc.constantFrom(0.5, 1, 1.5, 2, 3)
  const set = fc.array(fc.record({ title: fc.constant('Soup'), ingredients: fc.array(line, { maxLength: 15 }), factor }), { maxLength: 5 })
  fc.assert(
    fc.property(set, (recipes) => {
      const items = toShoppingList(recipes, 'original').flatMap((aisle) => aisle.items)
      const said = items.flatMap((item) => item.lines.map(({ text }) => text))
      const wanted = recipes.flatMap(({ ingredients, factor }) =>
        ingredients.map((text) => show(text, toRegional({ factor, units: 'original' }, ingredients))),
      )
      expect(wanted.filter((text) => !said.some((other) => other.startsWith(text)))).toEqual([])
      for (const { amount, lines } of items) {
        const totals = toBases(amount, ' x')
        // Each kind occurs once, or its parts would have been added: two units of one kind are one number, such as '1 cup + 2 tbsp'.
        const plain = lines.flatMap(({ text }) => toBases(text))
        for (const { kind } of totals) {
          if (plain.some((part) => part.kind !== kind)) continue
          const sum = plain.reduce((total, { value }) => total + value, 0)
          const shown = totals.filter((part) => part.kind === kind).reduce((total, { value }) => total + value, 0)
          expect(Math.abs(shown - sum)).toBeLessThanOrEqual(sum * 0.13 + 1)
        }
      }
    }),
    { numRuns: 500 },
  )
})

/** Foods with all their names; each is one item of a list, and no other. */
const namedFoods = [
  ['chicken stock', 'chicken broth'],
  ['vegetable stock', 'vegetable broth', 'veggie broth'],
  ['rolled oats', 'old-fashioned oats'],
  ['green bell peppers', 'green capsicums'],
  ['red bell peppers', 'red capsicums'],
  ['sweetcorn', 'corn', 'corn kernels'],
  ['cilantro', 'fresh coriander'],
  ['ground coriander'],
  ['scallions', 'green onions', 'spring onions'],
  ['sugar', 'granulated sugar', 'white sugar', 'granulated white sugar'],
  ['brown sugar', 'light brown sugar'],
  ['limes', 'lime juice'],
  ['lemons', 'lemon juice', 'lemon zest'],
  ['eggs', 'egg yolks', 'large eggs', 'egg whites'],
  ['firm tofu', 'extra-firm tofu'],
  ['silken tofu'],
  ['shrimp', 'prawns'],
  ['chicken thighs'],
  ['chicken breasts', 'boneless skinless chicken breasts'],
  ['parsley'],
  ['dried parsley'],
  ['basil', 'basil leaves'],
  ['dried basil'],
  ['red onions'],
  ['yellow onions'],
  ['sweet potatoes'],
  ['russet potatoes'],
  ['coconut milk'],
  ['milk', 'whole milk'],
  ['tomato paste'],
  ['tomatoes'],
  ['almond flour'],
  ['all-purpose flour', 'plain flour'],
  ['cornstarch', 'cornflour'],
  ['ground beef', 'minced beef', 'beef mince'],
  ['olive oil', 'extra virgin olive oil'],
  ['vegetable oil'],
  ['peanut butter'],
  ['butter', 'unsalted butter'],
]

test('in 200 random sets nothing is dropped, no food is listed twice under two of its names, and no two foods are merged', () => {
  const line = fc.integer({ min: 0, max: namedFoods.length - 1 }).chain((food) =>
    fc.record({
      food: fc.constant(food),
      name: fc.constantFrom(...(namedFoods[food] ?? [])),
      amount: fc.constantFrom('1 cup', '2 tbsp', '200 g', '3', ''),
      state: fc.constantFrom('', ', chopped', ', divided', ' (optional)'),
    }),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.constantFrom('original', 'us', 'metric'), (lines, units) => {
      const recipes = lines.map(({ amount, name, state }, index) => ({
        title: String(index),
        ingredients: [`${amount} ${name}${state}`.trim()],
        factor: 1,
      }))
      const items = toShoppingList(recipes, units).flatMap((aisle) => aisle.items)
      const foods = items.map((item) => [...new Set(item.lines.map((one) => lines[Number(one.recipe)]?.food))])
      expect(foods.filter((one) => one.length > 1).map((one) => one.map((food) => namedFoods[food ?? -1]))).toEqual([])
      expect(foods.flat().toSorted()).toEqual([...new Set(lines.map(({ food }) => food))].toSorted())
      expect(items.flatMap((item) => item.lines).length).toBe(lines.length)
    }),
    { numRuns: 200 },
  )
})
