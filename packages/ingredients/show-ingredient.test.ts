import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { doubledLines } from '#packages/ingredients/fixtures/doubled-lines.ts'
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
  // The 1 counts things of that size, unless the size has no hyphen: then it is left over from a form.
  ['1 2-pound halibut', '1 2-pound', '', 'halibut'],
  ['1 2 pounds halibut', '2 pounds', '', 'halibut'],
  ['500g flour', '500g', '', 'flour'],
])('%s is shown in two columns', (line, amount, equivalent, text) => {
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
  ['2 red chillies', 1 / 2, '1 red chilli'],
  ['a pinch of salt', 3, '3 pinches of salt'],
  ['a pinch of salt', 1 / 2, 'a pinch of salt'],
  ['¼ tsp saffron', 1 / 8, 'a pinch of saffron'],
  ['juice of 1 lemon', 2, 'juice of 2 lemons'],
  ['salt, to taste', 4, 'salt, to taste'],
  ['a little oil', 4, 'a little oil'],
  ['= 2 tsp instant yeast', 4, '2 tsp instant yeast'],
])('%s times %d', (line, factor, expected) => {
  expect(toIngredientText(showIngredient(line, { factor, units: 'original' }))).toBe(expected)
})

test.each([
  ['1 tsp Diamond Crystal or ¾ tsp Morton kosher salt', 2, '2 tsp Diamond Crystal or 1½ tsp Morton kosher salt'],
  ['1½ cups chickpeas or 1 (15-ounce) can, drained', 2, '3 cups chickpeas or 2 (15-ounce) cans, drained'],
  ['1 large onion or 2 small onions', 1 / 2, '½ large onion or 1 small onion'],
  ['4 eggs, plus 4 egg yolks', 1 / 2, '2 eggs, plus 2 egg yolks'],
  ['2 eggs + 1 yolk', 2, '4 eggs + 2 yolks'],
  ['1 egg plus an egg yolk', 2, '2 eggs plus 2 egg yolks'],
  ['1 egg beaten with 1 tbsp milk', 2, '2 eggs beaten with 2 tbsp milk'],
  ['1 cup plus 2 tbsp flour', 2, '2¼ cups flour'],
  ['1 cup minus 1 tablespoon flour', 2, '1¾ cups + 2 tbsp flour'],
  ['1 stick plus 2 tablespoons butter', 2, '2 sticks plus ¼ cup butter'],
  ['100 ml (3½ fl oz/scant ½ cup) milk', 2, '200 ml (7 fl oz/scant 1 cup) milk'],
  ['2 shallots (about 1 tablespoon)', 2, '4 shallots (about 2 tablespoons)'],
  ['3 tbsp juice (from 3 lemons)', 1 / 3, '1 tbsp juice (from 1 lemon)'],
  ['1 cup (2 sticks) butter', 2, '2 cups (4 sticks) butter'],
  ['1 envelope (2¼ teaspoons) yeast', 2, '2 envelopes (1½ tbsp) yeast'],
  ['1 lb 4 oz beef', 2, '2½ lb beef'],
  ['1.5kg (3lb 5oz) lamb', 2, '3kg (6lb + 10 oz) lamb'],
  ['450g/1lb 2oz potatoes', 2, '900g/2¼lb potatoes'],
  ['1 lime, cut into 8 wedges', 2, '2 limes, cut into 16 wedges'],
  ['1 whole chicken (3½ to 4 lb.), cut into 10 pieces', 2, '2 whole chickens (7 to 8 lb.), cut into 20 pieces'],
  ['1 cup (2 sticks or 226g) butter', 2, '2 cups (4 sticks or 450g) butter'],
  ['2 cups plus 1/3 cup sugar', 2, '4⅔ cups sugar'],
  ['6 cups (48 oz) broth', 2, '12 cups (96 oz) broth'],
  ['1½ oz gin', 1 / 3, '1 tbsp gin'],
  ['Scant ⅛ tsp salt', 1 / 3, 'a pinch of salt'],
  ['½ tsp salt (⅛ tsp for the dough)', 1 / 3, '⅙ tsp salt (a pinch for the dough)'],
  ['1 tablespoon, plus 1 teaspoon, salt', 2, '2 tablespoons + 2 tsp salt'],
  ['One ½-inch piece ginger', 2, '2 × ½-inch pieces ginger'],
  ['1 2" piece ginger', 2, '2 × 2" piece ginger'],
  ['1 & 1/2 teaspoons salt', 2, '1 tbsp salt'],
  ['Two and one-half cups flour', 2, '5 cups flour'],
  ['one and a half cups sugar', 2, '3 cups sugar'],
  ['½ cup sugar, divided, 2 tbsp reserved', 2, '1 cup sugar, divided, ¼ cup reserved'],
  ['2 lemons, 1 juiced and 1 sliced', 2, '4 lemons, 2 juiced and 2 sliced'],
  ['1 onion ($0.37)', 2, '2 onions ($0.74)'],
  ['¾ brick (6 ounces) cream cheese', 2, '1½ bricks (12 ounces) cream cheese'],
  ['2 × 1 inch piece ginger', 2, '4 × 1 inch pieces ginger'],
  ['2 x 1-inch pieces ginger', 1 / 2, '1 x 1-inch piece ginger'],
  ['125g ball mozzarella', 2, '2 × 125g ball mozzarella'],
  ['1 (3½- to 4-pound) chicken', 2, '2 (3½- to 4-pound) chickens'],
  ['1 12-14 lb turkey', 2, '2 12-14 lb turkeys'],
  ['A 14-ounce can of tomatoes', 2, '2 14-ounce cans of tomatoes'],
  ['4 c milk, divided (3 c + 1 c)', 2, '8 c milk, divided (6 c + 2 c)'],
  ['zest and juice 1 lemon', 2, 'zest and juice 2 lemons'],
  ['half cup sugar', 2, '1 cup sugar'],
  ['2 CUPS FLOUR', 2, '4 CUPS FLOUR'],
  ['2 pounds beef, shaped into 6 patties', 2, '4 pounds beef, shaped into 12 patties'],
  ['2 cups cream, divided into 1½ cups and ½ cup', 2, '4 cups cream, divided into 3 cups and 1 cup'],
  ['3 bananas, approx. 300g', 2, '6 bananas, approx. 600g'],
  ['2 lg eggs', 2, '4 lg eggs'],
  ['a good pinch of saffron', 2, '2 good pinches of saffron'],
  ['generous pinch of salt', 2, '2 generous pinches of salt'],
  ['large handful of basil', 2, '2 large handfuls of basil'],
  ['⅛ tsp cayenne', 1 / 2, 'a pinch of cayenne'],
  ['⅛ tsp of cayenne', 1 / 4, 'a pinch of cayenne'],
  ['1 vanilla pod', 2, '2 vanilla pods'],
  ['2 cloves', 1 / 2, '1 clove'],
  ['1 bay leaf', 2, '2 bay leaves'],
  ['2 loaves ciabatta', 1 / 2, '1 loaf ciabatta'],
  ['1 large potato, peeled', 2, '2 large potatoes, peeled'],
])('all of %s is scaled by %d', (line, factor, expected) => {
  expect(showIngredient(line, { factor, units: 'original' }).isUnscaled).toBeUndefined()
  expect(toIngredientText(showIngredient(line, { factor, units: 'original' }))).toBe(expected)
})

