import type { Database } from '#core/database/database.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'

const bases = 'beef pork chicken turkey salmon cod shrimp tofu bean lentil rice pasta potato cabbage squash corn'.split(' ')
const kinds = 'ground smoked roasted pickled grilled braised crisp sweet spicy wild baby'.split(' ')
const pantry =
  'butter,garlic,yellow onion,red onion,egg,all-purpose flour,sugar,brown sugar,milk,heavy cream,cheddar,Parmesan,bacon,tomato paste,ketchup,mayonnaise,yellow mustard,paprika,cumin,chili powder,garlic powder,cayenne pepper,cider vinegar,lemon,lime,celery,carrot,basil,parsley,buttermilk,cornstarch,baking powder,honey,soy sauce,hot sauce,Worcestershire sauce,hamburger buns,romaine lettuce,mushrooms,bell pepper'.split(
    ',',
  )
const categories = 'Main course,Side,Dessert,Breakfast,Soup,Salad,Sandwich,Snack,Drink,Sauce,Bread,Appetizer'.split(',')
const cuisines = 'American,Italian,Mexican,Greek,French,Cajun,Korean,Indian'.split(',')
const step = 'Salt the griddle early, listen for the sizzle, and leave it alone until its edge is brown and lacy. '

const storedAtOnce = 500

/** Stores recipes with foods, times and kinds as uneven as on a real site: early ones of each list are in many. The same each time. */
export async function fillFacets(db: Database, count: number) {
  const random = createRandom()
  for (let start = 0; start < count; start += storedAtOnce) {
    await db.transaction().execute(async (transaction) => {
      for (let index = start; index < start + storedAtOnce; index++) await insertRecipe(transaction, makeRecipe(index, random))
    })
  }
}

function makeRecipe(index: number, random: () => number) {
  const pick = <Value>(list: Value[]) => list[Math.floor(random() ** 2 * list.length)]
  const main = `${pick(kinds)} ${pick(bases)}`
  const foods = new Set([main, 'kosher salt', 'black pepper', ...Array.from({ length: 8 }, () => pick(pantry))])
  return aRecipe({
    ...{ slug: `dish-${index}`, title: `${main} number ${index}`, image: '/images/hero', steps: Array<string>(8).fill(step) },
    ...{ ingredients: Array.from(foods, (food) => `1 cup ${food}`), category: pick(categories), cuisine: pick(cuisines) },
    totalMinutes: 5 + Math.floor(random() ** 2 * 235),
    nutritionalValues: { calories: 80 + Math.floor(random() * 1000), protein: 20, fats: 20, carbs: 20 },
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    ...(index % 20 === 0 && { type: 'trending' as const }),
  })
}

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom() {
  let state = 42
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
