import { toFoodKeys, toFoodLabel } from './food-key.ts'
import { families } from './food-names.ts'

/** What may stand in for a food, in US measures. */
export type Substitute = { food: string; instead: string }

/** The most that are shown of a recipe. */
const maxSubstitutes = 8

/**
 * What may stand in for the foods of a recipe, in the order of its lines. Nothing for meat, fish and vegetables, where another one makes
 * another dish.
 */
export function findSubstitutes(ingredients: readonly string[]): Substitute[] {
  return toFoodKeys(ingredients)
    .flatMap((key) => {
      const instead = substitutes.get(key) ?? substitutes.get(families.get(key) ?? '')
      return instead ? [{ food: toFoodLabel(key), instead }] : []
    })
    .slice(0, maxSubstitutes)
}

/** By food keys. The ratios are those that kitchen tables agree on; where they differ, the more careful one. */
export const substitutes: ReadonlyMap<string, string> = new Map([
  [
    'buttermilk',
    'For 1 cup: 1 tbsp lemon juice or vinegar, filled up with milk and left for 5 minutes. Or plain yogurt, thinned with milk.',
  ],
  ['milk', 'For 1 cup: ½ cup evaporated milk and ½ cup water. Or an unsweetened oat or soy drink.'],
  ['heavy cream', 'For 1 cup, not to be whipped: ¾ cup milk and ⅓ cup melted butter.'],
  ['half and half', 'For 1 cup: 1 tbsp melted butter, filled up with milk.'],
  ['evaporated milk', 'The same of half-and-half.'],
  ['sour cream', 'The same of plain Greek yogurt; off the heat, so that it does not curdle.'],
  ['greek yogurt', 'The same of sour cream.'],
  ['yogurt', 'The same of buttermilk, where it may be thinner, or of sour cream.'],
  ['cream cheese', 'The same of mascarpone.'],
  ['ricotta', 'The same of cottage cheese, drained.'],
  ['parmesan', 'The same of Pecorino Romano, which is saltier, or of Grana Padano.'],
  ['cheddar', 'The same of Colby, Gouda or Monterey Jack.'],
  ['gouda', 'The same of Edam or Fontina. For smoked Gouda, add a pinch of smoked paprika.'],
  ['smoked gouda', 'The same of Gouda or Fontina, with a pinch of smoked paprika.'],
  ['gruyere', 'The same of Swiss cheese or Emmental.'],
  ['mozzarella', 'The same of provolone or Monterey Jack.'],
  ['american cheese', 'The same of mild cheddar; it melts less smoothly.'],
  ['feta', 'The same of a crumbly goat cheese.'],
  ['butter', 'In baking, for 1 cup: ¾ cup oil, but not where it is beaten with sugar. In the pan, the same of oil.'],
  ['olive oil', 'The same of any other cooking oil, or of melted butter over moderate heat.'],
  ['peanut oil', 'For frying: canola or sunflower oil.'],
  ['vegetable oil', 'The same of canola, sunflower or peanut oil.'],
  ['egg', 'In baking, for one: 1 tbsp ground flaxseed and 3 tbsp water, left for 5 minutes. Or ¼ cup applesauce.'],
  ['mayonnaise', 'In cold sauces, the same of sour cream or plain Greek yogurt.'],
  ['self rising flour', 'For 1 cup: 1 cup all-purpose flour, 1½ tsp baking powder and ¼ tsp salt.'],
  ['cake flour', 'For 1 cup: 1 cup all-purpose flour less 2 tbsp, with 2 tbsp cornstarch.'],
  ['cornstarch', 'To thicken, for 1 tbsp: 2 tbsp all-purpose flour, cooked for some minutes more.'],
  ['baking powder', 'For 1 tsp: ¼ tsp baking soda and ½ tsp cream of tartar.'],
  ['baking soda', 'For 1 tsp: 1 tbsp baking powder, with a little less salt.'],
  ['cream of tartar', 'For ½ tsp: 1 tsp lemon juice or white vinegar.'],
  ['dry yeast', 'For a packet (2¼ tsp): 0.6 oz (18 g) fresh yeast.'],
  ['breadcrumb', 'The same of crushed crackers or corn flakes.'],
  ['panko', 'The same of coarse bread crumbs, or of crushed crackers.'],
  ['brown sugar', 'For 1 cup: 1 cup white sugar and 1 tbsp molasses.'],
  ['powdered sugar', 'For 1 cup: 1 cup sugar and 1 tbsp cornstarch, ground fine in a blender.'],
  ['honey', 'The same of maple syrup.'],
  ['maple syrup', 'The same of honey.'],
  ['molasses', 'For 1 cup: ¾ cup brown sugar and ¼ cup water.'],
  ['vanilla extract', 'The same of maple syrup.'],
  ['lemon juice', 'The same of lime juice, or half as much vinegar.'],
  ['lime juice', 'The same of lemon juice.'],
  ['cider vinegar', 'The same of white wine vinegar, or of lemon juice.'],
  ['white vinegar', 'The same of cider vinegar.'],
  ['red wine vinegar', 'The same of white wine or cider vinegar.'],
  ['rice vinegar', 'The same of cider vinegar, with a pinch of sugar.'],
  ['white wine', 'The same of chicken or vegetable broth, with a splash of lemon juice.'],
  ['red wine', 'The same of beef broth, with a splash of red wine vinegar.'],
  ['beer', 'The same of beer without alcohol, or of broth.'],
  ['chicken broth', 'The same of vegetable broth, or of water and a bouillon cube.'],
  ['beef broth', 'The same of chicken broth, with a dash of soy sauce.'],
  ['soy sauce', 'The same of tamari.'],
  ['fish sauce', 'The same of soy sauce, with a squeeze of lime.'],
  ['worcestershire sauce', 'The same of soy sauce, with a few drops of vinegar and a pinch of sugar.'],
  ['hot sauce', 'For 1 tsp: ¼ tsp cayenne and 1 tsp vinegar.'],
  ['ketchup', 'For 1 cup: 1 cup tomato sauce, ¼ cup brown sugar and 2 tbsp vinegar.'],
  ['tomato paste', 'For 1 tbsp: 3 tbsp tomato sauce, boiled down.'],
  ['tomato sauce', 'For 2 cups: ¾ cup tomato paste and 1 cup water.'],
  ['dijon mustard', 'The same of yellow mustard, which is milder.'],
  ['yellow mustard', 'The same of Dijon mustard, or a little less.'],
  ['dry mustard', 'For 1 tsp: 1 tbsp prepared mustard.'],
  ['garlic', 'For a clove: ⅛ tsp garlic powder.'],
  ['garlic powder', 'For ⅛ tsp: a clove of garlic. Not in a dry coating, where fresh garlic burns.'],
  ['onion powder', 'For 1 tsp: a small onion, minced. Not in a dry coating.'],
  ['shallot', 'The same of onion, with a little garlic.'],
  ['scallion', 'The same of chives, or less of a mild onion.'],
  ['parsley', '1 tbsp fresh is 1 tsp dried.'],
  ['basil', '1 tbsp fresh is 1 tsp dried.'],
  ['thyme', '1 tbsp fresh is 1 tsp dried.'],
  ['oregano', '1 tbsp fresh is 1 tsp dried. Or marjoram.'],
  ['rosemary', '1 tbsp fresh is 1 tsp dried.'],
  ['cilantro', 'The same of flat parsley, with a squeeze of lime.'],
  ['ginger', '1 tbsp fresh, grated, is ¼ tsp ground.'],
  ['cayenne', 'Twice as much of red pepper flakes, or hot sauce to taste.'],
  ['red pepper flake', 'Half as much cayenne.'],
  ['chili powder', 'Paprika with a little cumin, oregano and cayenne.'],
  ['smoked paprika', 'Sweet paprika, with a pinch of cumin.'],
  ['allspice', 'For 1 tsp: ½ tsp cinnamon, ¼ tsp nutmeg and ¼ tsp cloves.'],
  ['coconut milk', 'The same of evaporated milk or half-and-half; it tastes of no coconut then.'],
])