test.each([
  ['4 tomatoes, each cut in 8', '8 tomatoes, each cut in 8'],
  ['1 cup warm milk (105 to 115°F)', '2 cups warm milk (105 to 115°F)'],
  ['1 cup rice, soaked for 30 minutes', '2 cups rice, soaked for 30 minutes'],
  ['1 tsp salt per quart of water', '1 tsp salt per quart of water'],
  ['1 pack of 4 chicken thighs', '2 packs of 4 chicken thighs'],
  ['1 slice bacon per person', '1 slice bacon per person'],
  ['1 cup flour blend (1-to-1)', '2 cups flour blend (1-to-1)'],
  ['1 tsp Chinese 5-spice', '2 tsp Chinese 5-spice'],
  ['500g 00 flour', '1 kg 00 flour'],
  ['1 can 7-Up', '2 cans 7-Up'],
  ['1 pound 80/20 beef (or 85% lean)', '2 pounds 80/20 beef (or 85% lean)'],
  ['1 tsp yeast (see note 2)', '2 tsp yeast (see note 2)'],
  ['2 tortillas (9-inch)', '4 tortillas (9-inch)'],
  ['1 large (9 oz) onion', '2 large (9 oz) onions'],
  ['2 rib-eye steaks (about 1 pound each)', '4 rib-eye steaks (about 1 pound each)'],
])('numbers in %s that are not amounts stay', (line, expected) => {
  expect(toIngredientText(showIngredient(line, { factor: 2, units: 'original' }))).toBe(expected)
})

test.each([
  '1 tablespoon ginger (from a 1-inch piece)',
  '1 sheet pastry (½ of a 17.3-oz. package)',
  '22 cookies (chop 6 of them)',
  '½ of a medium onion',
  '½ cucumber (6 inches)',
  '1 pizza dough, divided into 2 balls',
  '6 (900g) lamb shanks',
  '6 scallions, used 1 tablespoon white and 2 red',
  '2 limes, cut into 8 wedges',
  '2 sticks (16 Tbsp.) unsalted butter, cut into 16 pieces',
  '2 tablespoons sugar, or up to 3',
  '1 tablespoon soy sauce, plus 1 for serving',
  '1 tin of chickpeas, drained (240g)',
  '2 tins of chickpeas (480g drained weight)',
  '2 large (100g) eggs',
  '12 (1 dozen) eggs',
  '20 (about 1 pound) jumbo shrimp',
  '8-inch flour tortillas (4)',
  '2 oranges, 1 zested and both juiced',
  'a pinch or two of salt',
  '2 ½-inch-thick slices bread',
  '1 quarter cup sugar',
  'Vegetable oil for frying, about 2 litres',
  'salt and ½ tsp pepper',
  'Cooked rice for 4',
  '0.5 lb Crystal 20L',
])('%s is left as written, and says so', (line) => {
  const shown = showIngredient(line, { factor: 2, units: 'metric' })
  expect(shown.isUnscaled).toBe(true)
  expect(toIngredientText(shown)).toBe(line)
  expect(showIngredient(line, { factor: 1, units: 'metric' }).isUnscaled).toBeUndefined()
})

