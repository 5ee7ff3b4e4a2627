import { findFoods } from '#domain/ingredients/find-foods.ts'
import { pictureCrops, toCropPaths } from '#domain/pictures/picture-crops.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { hasNutrition, type Recipe, toDuration } from './recipe.ts'

/**
 * A problem of a recipe, in words for its owner. An `error` keeps it out of rich search results, a `hint` makes its result poorer. `field`
 * is the form field to change, and `fix` says how.
 */
export type Finding = { weight: 'error' | 'hint'; field: string; text: string; fix: string }

type Rule = (recipe: Recipe, picture: Picture | null) => Finding[]

/** How far the calories may differ from those computed from protein, carbs and fats: fiber, alcohol and rounding account for that much. */
const calorieTolerance = { share: 0.25, kcal: 20 }

/** In the order of their importance: those that find errors first. */
const rules: Rule[] = [
  checkPicture,
  checkAltText,
  checkIngredientsAndSteps,
  checkUnusedIngredients,
  checkServings,
  checkNutrition,
  checkTimes,
  checkTimeSum,
  checkAbout,
]

/** All findings about a recipe, most important first; `picture` holds the metadata of its picture. */
export function checkRecipe(recipe: Recipe, picture: Picture | null): Finding[] {
  return rules.flatMap((rule) => rule(recipe, picture))
}

function checkPicture(_: Recipe, picture: Picture | null): Finding[] {
  if (!picture) return [error('image', 'It has no picture. Search engines show only recipes that have one.', 'Add a picture')]
  const size = `${picture.width} × ${picture.height} pixels`
  const shapes = toCropPaths(picture).length
  if (shapes === 0)
    return [error('image', `Its picture is too small for search engines: ${size}. Take one of 1200 × 900 or more.`, 'Change the picture')]
  if (shapes === pictureCrops.length) return []
  return [hint('image', `Its picture is too small for some search results: ${size}. One of 1200 × 900 fits all.`, 'Change the picture')]
}

function checkAltText(_: Recipe, picture: Picture | null): Finding[] {
  if (!picture || picture.alt) return []
  return [hint('imageAlt', 'Nothing says what the picture shows to people who can’t see it.', 'Describe the picture')]
}

function checkIngredientsAndSteps({ ingredients, steps }: Recipe): Finding[] {
  return [
    ...(ingredients.length === 0 ? [hint('ingredients', 'It has no ingredients.', 'Add ingredients')] : []),
    ...(steps.length === 0 ? [hint('steps', 'It has no steps.', 'Add steps')] : []),
  ]
}

function checkUnusedIngredients({ ingredients, steps }: Recipe): Finding[] {
  if (steps.length === 0) return []
  const used = new Set(steps.flatMap((step) => findFoods(step, ingredients)))
  const unused = ingredients.filter((_, index) => !used.has(index)).map((line) => `“${line}”`)
  if (unused.length === 0) return []
  return [hint('steps', `No step says what to do with ${toWords(unused)}.`, 'Look at the steps')]
}

function checkServings({ servings, nutritionalValues }: Recipe): Finding[] {
  if (servings) return []
  const loss = hasNutrition(nutritionalValues) ? ', so search engines don’t get its calories either' : ''
  return [hint('servings', `It doesn’t say how many it serves${loss}.`, 'Add the servings')]
}

function checkNutrition({ nutritionalValues }: Recipe): Finding[] {
  if (!hasNutrition(nutritionalValues)) return [hint('calories', 'Its calories are not known.', 'Add the nutrition')]
  const { calories, protein, fats, carbs } = nutritionalValues
  const sum = 4 * protein + 4 * carbs + 9 * fats
  if (sum === 0) return [hint('protein', 'It has calories, but no protein, fats or carbs.', 'Add the nutrition')]
  const difference = Math.abs(calories - sum)
  if (difference <= calorieTolerance.kcal || difference <= calorieTolerance.share * sum) return []
  return [hint('calories', `It says ${calories} kcal, but its protein, fats and carbs come to about ${sum} kcal.`, 'Check the nutrition')]
}

function checkTimes({ prepMinutes, cookMinutes, totalMinutes }: Recipe): Finding[] {
  const [hasPrep, hasCook] = [prepMinutes !== undefined, cookMinutes !== undefined]
  const both = 'Search engines want both or neither.'
  return [
    ...(!hasPrep && !hasCook ? [hint('prepMinutes', 'It doesn’t say how long preparing and cooking take.', 'Add both times')] : []),
    ...(!hasPrep && hasCook
      ? [hint('prepMinutes', `It says how long cooking takes, but not preparing. ${both}`, 'Add the preparation')]
      : []),
    ...(hasPrep && !hasCook ? [hint('cookMinutes', `It says how long preparing takes, but not cooking. ${both}`, 'Add the cooking')] : []),
    ...(totalMinutes ? [] : [hint('totalMinutes', 'It doesn’t say how long it takes in all.', 'Add the time in all')]),
  ]
}

/** The total may exceed the sum of the parts (dough rests), but not fall below it. */
function checkTimeSum({ prepMinutes = 0, cookMinutes = 0, totalMinutes }: Recipe): Finding[] {
  if (!totalMinutes || prepMinutes + cookMinutes <= totalMinutes) return []
  const parts = `Preparing (${toDuration(prepMinutes)}) and cooking (${toDuration(cookMinutes)})`
  return [hint('totalMinutes', `${parts} take longer than the time in all (${toDuration(totalMinutes)}).`, 'Check the times')]
}

function checkAbout({ author, category, cuisine, keywords }: Recipe): Finding[] {
  return [
    ...(author ? [] : [hint('author', 'It doesn’t say who wrote it.', 'Add the author')]),
    ...(category ? [] : [hint('category', 'It has no category, such as main or dessert.', 'Add a category')]),
    ...(cuisine ? [] : [hint('cuisine', 'It has no cuisine, such as American.', 'Add a cuisine')]),
    ...(keywords ? [] : [hint('keywords', 'It has no keywords, the words people look for it by.', 'Add keywords')]),
  ]
}

function error(field: string, text: string, fix: string): Finding {
  return { weight: 'error', field, text, fix }
}

function hint(field: string, text: string, fix: string): Finding {
  return { weight: 'hint', field, text, fix }
}

function toWords(parts: string[]) {
  const [last = ''] = parts.slice(-1)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}
