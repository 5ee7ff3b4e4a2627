import type { Units } from './display.ts'

/**
 * Grams per US cup, for foods that are sold or weighed by mass. Source: King Arthur Baking, Ingredient Weight Chart
 * (kingarthurbaking.com/learn/ingredient-weight-chart), per cup; nuts as chopped, coconut as sweetened. Butter and margarine weigh two
 * sticks of a quarter pound; long-grain, brown and cooked rice, sifted flour, diced cheddar, almond butter and cooked foods are from USDA's
 * FoodData Central. Liquids are omitted on purpose: they stay in millilitres.
 */
const weights: [gramsPerCup: number, foods: string][] = [
  [120, 'flour, all-purpose flour, plain flour, maida, bread flour, cake flour, buckwheat flour, pistachios, tipo 00 flour, 00 flour'],
  [100, 'sifted cake flour'],
  [106, 'pastry flour'],
  [113, 'self-rising flour, self-raising flour, whole wheat flour, white whole wheat flour, wholemeal flour, atta, atta flour'],
  [85, 'chickpea flour, gram flour, besan'],
  [96, 'almond flour'],
  [84, 'almond meal, ground almonds'],
  [92, 'oat flour'],
  [93, 'masa harina'],
  [128, 'coconut flour'],
  [142, 'rice flour, white rice flour, sweet rice flour'],
  [106, 'rye flour'],
  [163, 'semolina flour, semolina'],
  [138, 'cornmeal'],
  [112, 'cornstarch, cornflour, bread crumbs, breadcrumbs'],
  [113, 'tapioca starch, tapioca flour'],
  [50, 'panko, panko breadcrumbs, panko bread crumbs'],
  [100, 'flaxseed meal, flax meal, ground flaxseed'],
  [89, 'rolled oats, old-fashioned oats, quick oats, oats'],
  [140, 'steel-cut oats'],
  [28, 'rice krispies, crisp rice cereal, puffed rice'],
  [198, 'sugar, granulated sugar, white sugar, granulated white sugar, cane sugar'],
  [190, 'caster sugar, superfine sugar'],
  [213, 'brown sugar, light brown sugar, dark brown sugar'],
  [154, 'coconut sugar'],
  [113.5, 'powdered sugar, confectioners sugar, icing sugar'],
  [336, 'honey'],
  [340, 'molasses, jam, preserves, marmalade'],
  [312, 'maple syrup, corn syrup, sweetened condensed milk, condensed milk'],
  [227, 'butter, unsalted butter, salted butter, margarine'],
  [184, 'shortening, vegetable shortening'],
  [226, 'lard, coconut oil'],
  [84, 'cocoa powder, unsweetened cocoa powder, cocoa'],
  [
    170,
    'chocolate chips, semisweet chocolate chips, semi-sweet chocolate chips, white chocolate chips, milk chocolate chips, dark chocolate chips, chocolate chunks',
  ],
  [
    170,
    'chopped chocolate, chopped dark chocolate, chopped white chocolate, chopped milk chocolate, chopped bittersweet chocolate, chopped semisweet chocolate',
  ],
  [177, 'mini chocolate chips'],
  [270, 'peanut butter'],
  [256, 'almond butter, tahini'],
  [227, 'cream cheese, sour cream, yogurt, greek yogurt, pumpkin puree, pumpkin, ricotta, ricotta cheese'],
  [255, 'applesauce'],
  [226, 'mayonnaise, cottage cheese'],
  [113, 'walnuts, cashews, mozzarella, mozzarella cheese'],
  [114, 'pecans, feta, feta cheese, hazelnuts'],
  [142, 'almonds, pine nuts, peanuts, sesame seeds, currants'],
  [86, 'sliced almonds, flaked almonds'],
  [120, 'slivered almonds, raspberries'],
  [149, 'raisins, macadamia nuts, macadamias, sultanas'],
  [144, 'poppy seeds'],
  [140, 'sunflower seeds, blueberries'],
  [129, 'pumpkin seeds, pepitas'],
  [170, 'chia seeds'],
  [85, 'shredded coconut, sweetened shredded coconut'],
  [53, 'unsweetened shredded coconut, desiccated coconut'],
  [60, 'coconut flakes, flaked coconut'],
  [128, 'dried apricots'],
  [114, 'dried cranberries'],
  [140, 'dried cherries'],
  [149, 'dates, dried dates'],
  [185, 'rice, white rice, long-grain rice, long grain rice, long-grain white rice, long grain white rice'],
  [190, 'brown rice'],
  [198, 'jasmine rice, basmati rice, arborio rice'],
  [158, 'cooked rice, cooked white rice, cooked long-grain rice, cooked long grain rice, cooked jasmine rice, cooked basmati rice'],
  [170, 'cooked brown rice'],
  [185, 'cooked quinoa'],
  [177, 'quinoa'],
  [192, 'lentils, brown lentils, green lentils, red lentils'],
  [100, 'parmesan cheese, parmesan'],
  [113, 'cheddar cheese, cheddar'],
  [132, 'diced cheddar, diced cheddar cheese, cubed cheddar, cubed cheddar cheese'],
  [227, 'mashed bananas, mashed banana'],
  [213, 'mashed potatoes, mashed potato'],
  [121, 'shredded zucchini, grated zucchini'],
  [142, 'diced celery, chopped celery'],
  [142, 'diced onion, chopped onion, diced onions, chopped onions'],
  [99, 'grated carrot, grated carrots, shredded carrot, shredded carrots'],
]

