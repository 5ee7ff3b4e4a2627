import { tellNutrition } from '#domain/recipes/nutrition.ts'
import { type Recipe, toDuration } from '#domain/recipes/recipe.ts'

/** The fields of a recipe whose changes are shown. */
export type SavedVersion = Pick<
  Recipe,
  | ('title' | 'ingredients' | 'steps' | 'nutritionalValues' | 'servings' | 'yieldText' | 'equipment')
  | ('prepMinutes' | 'cookMinutes' | 'restMinutes' | 'chillMinutes' | 'totalMinutes')
>

/** A changed field: its name, the removed lines and the added lines. Both are empty if only the order changed. */
export type RecipeChange = { name: string; removed: string[]; added: string[] }

/**
 * The changes between the saved version of a recipe and the present one, in the order of the recipe page. A field that was not saved counts
 * as unchanged.
 */
export function describeChanges(saved: SavedVersion, present: SavedVersion): RecipeChange[] {
  return [
    compareLines('Title', [saved.title], [present.title]),
    ...timesAndServings.map(([name, tell]) => compareLines(name, tell(saved), tell(present))),
    compareLines('Ingredients', saved.ingredients, present.ingredients),
    compareLines('Equipment', tellEquipment(saved), tellEquipment(present)),
    compareLines('Steps', saved.steps, present.steps),
    compareLines('Nutrition', listNutrition(saved), listNutrition(present)),
  ].filter((change) => change !== undefined)
}

const timesAndServings: [name: string, tell: (version: SavedVersion) => string[]][] = [
  ['Servings', ({ servings }) => (servings ? [`Serves ${servings}`] : [])],
  ['Yield', ({ yieldText }) => (yieldText ? [`${yieldText}`] : [])],
  ['Preparation', ({ prepMinutes }) => tellMinutes(prepMinutes)],
  ['Cooking', ({ cookMinutes }) => tellMinutes(cookMinutes)],
  ['Resting', ({ restMinutes }) => tellMinutes(restMinutes)],
  ['Chilling', ({ chillMinutes }) => tellMinutes(chillMinutes)],
  ['Total time', ({ totalMinutes }) => tellMinutes(totalMinutes)],
]

function compareLines(name: string, saved: string[], present: string[]): RecipeChange | undefined {
  if (saved.length === 0 || JSON.stringify(saved) === JSON.stringify(present)) return undefined
  return { name, removed: linesOnlyIn(saved, present), added: linesOnlyIn(present, saved) }
}

/** The lines that the other list doesn't have, or has less often. */
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

/** What a file of favourites has may be no list. */
function tellEquipment({ equipment }: SavedVersion) {
  return Array.isArray(equipment) ? equipment.map(String) : []
}

function listNutrition({ nutritionalValues }: SavedVersion) {
  return tellNutrition(nutritionalValues, {
    calories: (kcal) => `${kcal} kcal`,
    protein: (grams) => `${grams} g protein`,
    fats: (grams) => `${grams} g fat`,
    carbs: (grams) => `${grams} g carbs`,
  })
}
