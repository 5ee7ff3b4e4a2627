import { expect, test } from 'vitest'
import { builtInRecipes } from './built-in-recipes.ts'

type Nutrition = { kcal: number; protein: number; fat: number; carbs: number }

/** Per 100 g, as in USDA FoodData Central (Standard Reference). Keys are the common names; the comments give USDA's own number (NDB). */
const foods = {
  'all-purpose flour': { kcal: 364, protein: 10.33, fat: 0.98, carbs: 76.31 }, // 20081
  'American cheese': { kcal: 366, protein: 18.13, fat: 30.71, carbs: 4.78 }, // 01042
  'bacon, cooked': { kcal: 468, protein: 33.92, fat: 35.09, carbs: 1.7 }, // 10862
  'bacon fat': { kcal: 897, protein: 0, fat: 99.5, carbs: 0 }, // 04609
  'baking powder': { kcal: 53, protein: 0, fat: 0, carbs: 27.7 }, // 18369
  'basil, fresh': { kcal: 23, protein: 3.15, fat: 0.64, carbs: 2.65 }, // 02044
  'beef frankfurter': { kcal: 322, protein: 11.69, fat: 29.36, carbs: 2.66 }, // 07945, heated
  'black pepper': { kcal: 251, protein: 10.39, fat: 3.26, carbs: 63.95 }, // 02030
  'blue cheese dressing': { kcal: 484, protein: 1.37, fat: 51.1, carbs: 4.77 }, // 04539
  'brown sugar': { kcal: 380, protein: 0.12, fat: 0, carbs: 98.09 }, // 19334
  butter: { kcal: 717, protein: 0.85, fat: 81.11, carbs: 0.06 }, // 01145, unsalted
  buttermilk: { kcal: 40, protein: 3.31, fat: 0.88, carbs: 4.79 }, // 01088, lowfat
  'canned hot chili pepper': { kcal: 21, protein: 0.9, fat: 0.1, carbs: 5.1 }, // 11820, the nearest to chipotle in adobo
  'cayenne pepper': { kcal: 318, protein: 12.01, fat: 17.27, carbs: 56.63 }, // 02031
  celery: { kcal: 16, protein: 0.69, fat: 0.17, carbs: 2.97 }, // 11143
  'cheddar cheese': { kcal: 403, protein: 24.9, fat: 33.14, carbs: 1.28 }, // 01009
  'chicken drumstick, raw': { kcal: 161, protein: 18.08, fat: 9.2, carbs: 0.11 }, // 05066, meat and skin
  'chicken wing, raw': { kcal: 191, protein: 17.52, fat: 12.85, carbs: 0 }, // 05100, meat and skin
  'chili powder': { kcal: 282, protein: 13.46, fat: 14.28, carbs: 49.7 }, // 02009
  'cider vinegar': { kcal: 21, protein: 0, fat: 0, carbs: 0.93 }, // 02048
  cornstarch: { kcal: 381, protein: 0.26, fat: 0.05, carbs: 91.27 }, // 20027
  'crushed tomatoes': { kcal: 32, protein: 1.64, fat: 0.28, carbs: 7.29 }, // 11693, canned
  cumin: { kcal: 375, protein: 17.81, fat: 22.27, carbs: 44.24 }, // 02014
  'dill pickle': { kcal: 12, protein: 0.6, fat: 0.14, carbs: 2.59 }, // 11937
  'dry mustard': { kcal: 508, protein: 26.08, fat: 36.24, carbs: 28.09 }, // 02024
  garlic: { kcal: 149, protein: 6.36, fat: 0.5, carbs: 33.06 }, // 11215
  'garlic powder': { kcal: 331, protein: 16.55, fat: 0.73, carbs: 72.73 }, // 02020
  'gouda cheese': { kcal: 356, protein: 24.94, fat: 27.44, carbs: 2.22 }, // 01022
  'green leaf lettuce': { kcal: 15, protein: 1.36, fat: 0.15, carbs: 2.87 }, // 11253
  'ground beef, crumbled, browned': { kcal: 272, protein: 27, fat: 17.36, carbs: 0 }, // 23575, 80/20
  'ground beef patty, pan-broiled': { kcal: 246, protein: 24.04, fat: 15.94, carbs: 0 }, // 23574, 80/20
  'hamburger or hot dog bun': { kcal: 278, protein: 9.87, fat: 3.76, carbs: 50.15 }, // 18350
  'heavy cream': { kcal: 345, protein: 2.05, fat: 37, carbs: 2.79 }, // 01053
  'hot sauce': { kcal: 11, protein: 0.51, fat: 0.37, carbs: 1.75 }, // 06168
  ketchup: { kcal: 112, protein: 1.25, fat: 0.18, carbs: 26.23 }, // 11935
  'lemon juice': { kcal: 22, protein: 0.35, fat: 0.24, carbs: 6.9 }, // 09152
  'lime juice': { kcal: 25, protein: 0.42, fat: 0.07, carbs: 8.42 }, // 09160
  mayonnaise: { kcal: 680, protein: 0.96, fat: 74.85, carbs: 0.57 }, // 04025
  molasses: { kcal: 290, protein: 0, fat: 0.1, carbs: 74.73 }, // 19304
  oil: { kcal: 884, protein: 0, fat: 100, carbs: 0 }, // 04042 peanut, 04053 olive, 04044 soybean: all the same
  onion: { kcal: 40, protein: 1.1, fat: 0.1, carbs: 9.34 }, // 11282
  'onion powder': { kcal: 341, protein: 10.41, fat: 1.04, carbs: 79.12 }, // 02026
  oregano: { kcal: 265, protein: 9, fat: 4.28, carbs: 68.92 }, // 02027, dried
  paprika: { kcal: 282, protein: 14.14, fat: 12.89, carbs: 53.99 }, // 02028
  Parmesan: { kcal: 392, protein: 35.75, fat: 25.83, carbs: 3.22 }, // 01033
  pasta: { kcal: 371, protein: 13.04, fat: 1.51, carbs: 74.67 }, // 20120, dry
  'pork back ribs, roasted': { kcal: 292, protein: 23.01, fat: 21.51, carbs: 0 }, // 10193
  salt: { kcal: 0, protein: 0, fat: 0, carbs: 0 }, // 02047
  tomato: { kcal: 18, protein: 0.88, fat: 0.2, carbs: 3.89 }, // 11529
  'tomato paste': { kcal: 82, protein: 4.32, fat: 0.47, carbs: 18.91 }, // 11887
  'tomato sauce': { kcal: 24, protein: 1.32, fat: 0.18, carbs: 5.38 }, // 11549
  water: { kcal: 0, protein: 0, fat: 0, carbs: 0 }, // 14411
  'whole milk': { kcal: 61, protein: 3.15, fat: 3.25, carbs: 4.8 }, // 01077
  'Worcestershire sauce': { kcal: 78, protein: 0, fat: 0, carbs: 19.46 }, // 06971
  'yellow mustard': { kcal: 67, protein: 4.37, fat: 4.01, carbs: 5.33 }, // 02046
} satisfies Record<string, Nutrition>