/** What American cooks scoop, so grams of it become cups; for cheese, fruit and nuts a cup depends on how they are cut. */
const scooped =
  /(?:flour|cornmeal|starch|oats|sugar|honey|molasses|syrup|condensed milk|butter|margarine|shortening|lard|coconut oil|cocoa|cocoa powder|chips|atta|maida|besan|mayonnaise|yogurt|sour cream|cream cheese|rice|quinoa|semolina|crumbs|breadcrumbs|panko|jam|marmalade|tahini|applesauce|puree)$/

const gramsPerCup = new Map(weights.flatMap(([grams, foods]) => foods.split(', ').map((food) => [food, grams])))

/** What is done to a food before it is measured, where that changes the weight of a cup. */
const states =
  /\b(?:cooked|sifted|sliced|slivered|flaked|diced|cubed|mashed|chopped|shredded|grated|sweetened|unsweetened|dried|ground|puréed|pureed)\b/gi
/** A cup of any other food prepared like this has another weight. */
const changing = /^(?:cooked|mashed|sliced|slivered|flaked)$/
/** Words that say nothing about the weight. */
const plain =
  /^(?:creamy|crunchy|smooth|chunky|plain|pure|natural|organic|raw|roasted|toasted|salted|dutch[- ]process(?:ed)?|unsweetened|sweetened|light|dark|dry|dried|fine|finely|coarse|good|good-quality|quality|best|fresh|frozen|large|small|whole|full-fat|low-fat|nonfat|non-fat|reduced-fat|fat-free|lean|sharp|mild|extra|medium|aged|crumbled|crushed|shredded|grated|chopped|ripe|seedless|golden|raw|hulled|shelled|blanched|unbleached|bleached|packed|heaping|italian|panko|seasoned|virgin|refined|unrefined|canned|store-bought|homemade|my|favou?rite|strawberry|raspberry|apricot|blackberry|fig|peach|orange|clover|runny|block-style|philadelphia)\s+(?=\p{L})/iu

/**
 * Grams per millilitre of a food by its name, or by one in brackets after it ('wheat flour (atta)'); undefined for unlisted foods. `said`
 * is the text around it, which may say how it was prepared: '1 cup cooked rice'. A cup is 240 ml.
 */
export function findGramsPerMilliliter(food: string, said = ''): number | undefined {
  for (const name of [food, ...listSecondNames(food, said)]) {
    const weight = findByName(name, said, name === food ? findBranded : () => undefined)
    if (weight) return weight
  }
  return undefined
}

/** The names in brackets after a food: 'yogurt' and 'dahi' of 'curd (yogurt / dahi)'. */
function listSecondNames(food: string, said: string): string[] {
  const at = said.toLowerCase().indexOf(food.toLowerCase())
  const [, inner = ''] = /^\s*\(([^()\d]+)\)/.exec(at < 0 ? '' : said.slice(at + food.length)) ?? []
  return inner
    .split(/\s*[,/]\s*|(?<=\S)\s+or\s+/)
    .map((name) => name.replace(/^\s*(?:aka|a\.k\.a\.|also (?:called|known as)|i\.e\.)\s+/i, '').trim())
    .filter(Boolean)
}

function findByName(food: string, said: string, findOther: (name: string) => number | undefined): number | undefined {
  const done = [...new Set([...said.matchAll(states)].map(([state]) => state.toLowerCase()))]
  for (let name = toKey(food); name !== ''; ) {
    const state = done.find((state) => isBefore(said, state, food) && gramsPerCup.has(`${state} ${name}`))
    const stated = state && gramsPerCup.get(`${state} ${name}`)
    if (stated) return stated / 240
    const grams = done.some((state) => changing.test(state) && isBefore(said, state, food)) ? undefined : gramsPerCup.get(name)
    if (grams) return grams / 240
    const shorter = name.replace(plain, '')
    if (shorter === name) return findOther(name)
    name = shorter
  }
  return undefined
}

/** 'King Arthur unbleached all-purpose flour' weighs the same as all-purpose flour: the end of a name, at least two words. */
function findBranded(name: string): number | undefined {
  const words = name.split(' ')
  const known = words.slice(0, -2).map((_, at) => gramsPerCup.get(words.slice(at + 1).join(' ')))
  const grams = known.find((weight) => weight !== undefined)
  return grams && grams / 240
}

/** The density by which an amount is converted for display; none for Americans, who also weigh the food. */
export function findDisplayWeight(units: Units, food: string, said: string): number | undefined {
  return units === 'us' && ![food, ...listSecondNames(food, said)].some(isScooped) ? undefined : findGramsPerMilliliter(food, said)
}

/** Whether American cooks measure a food by cups where others weigh it. */
export function isScooped(food: string): boolean {
  return scooped.test(toKey(food))
}

/** 'Almonds, sliced' are measured before they are sliced. */
function isBefore(said: string, state: string, food: string) {
  const [at, foodAt] = [said.toLowerCase().indexOf(state), said.toLowerCase().indexOf(food.toLowerCase())]
  return at >= 0 && at < foodAt
}

function toKey(food: string): string {
  return food
    .toLowerCase()
    .replace(/['’*]/g, '')
    .replace('yoghurt', 'yogurt')
    .replace(/\bpurée\b/, 'puree')
    .replace(/\ball purpose\b/, 'all-purpose')
    .replace(/\bsteel cut\b/, 'steel-cut')
    .trim()
}
