import type { Recipe } from '#domain/recipes/recipe.ts'
import { toSlug } from '#domain/text/slug.ts'
import { nameDish } from './made-up-dishes.ts'
import { makePerson } from './made-up-people.ts'
import { writeSentence, writeSentences } from './made-up-prose.ts'
import { createdAtOf, madeUpMark, type Place, pickPicture } from './made-up-record.ts'
import { createRandom, type Random } from './random.ts'

const seasonings = [
  ...['kosher salt', 'black pepper', 'paprika', 'smoked paprika', 'garlic powder', 'onion powder', 'cayenne pepper', 'ground cumin'],
  ...['dried oregano', 'dried thyme', 'chili powder', 'ground mustard', 'celery seed', 'brown sugar'],
]
const staples = [
  ...['2 tbsp (30 ml) olive oil', '¼ cup (55 g) unsalted butter, softened', '1 cup (240 ml) whole milk', '2 large eggs, beaten'],
  ...[
    '1½ cups (180 g) all-purpose flour',
    '1 medium yellow onion, chopped',
    '3 garlic cloves, minced',
    '1 (14.5 oz / 411 g) can diced tomatoes',
  ],
  ...['2 cups (480 ml) low-sodium chicken broth', '1 cup (115 g) shredded sharp cheddar', '½ cup (120 g) sour cream', '1 lemon, juiced'],
  ...['1 tbsp Worcestershire sauce', '2 tsp cider vinegar', '1 bunch scallions, thinly sliced', '8 oz (225 g) cream cheese, softened'],
  ...[
    '½ cup (30 g) panko bread crumbs',
    '1 red bell pepper, diced',
    '2 ribs celery, diced',
    '1 small carrot, grated',
    'Nonstick cooking spray',
  ],
]
const spoons = ['¼ tsp', '½ tsp', '1 tsp', '1½ tsp', '2 tsp', '1 tbsp', '2 tbsp']
const weights = ['8 oz (225 g)', '12 oz (340 g)', '1 lb (450 g)', '1½ lb (680 g)', '2 lb (900 g)', '3 lb (1.4 kg)']
const cuts = ['cut into bite-size pieces', 'thinly sliced', 'roughly chopped', 'trimmed', 'at room temperature', 'patted dry']
const tasks = ['Get ready', 'Mix the base', 'Season well', 'Brown it', 'Build the layers', 'Simmer', 'Bake', 'Finish it', 'Rest and serve']
const categories = ['Main course', 'Side dish', 'Breakfast', 'Dessert', 'Appetizer', 'Soup', 'Salad', 'Sandwich']
const cuisines = ['American', 'Southern', 'Tex-Mex', 'Cajun', 'Midwestern', 'New England', 'Italian-American']

/** A generated recipe with 7 to 16 ingredients and 4 to 9 steps, as stored but without an id. */
export function makeRecipe(place: Place): Omit<Recipe, 'id'> & { createdAt: string } {
  const random = createRandom(place.seed, 'recipe', place.index)
  const createdAt = createdAtOf(place, random).toISOString()
  const { title, main, companion } = nameDish(place.seed + place.index)
  const [prepMinutes, cookMinutes] = [5 + 5 * random.below(8), 10 + 5 * random.below(30)]
  const servings = 2 + random.below(10)
  return {
    ...{ slug: toSlug(title), title, createdAt, image: pickPicture(random), imageAlt: `Made-up picture text for ${title}` },
    short: writeSentence(random, 'comment'),
    ingredients: listIngredients(random, main, companion),
    steps: tasks.slice(0, 4 + random.below(6)).map((task) => `${task}: ${writeSentences(random, 'step', 1 + random.below(3))}`),
    nutritionalValues: {
      ...{ calories: 180 + random.below(800), protein: random.below(60), fats: random.below(60), carbs: random.below(90) },
    },
    ...pickType(random),
    ...{ servings, yieldText: `${servings} plates`, prepMinutes, cookMinutes, totalMinutes: prepMinutes + cookMinutes },
    ...{ category: random.pick(categories), cuisine: random.pick(cuisines), author: makePerson(random).name },
    keywords: `${madeUpMark}, ${main.toLowerCase()}, ${companion.toLowerCase()}`,
  }
}

function listIngredients(random: Random, main: string, companion: string) {
  const lines = [
    `${random.pick(weights)} ${main.toLowerCase()}, ${random.pick(cuts)}`,
    ...Array.from({ length: 3 + random.below(6) }, () => random.pick(staples)),
    ...Array.from({ length: 2 + random.below(6) }, () => `${random.pick(spoons)} ${random.pick(seasonings)}`),
    `${companion}, to serve`,
  ]
  return [...new Set(lines)]
}

function pickType(random: Random): Pick<Recipe, 'type'> {
  const chance = random.next()
  if (chance < 0.02) return { type: 'trending' }
  return chance < 0.03 ? { type: 'top-seller' } : {}
}