/** Words that only one ingredient line of the recipe has, the food, and the grams of it that the whole recipe puts on the plates. */
type Eaten = readonly [ingredient: string, food: keyof typeof foods, grams: number]

// A raw quarter pound (113 g) of 80/20 leaves an 83 g patty: water and fat stay in the skillet.
const pattyYield = 83 / 113
// Half a pound (227 g), browned as crumbles and drained, leaves 149 g.
const crumblesYield = 149 / 227
// A third of a drumstick is bone.
const drumstickMeat = 2 / 3
// 38 % of a wing is bone.
const wingMeat = 0.62
// Bone is 37 % of raw back ribs and 43 % of the same ribs roasted; what isn't bone then is the meat.
const roastedRibMeat = (0.37 / 0.43) * 0.57
// About two thirds of the dredge sticks to the chicken; the rest is thrown out.
const dredgeKept = 2 / 3
// About a quarter of the buttermilk clings to the chicken; the rest is thrown out.
const marinadeKept = 1 / 4

const eaten: Record<string, readonly Eaten[]> = {
  'classic-cheeseburger': [
    ['ground chuck', 'ground beef patty, pan-broiled', 680 * pattyYield],
    ['American cheese', 'American cheese', 170],
    ['buns', 'hamburger or hot dog bun', 4 * 50],
    ['butter', 'butter', 28],
    ['mayonnaise', 'mayonnaise', 55],
    ['ketchup', 'ketchup', 34],
    ['mustard', 'yellow mustard', 10],
    ['pickle', 'dill pickle', 80],
    ['tomato', 'tomato', 4 * 20],
    ['lettuce', 'green leaf lettuce', 4 * 10],
    ['kosher salt', 'salt', 3],
    ['black pepper', 'black pepper', 1.15],
  ],
  'fried-chicken': [
    ['drumsticks', 'chicken drumstick, raw', 1361 * drumstickMeat],
    ['(480 ml) buttermilk', 'buttermilk', 490 * marinadeKept],
    ['hot sauce', 'hot sauce', 14 * marinadeKept],
    ['salt, for the buttermilk', 'salt', 9 * marinadeKept],
    ['all-purpose flour', 'all-purpose flour', 250 * dredgeKept],
    ['cornstarch', 'cornstarch', 64 * dredgeKept],
    ['baking powder', 'baking powder', 9.2 * dredgeKept],
    ['paprika', 'paprika', 6.8 * dredgeKept],
    ['garlic powder', 'garlic powder', 6.2 * dredgeKept],
    ['onion powder', 'onion powder', 2.4 * dredgeKept],
    ['black pepper', 'black pepper', 2.3 * dredgeKept],
    ['cayenne', 'cayenne pepper', 0.9 * dredgeKept],
    ['salt, for the flour', 'salt', 6 * dredgeKept],
    // An estimate: the chicken comes out of the pot at about 900 g of meat and crust, 8 % of it oil. The rest of the oil stays behind.
    ['oil', 'oil', 72],
    // A wedge is squeezed, not eaten: the juice of one lemon.
    ['lemon', 'lemon juice', 40],
  ],
  'mac-and-cheese': [
    ['macaroni', 'pasta', 454],
    // Drained off, with its salt.
    ['(3.8 L) water', 'water', 0],
    ['salt, for the water', 'salt', 0],
    ['cheddar', 'cheddar cheese', 454],
    ['butter', 'butter', 57],
    ['flour', 'all-purpose flour', 31],
    ['mustard', 'dry mustard', 2],
    ['milk', 'whole milk', 732],
    ['salt, for the sauce', 'salt', 1.5],
    ['black pepper', 'black pepper', 0.6],
    ['cayenne', 'cayenne pepper', 0.45],
  ],
  'bbq-ribs': [
    ['ribs', 'pork back ribs, roasted', 2041 * roastedRibMeat],
    ['brown sugar', 'brown sugar', 55],
    ['1 tbsp paprika', 'paprika', 6.8],
    ['kosher salt', 'salt', 9],
    ['black pepper', 'black pepper', 2.3],
    ['garlic powder', 'garlic powder', 3.1],
    ['onion powder', 'onion powder', 2.4],
    ['cayenne', 'cayenne pepper', 0.9],
    ['ketchup', 'ketchup', 270],
    ['vinegar', 'cider vinegar', 60],
    ['molasses', 'molasses', 40],
    ['Worcestershire', 'Worcestershire sauce', 17],
    ['smoked paprika', 'paprika', 2.3],
  ],
  'buffalo-wings': [
    ['wings', 'chicken wing, raw', 1361 * wingMeat],
    ['baking powder', 'baking powder', 13.8],
    ['kosher salt', 'salt', 3],
    ['garlic powder', 'garlic powder', 1.5],
    ['black pepper', 'black pepper', 1.15],
    ['oil', 'oil', 4.5],
    ['butter', 'butter', 57],
    ['hot sauce', 'hot sauce', 120],
    ['Worcestershire', 'Worcestershire sauce', 5.7],
    ['cayenne pepper', 'cayenne pepper', 0.45],
    ['celery', 'celery', 4 * 40],
    ['dressing', 'blue cheese dressing', 123],
  ],
  'chili-dog': [
    ['ground beef', 'ground beef, crumbled, browned', 454 * crumblesYield],
    ['yellow onion', 'onion', 110],
    ['garlic', 'garlic', 6],
    ['chili powder', 'chili powder', 16],
    ['cumin', 'cumin', 2.1],
    ['oregano', 'oregano', 0.5],
    ['cayenne', 'cayenne pepper', 0.45],
    ['kosher salt', 'salt', 3],
    ['tomato paste', 'tomato paste', 33],
    ['tomato sauce', 'tomato sauce', 245],
    ['water', 'water', 240],
    ['vinegar', 'cider vinegar', 5],
    ['franks', 'beef frankfurter', 8 * 57],
    ['buns', 'hamburger or hot dog bun', 8 * 43],
    ['butter', 'butter', 14],
    ['mustard', 'yellow mustard', 47],
    ['white onion', 'onion', 70],
  ],
  'creamy-tomato-pasta': [
    ['spaghetti', 'pasta', 340],
    // Drained off, with its salt.
    ['(2.8 L) water', 'water', 0],
    ['salt, for the water', 'salt', 0],
    ['oil', 'oil', 27],
    ['onion', 'onion', 70],
    ['garlic', 'garlic', 9],
    ['pepper flakes', 'cayenne pepper', 0.45],
    ['tomato paste', 'tomato paste', 33],
    ['crushed tomatoes', 'crushed tomatoes', 794],
    ['salt, for the sauce', 'salt', 1.5],
    ['cream', 'heavy cream', 119],
    ['Parmesan', 'Parmesan', 43],
    ['basil', 'basil, fresh', 12],
  ],
  'smoky-cheeseburger': [
    ['ground chuck', 'ground beef patty, pan-broiled', 680 * pattyYield],
    // A raw 28 g slice fries down to 11.5 g. Of its fat, the buns take up the 1 tbsp that stays in the skillet; the rest is poured off.
    ['bacon', 'bacon, cooked', 8 * 11.5],
    ['bacon', 'bacon fat', 13],
    ['gouda', 'gouda cheese', 113],
    ['mayonnaise', 'mayonnaise', 55],
    ['chipotle', 'canned hot chili pepper', 15],
    ['adobo sauce', 'canned hot chili pepper', 5],
    ['lime juice', 'lime juice', 5],
    ['paprika', 'paprika', 2.3],
    ['kosher salt', 'salt', 4],
    ['black pepper', 'black pepper', 1.15],
    ['buns', 'hamburger or hot dog bun', 4 * 57],
    ['tomato', 'tomato', 4 * 20],
    ['lettuce', 'green leaf lettuce', 4 * 10],
  ],
}

