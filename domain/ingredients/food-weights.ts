/**
 * Grams per US cup, for foods that are sold or weighed by mass. Source: King Arthur Baking, Ingredient Weight Chart
 * (kingarthurbaking.com/learn/ingredient-weight-chart), per cup; nuts as chopped, coconut as sweetened. Butter and margarine weigh two
 * sticks of a quarter pound; long-grain rice is food 20444 of USDA's Standard Reference. Liquids are omitted on purpose: they stay in
 * millilitres.
 */
const gramsPerCup = new Map(
  Object.entries({
    flour: 120,
    'all-purpose flour': 120,
    'plain flour': 120,
    'bread flour': 120,
    'cake flour': 120,
    'pastry flour': 106,
    'self-rising flour': 113,
    'whole wheat flour': 113,
    'white whole wheat flour': 113,
    'almond flour': 96,
    'coconut flour': 128,
    'rye flour': 106,
    'semolina flour': 163,
    semolina: 163,
    cornmeal: 138,
    cornstarch: 112,
    'rolled oats': 89,
    'old-fashioned oats': 89,
    'quick oats': 89,
    oats: 89,
    sugar: 198,
    'granulated sugar': 198,
    'white sugar': 198,
    'caster sugar': 190,
    'superfine sugar': 190,
    'brown sugar': 213,
    'light brown sugar': 213,
    'dark brown sugar': 213,
    'powdered sugar': 113.5,
    'confectioners sugar': 113.5,
    'icing sugar': 113.5,
    honey: 336,
    molasses: 340,
    'maple syrup': 312,
    'corn syrup': 312,
    butter: 227,
    'unsalted butter': 227,
    'salted butter': 227,
    margarine: 227,
    shortening: 184,
    'vegetable shortening': 184,
    lard: 226,
    'cocoa powder': 84,
    'unsweetened cocoa powder': 84,
    cocoa: 84,
    'chocolate chips': 170,
    'semisweet chocolate chips': 170,
    'peanut butter': 270,
    'cream cheese': 227,
    'sour cream': 227,
    yogurt: 227,
    'greek yogurt': 227,
    mayonnaise: 226,
    ricotta: 227,
    walnuts: 113,
    pecans: 114,
    almonds: 142,
    raisins: 149,
    'shredded coconut': 85,
    rice: 185,
    'white rice': 185,
    'long-grain rice': 185,
    'parmesan cheese': 100,
    parmesan: 100,
    'cheddar cheese': 113,
    cheddar: 113,
    'mozzarella cheese': 113,
  }),
)

/** Grams per stick of butter: half a cup. */
const gramsPerStick = 113.5

/** Grams per millilitre of a food by its exact name; undefined for unlisted foods. A cup is 240 ml. */
export function findGramsPerMilliliter(food: string): number | undefined {
  const grams = gramsPerCup.get(toKey(food))
  return grams && grams / 240
}

/** Grams per stick, for butter and margarine. */
export function findGramsPerStick(food: string): number | undefined {
  return /(?:^|\s)(?:butter|margarine)$/i.test(food) && findGramsPerMilliliter(food) ? gramsPerStick : undefined
}

function toKey(food: string): string {
  return food
    .toLowerCase()
    .replace(/['’*]/g, '')
    .replace('yoghurt', 'yogurt')
    .replace(/\ball purpose\b/, 'all-purpose')
    .replace(/^unbleached /, '')
}
