/**
 * Grams per US cup, for foods that are sold or weighed by mass. Source: King Arthur Baking, Ingredient Weight Chart
 * (kingarthurbaking.com/learn/ingredient-weight-chart), per cup; nuts as chopped, coconut as sweetened. Butter and margarine weigh two
 * sticks of a quarter pound; long-grain rice is food 20444 of USDA's Standard Reference. Liquids are omitted on purpose: they stay in
 * millilitres.
 */
const weights: [gramsPerCup: number, foods: string][] = [
  [120, 'flour, all-purpose flour, plain flour, bread flour, cake flour'],
  [106, 'pastry flour'],
  [113, 'self-rising flour, whole wheat flour, white whole wheat flour'],
  [96, 'almond flour'],
  [128, 'coconut flour'],
  [106, 'rye flour'],
  [163, 'semolina flour, semolina'],
  [138, 'cornmeal'],
  [112, 'cornstarch'],
  [89, 'rolled oats, old-fashioned oats, quick oats, oats'],
  [198, 'sugar, granulated sugar, white sugar'],
  [190, 'caster sugar, superfine sugar'],
  [213, 'brown sugar, light brown sugar, dark brown sugar'],
  [113.5, 'powdered sugar, confectioners sugar, icing sugar'],
  [336, 'honey'],
  [340, 'molasses'],
  [312, 'maple syrup, corn syrup'],
  [227, 'butter, unsalted butter, salted butter, margarine'],
  [184, 'shortening, vegetable shortening'],
  [226, 'lard'],
  [84, 'cocoa powder, unsweetened cocoa powder, cocoa'],
  [170, 'chocolate chips, semisweet chocolate chips'],
  [270, 'peanut butter'],
  [227, 'cream cheese, sour cream, yogurt, greek yogurt'],
  [226, 'mayonnaise'],
  [227, 'ricotta'],
  [113, 'walnuts'],
  [114, 'pecans'],
  [142, 'almonds'],
  [149, 'raisins'],
  [85, 'shredded coconut'],
  [185, 'rice, white rice, long-grain rice'],
  [100, 'parmesan cheese, parmesan'],
  [113, 'cheddar cheese, cheddar, mozzarella cheese'],
]

const gramsPerCup = new Map(weights.flatMap(([grams, foods]) => foods.split(', ').map((food) => [food, grams])))

/** Grams per millilitre of a food by its exact name; undefined for unlisted foods. A cup is 240 ml. */
export function findGramsPerMilliliter(food: string): number | undefined {
  const grams = gramsPerCup.get(toKey(food))
  return grams && grams / 240
}

function toKey(food: string): string {
  return food
    .toLowerCase()
    .replace(/['’*]/g, '')
    .replace('yoghurt', 'yogurt')
    .replace(/\ball purpose\b/, 'all-purpose')
    .replace(/^unbleached /, '')
}
