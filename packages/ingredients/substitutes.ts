import { toFoodKeys, toFoodLabel } from './food-key.ts'
import { families } from './food-names.ts'

/** A substitute for a food, in US measures. */
export type Substitute = { food: string; instead: string }

/** The most shown for a recipe. */
const maxSubstitutes = 8

/**
 * Substitutes for the foods of a recipe, in the order of its lines. None for meat, fish and vegetables, where another one makes another
 * dish.
 */
export function findSubstitutes(ingredients: readonly string[]): Substitute[] {
  return toFoodKeys(ingredients)
    .flatMap((key) => {
      const instead = substitutes.get(key) ?? substitutes.get(families.get(key) ?? '')
      return instead ? [{ food: toFoodLabel(key), instead }] : []
    })
    .slice(0, maxSubstitutes)
}

/** By food key. The ratios are those on which kitchen tables agree; where they differ, the more cautious one. */
export const substitutes: ReadonlyMap<string, string> = new Map([
  [
    'buttermilk',
    'For 1 cup: 1 tbsp lemon juice or vinegar plus enough milk to fill the cup; let stand 5 minutes. Or plain yogurt thinned with milk.',
  ],
  ['milk', 'For 1 cup: ½ cup evaporated milk and ½ cup water. Or unsweetened oat or soy milk.'],
  ['heavy cream', 'For 1 cup (not for whipping): ¾ cup milk and ⅓ cup melted butter.'],
  ['half and half', 'For 1 cup: 1 tbsp melted butter plus enough milk to fill the cup.'],
  ['evaporated milk', 'The same amount of half-and-half.'],
  ['sour cream', 'The same amount of plain Greek yogurt, added off the heat so it doesn’t curdle.'],
  ['greek yogurt', 'The same amount of sour cream.'],
  ['yogurt', 'The same amount of sour cream, or buttermilk if thinner is fine.'],
  ['cream cheese', 'The same amount of mascarpone.'],
  ['ricotta', 'The same amount of cottage cheese, drained.'],
  ['parmesan', 'The same amount of Grana Padano, or Pecorino Romano, which is saltier.'],
  ['cheddar', 'The same amount of Colby, Gouda or Monterey Jack.'],
  ['gouda', 'The same amount of Edam or Fontina. For smoked Gouda, add a pinch of smoked paprika.'],
  ['smoked gouda', 'The same amount of Gouda or Fontina, with a pinch of smoked paprika.'],
  ['gruyere', 'The same amount of Swiss cheese or Emmental.'],
  ['mozzarella', 'The same amount of provolone or Monterey Jack.'],
  ['american cheese', 'The same amount of mild cheddar; it melts less smoothly.'],
  ['feta', 'The same amount of a crumbly goat cheese.'],
  ['butter', 'In baking, for 1 cup: ¾ cup oil, unless it’s creamed with sugar. In the pan, the same amount of oil.'],
  ['olive oil', 'The same amount of any other cooking oil, or melted butter over medium heat.'],
  ['peanut oil', 'For frying: canola or sunflower oil.'],
  ['vegetable oil', 'The same amount of canola, sunflower or peanut oil.'],
  ['egg', 'In baking, for one: 1 tbsp ground flaxseed and 3 tbsp water; let stand 5 minutes. Or ¼ cup applesauce.'],
  ['mayonnaise', 'In cold sauces, the same amount of sour cream or plain Greek yogurt.'],
  ['self rising flour', 'For 1 cup: 1 cup all-purpose flour, 1½ tsp baking powder and ¼ tsp salt.'],
  ['cake flour', 'For 1 cup: 1 cup all-purpose flour less 2 tbsp, with 2 tbsp cornstarch.'],
  ['cornstarch', 'To thicken, for 1 tbsp: 2 tbsp all-purpose flour, cooked a few minutes longer.'],
  ['baking powder', 'For 1 tsp: ¼ tsp baking soda and ½ tsp cream of tartar.'],
  ['baking soda', 'For 1 tsp: 1 tbsp baking powder, with a little less salt.'],
  ['cream of tartar', 'For ½ tsp: 1 tsp lemon juice or white vinegar.'],
  ['dry yeast', 'For a packet (2¼ tsp): 0.6 oz (18 g) fresh yeast.'],
  ['breadcrumb', 'The same amount of crushed crackers or corn flakes.'],
  ['panko', 'The same amount of coarse bread crumbs or crushed crackers.'],
  ['brown sugar', 'For 1 cup: 1 cup white sugar and 1 tbsp molasses.'],
  ['powdered sugar', 'For 1 cup: 1 cup sugar and 1 tbsp cornstarch, ground fine in a blender.'],
  ['honey', 'The same amount of maple syrup.'],
  ['maple syrup', 'The same amount of honey.'],
  ['molasses', 'For 1 cup: ¾ cup brown sugar and ¼ cup water.'],
  ['vanilla extract', 'The same amount of maple syrup.'],
  ['lemon juice', 'The same amount of lime juice, or half as much vinegar.'],
  ['lime juice', 'The same amount of lemon juice.'],
  ['cider vinegar', 'The same amount of white wine vinegar or lemon juice.'],
  ['white vinegar', 'The same amount of cider vinegar.'],
  ['red wine vinegar', 'The same amount of white wine or cider vinegar.'],
  ['rice vinegar', 'The same amount of cider vinegar, with a pinch of sugar.'],
  ['white wine', 'The same amount of chicken or vegetable broth, with a splash of lemon juice.'],
  ['red wine', 'The same amount of beef broth, with a splash of red wine vinegar.'],
  ['beer', 'The same amount of non-alcoholic beer or broth.'],
  ['chicken broth', 'The same amount of vegetable broth, or water with a bouillon cube.'],
  ['beef broth', 'The same amount of chicken broth, with a dash of soy sauce.'],
  ['soy sauce', 'The same amount of tamari.'],
  ['fish sauce', 'The same amount of soy sauce, with a squeeze of lime.'],
  ['worcestershire sauce', 'The same amount of soy sauce, with a few drops of vinegar and a pinch of sugar.'],
  ['hot sauce', 'For 1 tsp: ¼ tsp cayenne and 1 tsp vinegar.'],
  ['ketchup', 'For 1 cup: 1 cup tomato sauce, ¼ cup brown sugar and 2 tbsp vinegar.'],
  ['tomato paste', 'For 1 tbsp: 3 tbsp tomato sauce, boiled down.'],
  ['tomato sauce', 'For 2 cups: ¾ cup tomato paste and 1 cup water.'],
  ['dijon mustard', 'The same amount of yellow mustard, which is milder.'],
  ['yellow mustard', 'The same amount of Dijon mustard, or a little less.'],
  ['dry mustard', 'For 1 tsp: 1 tbsp prepared mustard.'],
  ['garlic', 'For a clove: ⅛ tsp garlic powder.'],
  ['garlic powder', 'For ⅛ tsp: a clove of garlic. Not in a dry coating, where fresh garlic burns.'],
  ['onion powder', 'For 1 tsp: a small onion, minced. Not in a dry coating.'],
  ['shallot', 'The same amount of onion, with a little garlic.'],
  ['scallion', 'The same amount of chives, or a little mild onion.'],
  ['parsley', '1 tbsp fresh is 1 tsp dried.'],
  ['basil', '1 tbsp fresh is 1 tsp dried.'],
  ['thyme', '1 tbsp fresh is 1 tsp dried.'],
  ['oregano', '1 tbsp fresh is 1 tsp dried. Or marjoram.'],
  ['rosemary', '1 tbsp fresh is 1 tsp dried.'],
  ['cilantro', 'The same amount of flat parsley, with a squeeze of lime.'],
  ['ginger', '1 tbsp fresh, grated, is ¼ tsp ground.'],
  ['cayenne', 'Twice as much red pepper flakes, or hot sauce to taste.'],
  ['red pepper flake', 'Half as much cayenne.'],
  ['chili powder', 'Paprika with a little cumin, oregano and cayenne.'],
  ['smoked paprika', 'Sweet paprika, with a pinch of cumin.'],
  ['allspice', 'For 1 tsp: ½ tsp cinnamon, ¼ tsp nutmeg and ¼ tsp cloves.'],
  ['coconut milk', 'The same amount of evaporated milk or half-and-half, but without the coconut flavor.'],
])