/** Minutes in which the food soaks, stands or rests and the cook does nothing; no other recipe makes anybody wait. */
const waitingMinutes: Record<string, number> = { 'fried-chicken': 12 * 60 + 20 + 5, 'bbq-ribs': 10 }

function nutritionOf(rows: readonly Eaten[]): Nutrition {
  const total = { kcal: 0, protein: 0, fat: 0, carbs: 0 }
  for (const [, food, grams] of rows) {
    total.kcal += (foods[food].kcal * grams) / 100
    total.protein += (foods[food].protein * grams) / 100
    total.fat += (foods[food].fat * grams) / 100
    total.carbs += (foods[food].carbs * grams) / 100
  }
  return total
}

test('the nutrition of every built-in recipe follows from its ingredients', () => {
  for (const { slug, servings = 1, nutritionalValues } of builtInRecipes) {
    const { kcal, protein, fat, carbs } = nutritionOf(eaten[slug] ?? [])
    const expectAbout = (name: string, stated: number | undefined, whole: number, leeway: number) => {
      const computed = whole / servings
      expect(Math.abs((stated ?? 0) - computed), `${slug}: ${name} should be about ${computed}`).toBeLessThanOrEqual(
        Math.max(computed * 0.05, leeway),
      )
    }
    expectAbout('calories', nutritionalValues.calories, kcal, 15)
    expectAbout('protein', nutritionalValues.protein, protein, 2)
    expectAbout('fats', nutritionalValues.fats, fat, 2)
    expectAbout('carbs', nutritionalValues.carbs, carbs, 2)
  }
})

