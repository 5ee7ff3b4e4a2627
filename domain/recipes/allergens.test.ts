import { expect, test } from 'vitest'
import { foodLines } from '#tests/fixtures/foods/food-lines.ts'
import { deriveAllergens, deriveDiets, deriveLineAllergens, listConfirmedDiets, readConfirmedAllergens } from './allergens.ts'
import { toConfirmedFoods } from './confirmed-foods.ts'
import type { Recipe } from './recipe.ts'

const namesOf = (...lines: string[]) => deriveAllergens(lines).contains.map(({ allergen }) => allergen)

test('each allergen is reported with the lines that lead to it', () => {
  const { contains } = deriveAllergens(['2 tbsp butter', '1 cup heavy cream', '2 eggs', '1 tsp salt'])
  expect(contains).toEqual([
    { allergen: 'eggs', lines: ['2 eggs'] },
    { allergen: 'milk', lines: ['2 tbsp butter', '1 cup heavy cream'] },
  ])
})

test.each([
  ['2 tbsp peanut butter', ['peanuts']],
  ['1 cup almond milk', ['nuts']],
  ['1 can coconut milk', []],
  ['1 cup soy milk', ['soy']],
  ['1 cup almond flour', ['nuts']],
  ['2 cups gluten-free flour', []],
  ['1 cup flour', ['gluten']],
  ['2 tbsp soy sauce', ['gluten', 'soy']],
  ['1 tbsp Dijon mustard', ['mustard']],
  ['¼ tsp cream of tartar', []],
  ['1 lb shrimp', ['crustaceans']],
  ['1 dozen clams', ['molluscs']],
  ['2 tbsp tahini', ['sesame']],
  ['1 cup white wine', ['sulphites']],
  ['2 ribs celery', ['celery']],
])('%s contains %j', (line, names) => {
  expect(namesOf(line)).toEqual(names)
})

test.each(['1 tbsp zog', '1 jar simmer sauce', '½ cup lemon zog'])(
  'what is in %s is unknown without its label, and no diet is claimed',
  (line) => {
    expect(deriveAllergens([line]).unsure).toEqual([line])
    expect(deriveDiets('Dinner', ['1 tsp salt', line])).toEqual([])
  },
)

test.each(foodLines.flatMap(([line, says]) => says.map((said) => [line, said] as const)))('%s: %s', (line, said) => {
  const { contains, mayContain, isUnsure } = deriveLineAllergens(line)
  const [, kind, name = ''] = /^(contains|may contain|not|no) (.*)$/.exec(said) ?? []
  if (kind === 'contains') expect(contains).toContain(name)
  else if (kind === 'may contain') expect(isUnsure || [...contains, ...mayContain].includes(name)).toBe(true)
  else if (kind === 'no') expect([isUnsure, contains.includes(name)]).toEqual([false, false])
  else expect(deriveDiets('Dinner', ['1 tsp salt', line])).not.toContain(name)
})

test('pine nuts count as nuts in the United States, and nowhere do they fit a diet without nuts', () => {
  expect(deriveLineAllergens('2 tbsp pine nuts', 'us').contains).toEqual(['nuts'])
  expect(deriveLineAllergens('2 tbsp pine nuts', 'eu').contains).toEqual([])
  expect(deriveLineAllergens('1 can coconut milk', 'us')).toEqual({ contains: [], mayContain: [], isUnsure: false })
  expect(deriveDiets('Dinner', ['2 tbsp pine nuts'])).not.toContain('nut free')
})

test('an alternative is in doubt, and what all alternatives contain is certain', () => {
  const derived = deriveAllergens(['2 tbsp butter or margarine', '½ cup chopped walnuts or pecans', '1 cup almond or soy milk'])
  expect(derived.contains).toEqual([{ allergen: 'nuts', lines: ['½ cup chopped walnuts or pecans'] }])
  expect(derived.mayContain).toEqual([
    { allergen: 'milk', lines: ['2 tbsp butter or margarine'] },
    { allergen: 'nuts', lines: ['1 cup almond or soy milk'] },
    { allergen: 'soy', lines: ['2 tbsp butter or margarine', '1 cup almond or soy milk'] },
  ])
})

test('only diets that every line supports are claimed', () => {
  expect(deriveDiets('Salad', ['2 tomatoes', '1 tbsp olive oil'])).toEqual(['vegetarian', 'vegan', 'gluten free', 'dairy free', 'nut free'])
  expect(deriveDiets('Salad', ['2 tomatoes', '1 oz walnuts'])).not.toContain('nut free')
  expect(deriveDiets('Salad', [])).toEqual([])
})

test('a confirmation holds for these foods in any amount; once foods change, only what they still suggest counts', () => {
  const ingredients = ['2 tbsp butter', '2 eggs']
  const recipe = { ingredients, allergens: 'eggs, milk', allergensFor: toConfirmedFoods(ingredients) } as Recipe
  expect(readConfirmedAllergens({ ...recipe, ingredients: ['3 eggs', '4 tbsp butter'] })).toEqual({
    names: ['eggs', 'milk'],
    isWhole: true,
  })
  expect(listConfirmedDiets(recipe)).toEqual(['gluten free', 'nut free'])
  const changed = { ...recipe, ingredients: ['2 eggs', '1 oz walnuts'] }
  expect(readConfirmedAllergens(changed)).toEqual({ names: ['eggs'], isWhole: false })
  expect(listConfirmedDiets(changed)).toEqual([])
  // If a line is unknown, the owner may have meant any of them.
  const unsure = { ...recipe, ingredients: ['2 eggs', '1 cup zog'] }
  expect(readConfirmedAllergens(unsure)).toEqual({ names: ['eggs', 'milk'], isWhole: false })
  expect(readConfirmedAllergens({ ...recipe, allergensFor: undefined } as unknown as Recipe)).toBeUndefined()
})
