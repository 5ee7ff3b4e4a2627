import { tellNutrition } from '#domain/recipes/nutrition.ts'
import { type Recipe, toDuration } from '#domain/recipes/recipe.ts'
import { listFieldNames, recipeFields } from '#domain/recipes/recipe-fields.ts'
import type { StepExtra } from '#domain/recipes/typed-rows.ts'
import { groupLines, type LineGroup } from '#packages/ingredients/line-groups.ts'

/** Further fields of a recipe whose changes are shown. */
export const savedFields = [
  ...(['servings', 'yieldText', 'equipment', 'prepMinutes', 'cookMinutes', 'restMinutes', 'chillMinutes', 'totalMinutes'] as const),
  ...(['ingredientGroups', 'stepGroups', 'stepExtras'] as const),
  ...listFieldNames('text'),
] satisfies (keyof Recipe)[]

type Always = Pick<Recipe, 'title' | 'ingredients' | 'steps' | 'nutritionalValues'>

/** A recipe as a reader saved it. In further fields, null means empty, and a missing field was not saved. */
export type SavedVersion = Always & { [Field in (typeof savedFields)[number]]?: Recipe[Field] | null }

/** A changed field: its name, the removed lines and the added lines. Both are empty if only the order changed. */
export type RecipeChange = { name: string; removed: string[]; added: string[] }

/**
 * The changes between the saved version of a recipe and the present one, in the order of the recipe page. A field that was not saved counts
 * as unchanged.
 */
export function describeChanges(saved: SavedVersion, present: SavedVersion): RecipeChange[] {
  const compared = {
    ...present,
    ...Object.fromEntries(savedFields.filter((field) => saved[field] === undefined).map((field) => [field, null])),
  }
  return told.flatMap(([name, tell]) => compareLines(name, tell(saved), tell(compared)) ?? [])
}

type Told = [name: string, tell: (version: SavedVersion) => string[]]

const told: Told[] = [
  ['Title', ({ title }) => [title]],
  ['Servings', ({ servings }) => (servings ? [`Serves ${servings}`] : [])],
  ['Yield', ({ yieldText }) => toLines(yieldText)],
  ['Preparation', ({ prepMinutes }) => tellMinutes(prepMinutes)],
  ['Cooking', ({ cookMinutes }) => tellMinutes(cookMinutes)],
  ['Resting', ({ restMinutes }) => tellMinutes(restMinutes)],
  ['Chilling', ({ chillMinutes }) => tellMinutes(chillMinutes)],
  ['Total time', ({ totalMinutes }) => tellMinutes(totalMinutes)],
  ['Ingredients', ({ ingredients, ingredientGroups }) => tellLines(ingredients, ingredientGroups)],
  ['Equipment', ({ equipment }) => equipment ?? []],
  ['Steps', ({ steps, stepGroups, stepExtras }) => tellLines(steps, stepGroups, stepExtras)],
  ['Nutrition', tellAmounts],
  ...listFieldNames('text').map((name): Told => [recipeFields[name].label, (version) => toLines(version[name])]),
]

function compareLines(name: string, saved: string[], present: string[]): RecipeChange | undefined {
  if (JSON.stringify(saved) === JSON.stringify(present)) return undefined
  return { name, removed: linesOnlyIn(saved, present), added: linesOnlyIn(present, saved) }
}

/** The lines that the other list lacks, or has less often. */
function linesOnlyIn(lines: string[], others: string[]) {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** Each line under its heading and above its tip. */
function tellLines(lines: string[], groups?: readonly LineGroup[] | null, extras?: readonly StepExtra[] | null) {
  return groupLines(lines.length, groups ?? []).flatMap(({ heading, start, end }) => [
    ...(heading ? [`${heading}:`] : []),
    ...lines.slice(start, end).flatMap((line, place) => {
      const tip = extras?.[start + place]?.tip
      return tip ? [line, `Tip: ${tip}`] : [line]
    }),
  ])
}

function toLines(text: string | null | undefined) {
  return (text ?? '').split('\n').filter((line) => line.trim() !== '')
}

function tellMinutes(minutes: number | null | undefined) {
  return typeof minutes === 'number' ? [toDuration(minutes)] : []
}

function tellAmounts({ nutritionalValues }: SavedVersion) {
  return tellNutrition(nutritionalValues, {
    calories: (kcal) => `${kcal} kcal`,
    protein: (grams) => `${grams} g protein`,
    fats: (grams) => `${grams} g fat`,
    carbs: (grams) => `${grams} g carbs`,
  })
}
