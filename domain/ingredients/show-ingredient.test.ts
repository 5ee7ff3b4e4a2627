import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Units } from './display.ts'
import { showIngredient, toIngredientText } from './show-ingredient.ts'

const original = { factor: 1, units: 'original' } as const

test.each([
  ['1½ lb (680 g) ground chuck, 80/20', '1½ lb', '680 g', 'ground chuck, 80/20'],
  ['2 tbsp unsalted butter, soft', '2 tbsp', '', 'unsalted butter, soft'],
  ['8 slices American cheese', '8 slices', '', 'American cheese'],
  ['4 potato buns, split', '4', '', 'potato buns, split'],
  ['2 to 3 cloves garlic', '2 to 3 cloves', '', 'garlic'],
  ['2 1/2 tablespoons pepper', '2 1/2 tablespoons', '', 'pepper'],
  ['1/2 cup rice', '1/2 cup', '', 'rice'],
  ['kosher salt, to taste', '', '', 'kosher salt, to taste'],
  ['1 (14 oz) can tomatoes', '1', '14 oz', 'can tomatoes'],
  ['2 lb. chicken', '2 lb.', '', 'chicken'],
  ['500g flour', '500g', '', 'flour'],
])('%s stands in two columns', (line, amount, equivalent, text) => {
  expect(showIngredient(line, original)).toEqual({ amount, equivalent, text })
})

test.each([
  ['1½ lb (680 g) ground chuck, 80/20, cold', 2, '3 lb (1.36 kg) ground chuck, 80/20, cold'],
  ['2 tbsp (28 g) unsalted butter, soft', 2, '¼ cup (56 g) unsalted butter, soft'],
  ['1 tsp kosher salt', 3, '1 tbsp kosher salt'],
  ['8 oz cream cheese', 2, '1 lb cream cheese'],
  ['500 g flour', 2, '1 kg flour'],
  ['500 ml milk', 2, '1 L milk'],
  ['⅓ cup sugar', 1 / 2, '2 tbsp + 2 tsp sugar'],
  ['1-2 large zucchini', 2, '2-4 large zucchini'],
  ['2 to 3 cloves garlic', 2, '4 to 6 cloves garlic'],
  ['1 cup plus 2 tbsp sugar', 2, '2¼ cups sugar'],
  ['2 cups flour, plus 1 tbsp for dusting', 2, '4 cups flour, plus 2 tbsp for dusting'],
  ['1 can (28 oz / 794 g) crushed tomatoes', 2, '2 cans (28 oz / 794 g) crushed tomatoes'],
  ['1 (14-ounce) can coconut milk', 2, '2 (14-ounce) cans coconut milk'],
  ['14 oz can condensed milk', 2, '2 × 14 oz can condensed milk'],
  ['2 x 400 g cans tomatoes', 2, '4 x 400 g cans tomatoes'],
  ['8 hot dog buns, 1½ oz (43 g) each', 1 / 2, '4 hot dog buns, 1½ oz (43 g) each'],
  ['3 lb (1.4 kg) chicken drumsticks, about 12', 2, '6 lb (2.8 kg) chicken drumsticks, about 24'],
  ['4½ lb (2 kg) baby back ribs, 2 racks', 1 / 2, '2¼ lb (1 kg) baby back ribs, 1 rack'],
  ['1 lemon, cut into wedges', 2, '2 lemons, cut into wedges'],
  ['2 large eggs', 1 / 2, '1 large egg'],
  ['a pinch of salt', 3, '3 pinches of salt'],
  ['a pinch of salt', 1 / 2, 'a pinch of salt'],
  ['¼ tsp saffron', 1 / 8, '1 pinch saffron'],
  ['juice of 1 lemon', 2, 'juice of 2 lemons'],
  ['salt, to taste', 4, 'salt, to taste'],
  ['a little oil', 4, 'a little oil'],
  ['= 2 tsp instant yeast', 4, '2 tsp instant yeast'],
])('%s times %d', (line, factor, expected) => {
  expect(toIngredientText(showIngredient(line, { factor, units: 'original' }))).toBe(expected)
})

test.each<[string, Units, string]>([
  ['1½ lb (680 g) ground chuck, 80/20', 'metric', '680 g ground chuck, 80/20'],
  ['1½ lb (680 g) ground chuck, 80/20', 'us', '1½ lb ground chuck, 80/20'],
  ['1 cup (240 ml) water', 'metric', '240 ml water'],
  ['2 cups all-purpose flour', 'metric', '240 g all-purpose flour'],
  ['2 cups chopped parsley', 'metric', '480 ml chopped parsley'],
  ['1 stick butter, melted', 'metric', '115 g butter, melted'],
  ['1 stick unsalted butter', 'metric', '115 g unsalted butter'],
  ['1 stick cinnamon', 'metric', '1 stick cinnamon'],
  ['2 tbsp soy sauce', 'metric', '2 tbsp soy sauce'],
  ['500 g flour', 'us', '17½ oz flour'],
  ['240 ml milk', 'us', '1 cup milk'],
  ['250 ml milk', 'us', '1 cup + ½ tbsp milk'],
  ['8 slices (170 g) American cheese', 'us', '8 slices (6 oz) American cheese'],
  ['1 can (28 oz / 794 g) crushed tomatoes', 'metric', '1 can (794 g) crushed tomatoes'],
  ['4 soft buns, 1¾ oz (50 g) each, split', 'metric', '4 soft buns, 50 g each, split'],
  ['4 slices ripe tomato, ¼ inch (6 mm) thick', 'metric', '4 slices ripe tomato, 6 mm thick'],
  ['100g/3½oz butter', 'us', '3½oz butter'],
])('%s in %s units', (line, units, expected) => {
  expect(toIngredientText(showIngredient(line, { factor: 1, units }))).toBe(expected)
})

test('every line of the built-in recipes keeps its food and has an amount at any servings and units', () => {
  for (const line of builtInRecipes.flatMap(({ ingredients }) => ingredients)) {
    for (const factor of [1 / 2, 1, 2, 3]) {
      for (const units of ['original', 'metric', 'us'] as const) {
        const { amount, text } = showIngredient(line, { factor, units })
        expect(amount, line).toMatch(/^[\d½⅓⅔¼¾⅛⅜⅝⅞]/)
        expect(text, line).toMatch(/\p{L}{2}/u)
        expect(`${amount} ${text}`).not.toMatch(/NaN|undefined/)
      }
    }
  }
})
