import { hasNutrition, type Recipe, toDuration } from '#domain/recipes/recipe.ts'

/** What a reader cooks by: the part of a recipe whose changes are told. */
export type SavedVersion = Pick<
  Recipe,
  'title' | 'ingredients' | 'steps' | 'nutritionalValues' | 'servings' | 'yieldText' | 'prepMinutes' | 'cookMinutes' | 'totalMinutes'
>

/** One thing that is not as it was: its name, the lines that went and the lines that came. Both are empty where only their order changed. */
export type RecipeChange = { name: string; removed: string[]; added: string[] }

/** What changed from the saved version of a recipe to the present one, in the order of a recipe's page. What was never saved has not changed. */
export function describeChanges(saved: SavedVersion, present: SavedVersion): RecipeChange[] {
  return [
    compareLines('Title', [saved.title], [present.title]),
    ...timesAndServings.map(([name, tell]) => compareLines(name, tell(saved), tell(present))),
    compareLines('Ingredients', saved.ingredients, present.ingredients),
    compareLines('Steps', saved.steps, present.steps),
    compareLines('Nutrition', tellNutrition(saved), tellNutrition(present)),
  ].filter((change) => change !== undefined)
}

const timesAndServings: [name: string, tell: (version: SavedVersion) => string[]][] = [
  ['Servings', ({ servings }) => (servings ? [`Serves ${servings}`] : [])],
  ['Yield', ({ yieldText }) => (yieldText ? [`${yieldText}`] : [])],
  ['Preparation', ({ prepMinutes }) => tellMinutes(prepMinutes)],
  ['Cooking', ({ cookMinutes }) => tellMinutes(cookMinutes)],
  ['Total time', ({ totalMinutes }) => tellMinutes(totalMinutes)],
]

function compareLines(name: string, saved: string[], present: string[]): RecipeChange | undefined {
  if (saved.length === 0 || JSON.stringify(saved) === JSON.stringify(present)) return undefined
  return { name, removed: linesOnlyIn(saved, present), added: linesOnlyIn(present, saved) }
}

/** The lines that are not, or not as often, in the other list. */
function linesOnlyIn(lines: string[], others: string[]) {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

function tellMinutes(minutes: number | undefined) {
  return typeof minutes === 'number' ? [toDuration(minutes)] : []
}

function tellNutrition({ nutritionalValues }: SavedVersion) {
  const { calories, protein, fats, carbs } = nutritionalValues
  return hasNutrition(nutritionalValues) ? [`${calories} kcal`, `${protein} g protein`, `${fats} g fat`, `${carbs} g carbs`] : []
}
