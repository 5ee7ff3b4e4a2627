import { findMentions } from '#domain/ingredients/find-foods.ts'
import { pictureCrops, toCropPaths } from '#domain/pictures/picture-crops.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { joinWords } from '#domain/text/join-words.ts'
import { readConfirmedAllergens } from './allergens.ts'
import { type Recipe, toDuration } from './recipe.ts'

/**
 * A problem of a recipe, in words for its owner. An `error` keeps it out of rich search results, a `hint` makes its result poorer. `field`
 * is the form field to change, and `fix` says how.
 */
export type Finding = { weight: 'error' | 'hint'; field: string; text: string; fix: string }

type Rule = [isBroken: unknown, field: string, text: string, fix: string]

/** How far the calories may differ from those computed from protein, carbs and fats: fiber, alcohol and rounding account for that much. */
const calorieTolerance = { share: 0.25, kcal: 20 }

/** All findings about a recipe, most important first; `picture` holds the metadata of its picture. */
export function checkRecipe(recipe: Recipe, picture: Picture | null): Finding[] {
  const { ingredients, steps, author, category, cuisine, keywords } = recipe
  const unused = listUnused(recipe)
  const confirmed = readConfirmedAllergens(recipe)
  const stepWithout = 1 + (recipe.stepExtras ?? []).findIndex(({ image, imageAlt }) => image && !imageAlt)
  const hints: Rule[] = [
    [picture && !picture.alt, 'imageAlt', 'Nothing says what the picture shows to people who can’t see it.', 'Describe the picture'],
    [ingredients.length === 0, 'ingredients', 'It has no ingredients.', 'Add ingredients'],
    [steps.length === 0, 'steps', 'It has no steps.', 'Add steps'],
    [unused, 'steps', `No step says what to do with ${unused}.`, 'Look at the steps'],
    ...checkNutrition(recipe),
    ...checkTimes(recipe),
    [confirmed?.isWhole === false, 'allergens', 'Its ingredients changed since its allergens were confirmed.', 'Confirm the allergens'],
    [
      stepWithout,
      'steps',
      `Nothing says what the picture at step ${stepWithout} shows to people who can’t see it.`,
      'Describe the picture',
    ],
    [!author, 'author', 'It doesn’t say who wrote it.', 'Add the author'],
    [!category, 'category', 'It has no category, such as main or dessert.', 'Add a category'],
    [!cuisine, 'cuisine', 'It has no cuisine, such as American.', 'Add a cuisine'],
    [!keywords, 'keywords', 'It has no keywords, the words people look for it by.', 'Add keywords'],
  ]
  const broken = hints.filter(([isBroken]) => isBroken)
  return [...checkPicture(picture), ...broken.map(([, field, text, fix]) => ({ weight: 'hint' as const, field, text, fix }))]
}

function checkPicture(picture: Picture | null): Finding[] {
  const toFinding = (weight: Finding['weight'], text: string, fix: string) => [{ weight, field: 'image', text, fix }]
  if (!picture) return toFinding('error', 'It has no picture. Search engines show only recipes that have one.', 'Add a picture')
  const size = `${picture.width} × ${picture.height} pixels`
  const shapes = toCropPaths(picture).length
  const large = `Its picture is too small for search engines: ${size}. Take one of 1200 × 900 or more.`
  if (shapes === 0) return toFinding('error', large, 'Change the picture')
  const all = `Its picture is too small for some search results: ${size}. One of 1200 × 900 fits all.`
  return shapes < pictureCrops.length ? toFinding('hint', all, 'Change the picture') : []
}

/** The ingredients that no step names, in words. */
function listUnused({ ingredients, steps }: Recipe) {
  const used = new Set(steps.flatMap((step) => findMentions(step, ingredients).map(({ index }) => index)))
  const unused = ingredients.filter((_, index) => steps.length > 0 && !used.has(index)).map((line) => `“${line}”`)
  return joinWords(unused, 'and')
}

function checkNutrition({ servings, nutritionalValues: known }: Recipe): Rule[] {
  const { calories = 0, protein = 0, fats = 0, carbs = 0 } = known
  const isKnown = known.calories !== undefined
  const unknown = (['protein', 'fats', 'carbs'] as const).filter((name) => known[name] === undefined)
  const loss = isKnown ? ', so search engines don’t get its calories either' : ''
  const sum = 4 * protein + 4 * carbs + 9 * fats
  const isOff = isKnown && unknown.length === 0 && Math.abs(calories - sum) > Math.max(calorieTolerance.kcal, calorieTolerance.share * sum)
  const difference = `It says ${calories} kcal, but its protein, fats and carbs come to about ${sum} kcal.`
  return [
    [!servings, 'servings', `It doesn’t say how many it serves${loss}.`, 'Add the servings'],
    [!isKnown, 'calories', 'Its calories are not known.', 'Add the nutrition'],
    [
      isKnown && unknown[0] !== undefined,
      unknown[0] ?? 'protein',
      `It has calories, but no ${joinWords(unknown, 'or')}.`,
      'Add the nutrition',
    ],
    [isOff, 'calories', difference, 'Check the nutrition'],
  ]
}

/** The total may exceed the sum of the parts (dough rests), but not fall below it. */
function checkTimes({ prepMinutes: prep, cookMinutes: cook, totalMinutes: total }: Recipe): Rule[] {
  const [hasPrep, hasCook] = [prep !== undefined, cook !== undefined]
  const both = 'Search engines want both or neither.'
  const parts = `Preparing (${toDuration(prep ?? 0)}) and cooking (${toDuration(cook ?? 0)})`
  const tooShort = `${parts} take longer than the time in all (${toDuration(total ?? 0)}).`
  return [
    [!hasPrep && !hasCook, 'prepMinutes', 'It doesn’t say how long preparing and cooking take.', 'Add both times'],
    [!hasPrep && hasCook, 'prepMinutes', `It says how long cooking takes, but not preparing. ${both}`, 'Add the preparation'],
    [hasPrep && !hasCook, 'cookMinutes', `It says how long preparing takes, but not cooking. ${both}`, 'Add the cooking'],
    [!total, 'totalMinutes', 'It doesn’t say how long it takes in all.', 'Add the time in all'],
    [total && (prep ?? 0) + (cook ?? 0) > total, 'totalMinutes', tooShort, 'Check the times'],
  ]
}