test.each([
  ['1 cup (5 ounces) flour', 1, '142 g flour'],
  ['1 cup (5 ounces) flour', 2, '285 g flour'],
  ['1 cup flour (140 g)', 2, '280 g flour'],
  ['1 cup / 140 g flour', 1, '140 g flour'],
  ['1 cup walnuts (4 oz; 115 g), toasted', 1, '115 g walnuts, toasted'],
  ['½ cup almonds (chopped (75g))', 1, '75g almonds (chopped)'],
  ['140 g flour (1 cup)', 1, '140 g flour'],
  ['2 cups flour (spooned & leveled) (250g)', 0.5, '125g flour (spooned & leveled)'],
  ['4 tbsp olive oil or 60g butter', 0.5, '2 tbsp olive oil or 30g butter'],
  ['4 oz Parmesan, grated (about 1 cup)', 1, '113 g Parmesan, grated (about 240 ml)'],
])('the owner’s own weight takes precedence in %s times %d', (line, factor, expected) => {
  expect(toIngredientText(showIngredient(line, { factor, units: 'metric' }))).toBe(expected)
})

test.each<[string, Units, string]>([
  ['1½ lb (680 g) ground chuck, 80/20', 'metric', '680 g ground chuck, 80/20'],
  ['1½ lb (680 g) ground chuck, 80/20', 'us', '1½ lb ground chuck, 80/20'],
  ['1 cup (240 ml) water', 'metric', '240 ml water'],
  ['2 cups all-purpose flour', 'metric', '240 g all-purpose flour'],
  ['2 cups chopped parsley', 'metric', '480 ml chopped parsley'],
  ['1 stick butter, melted', 'metric', '114 g butter, melted'],
  ['1 stick unsalted butter', 'metric', '114 g unsalted butter'],
  ['1 stick cinnamon', 'metric', '1 stick cinnamon'],
  ['2 tbsp soy sauce', 'metric', '2 tbsp soy sauce'],
  ['500 g flour', 'us', '4¼ cups flour'],
  ['500 g mozzarella', 'us', '17½ oz mozzarella'],
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

test.each([
  ['1 lime, cut into 8 wedges', 1 / 3],
  ['½ onion (about 4 oz)', 1 / 3],
])('%s is left as written for %d of it: no cook could follow the numbers', (line, factor) => {
  expect(showIngredient(line, { factor, units: 'original' })).toMatchObject({ isUnscaled: true })
})

test.each([
  ['1 cup (2 sticks or 226g) butter', '226g butter'],
  ['Scant 1 cup (225 ml) milk', '225 ml milk'],
  ['a pinch or two of salt', 'a pinch or two of salt'],
  ['6 ounces (¾ cup) beer', '180 ml beer'],
])('%s in metric units is %s', (line, expected) => {
  expect(toIngredientText(showIngredient(line, { factor: 1, units: 'metric' }))).toBe(expected)
})

test.each(doubledLines)('%s doubled', (line, doubled) => {
  const shown = showIngredient(line, { factor: 2, units: 'original' })
  expect([toIngredientText(shown), shown.isUnscaled]).toEqual([doubled ?? line, doubled === undefined ? true : undefined])
})

test.each([
  ['1 can cola (12 oz)', '1 can cola (360 ml)'],
  ['1 can evaporated milk (12 oz)', '1 can evaporated milk (360 ml)'],
  ['1 can coconut milk (13.5 oz), shaken', '1 can coconut milk (405 ml), shaken'],
  ['1 can root beer, 12 oz', '1 can root beer, 360 ml'],
  ['1 carton chicken broth (32 oz)', '1 carton chicken broth (960 ml)'],
  ['16 oz kombucha', '480 ml kombucha'],
  ['8 oz half and half', '240 ml half and half'],
  ['1 can condensed milk (14 oz)', '1 can condensed milk (395 g)'],
  ['1 can tomato sauce (8 oz)', '1 can tomato sauce (227 g)'],
  ['1 can beer, plus 8 oz cheddar', '1 can beer, plus 227 g cheddar'],
  ['1 oz baking soda', '28 g baking soda'],
])('ounces of %s are those it is sold by', (line, expected) => {
  expect(toIngredientText(showIngredient(line, { factor: 1, units: 'metric' }))).toBe(expected)
})
