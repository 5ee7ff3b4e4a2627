import type { Recipe } from '#domain/recipes/recipe.ts'
import type { StepExtra } from '#domain/recipes/typed-rows.ts'
import type { LineGroup } from '#packages/ingredients/line-groups.ts'

type WholeRecipe = Required<Recipe> & {
  ingredientGroups: Required<LineGroup>[]
  stepGroups: Required<LineGroup>[]
  stepExtras: Required<StepExtra>[]
}

/** A recipe with every field: the compiler requires new ones. Everything that writes recipes is tested with it. */
export const wholeRecipe: WholeRecipe = {
  id: 1001,
  slug: 'burnt-cream',
  title: 'Burnt cream & “tea” 🍮',
  image: '/images/hero',
  imageAlt: 'A dish with a crust',
  short: 'Cream and sugar.',
  steps: ['Heat it: Warm the cream for 5 minutes at < 80 °C.', 'Burn the sugar.'],
  ingredients: ['2 cups (480 ml) cream, cold', '1 pinch salt', '½ cup brown sugar'],
  ingredientGroups: [
    { heading: 'For the custard', start: 0 },
    { heading: 'Top', start: 2 },
  ],
  stepGroups: [{ heading: 'In the oven', start: 1 }],
  stepExtras: [
    { tip: 'Do not boil.', image: '/images/blog-pie', imageAlt: 'Warm cream' },
    { tip: 'Turn the torch.', image: '/images/blog-crust', imageAlt: 'Burnt sugar' },
  ],
  equipment: ['torch', '4 ramekins'],
  notes: 'Serve cold.\n\nWith tea.',
  makeAhead: 'A day before.',
  storageNotes: 'In the fridge.',
  nutritionalValues: { calories: 411, protein: 7, fats: 33, carbs: 22 },
  type: 'trending',
  servings: 4,
  yieldText: '4 dishes',
  prepMinutes: 11,
  cookMinutes: 52,
  totalMinutes: 163,
  restMinutes: 31,
  chillMinutes: 69,
  difficulty: 'hard',
  sourceName: 'A book',
  sourceUrl: 'https://book.example/cream',
  sourceBook: 'Cream and Fire',
  sourcePage: '112–114',
  pinText: 'Save this cream for the weekend',
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  videoDate: '2026-11-02',
  videoPoster: '/images/blog-pie',
  allergens: 'milk',
  allergensFor: 'cream',
  category: 'Dessert',
  cuisine: 'French',
  courses: 'Dinner, Lunch',
  diets: 'Vegetarian',
  occasions: 'Cookout',
  keywords: 'custard, sugar',
  author: 'June Okafor',
  createdAt: '2026-11-20T12:00:00.000Z',
  publishedAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-22T12:00:00.000Z',
}

/** The same without pictures, which take long to copy. */
export const wholeWithoutPictures: WholeRecipe = {
  ...wholeRecipe,
  ...{ image: '', imageAlt: '', videoPoster: '' },
  stepExtras: wholeRecipe.stepExtras.map(({ tip = '' }) => ({ tip, image: '', imageAlt: '' })),
}

/** The names of the fields that came out differently, in order. */
export function listLost(found: object | undefined, recipe = wholeRecipe) {
  const [had, has] = [recipe, found ?? {}] as Record<string, unknown>[]
  return Object.keys(recipe).filter((field) => JSON.stringify(sorted(had?.[field])) !== JSON.stringify(sorted(has?.[field])))
}

/** With object keys in a fixed order, and without empty values. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value || undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== '' && item !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