test('every ingredient of every built-in recipe is counted in its nutrition', () => {
  for (const { slug, ingredients } of builtInRecipes) {
    const counted = (eaten[slug] ?? []).map(([words]) => ingredients.filter((line) => line.includes(words)))
    expect(
      counted.filter((lines) => lines.length !== 1),
      `${slug}: words that name no line, or several`,
    ).toEqual([])
    expect(new Set(counted.flat()), slug).toEqual(new Set(ingredients))
  }
})

test('the calories of every built-in recipe agree with its protein, carbs and fats', () => {
  for (const { slug, nutritionalValues } of builtInRecipes) {
    const { calories = 0, protein = 0, fats = 0, carbs = 0 } = nutritionalValues
    expect(Math.abs(4 * protein + 4 * carbs + 9 * fats - calories), slug).toBeLessThanOrEqual(calories * 0.12)
  }
})

test('every built-in recipe has enough ingredients and steps to cook from', () => {
  for (const { slug, ingredients, steps } of builtInRecipes) {
    expect(ingredients.length, slug).toBeGreaterThanOrEqual(6)
    expect(steps.length, slug).toBeGreaterThanOrEqual(5)
  }
})

test('the total time of every built-in recipe is its prep, its cooking and its waiting', () => {
  for (const { slug, prepMinutes = 0, cookMinutes = 0, totalMinutes } of builtInRecipes) {
    expect(prepMinutes, slug).toBeGreaterThan(0)
    expect(cookMinutes, slug).toBeGreaterThan(0)
    expect(totalMinutes, slug).toBe(prepMinutes + cookMinutes + (waitingMinutes[slug] ?? 0))
  }
})

test('every temperature in a built-in recipe is given in °F and, right after it, in °C', () => {
  for (const { slug, steps } of builtInRecipes) {
    for (const step of steps) {
      const pairs = [...step.matchAll(/(\d+)°F \((\d+)°C\)/g)]
      expect(pairs.length, `${slug}: ${step}`).toBe(step.split('°F').length - 1)
      expect(pairs.length, `${slug}: ${step}`).toBe(step.split('°C').length - 1)
      for (const [pair, fahrenheit, celsius] of pairs) {
        expect(Math.abs(((Number(fahrenheit) - 32) * 5) / 9 - Number(celsius)), `${slug}: ${pair}`).toBeLessThan(3)
      }
    }
  }
})
