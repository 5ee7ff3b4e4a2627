import { pictureCrops, toCropPaths } from '#domain/pictures/picture-crops.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { joinWords } from '#domain/text/join-words.ts'
import { findMentions } from '#packages/ingredients/find-foods.ts'
import { readConfirmedAllergens } from './allergens.ts'
import { type Recipe, toDuration } from './recipe.ts'

/**
 * A problem of a recipe, in words for its owner. An `error` keeps it out of rich results, a `hint` makes its result poorer. `field` is the
 * form field to change, and `fix` says how.
 */
export type Finding = { weight: 'error' | 'hint'; field: string; text: string; fix: string }

type Rule = [isBroken: unknown, field: string, text: string, fix: string]

/** How far calories may differ from those computed from protein, carbs and fats: fiber, alcohol and rounding account for that much. */
const calorieTolerance = { share: 0.25, kcal: 20 }

/** All findings about a recipe, most important first; `picture` holds the metadata of its picture. */
export function checkRecipe(recipe: Recipe, picture: Picture | null): Finding[] {
  const { ingredients, steps, author, category, cuisine, keywords } = recipe
  const unused = listUnused(recipe)
  const confirmed = readConfirmedAllergens(recipe)
  const stepWithout = 1 + (recipe.stepExtras ?? []).findIndex(({ image, imageAlt }) => image && !imageAlt)
  const hints: Rule[] = [
    [picture && !picture.alt, 'imageAlt', 'The picture has no description for people who can’t see it.', 'Describe the picture'],
    [ingredients.length === 0, 'ingredients', 'It has no ingredients.', 'Add ingredients'],
    [steps.length === 0, 'steps', 'It has no steps.', 'Add steps'],
    [unused, 'steps', `No step uses ${unused}.`, 'Check the steps'],
    ...checkNutrition(recipe),
    ...checkTimes(recipe),
    [confirmed?.isWhole === false, 'allergens', 'The ingredients changed after the allergens were confirmed.', 'Confirm the allergens'],
    [stepWithout, 'steps', `The picture in step ${stepWithout} has no description for people who can’t see it.`, 'Describe the picture'],
    [!author, 'author', 'It has no author.', 'Add the author'],
    [!category, 'category', 'It has no category, such as main or dessert.', 'Add a category'],
    [!cuisine, 'cuisine', 'It has no cuisine, such as American.', 'Add a cuisine'],
    [!keywords, 'keywords', 'It has no keywords, the words people search for.', 'Add keywords'],
  ]
  const broken = hints.filter(([isBroken]) => isBroken)
  return [...checkPicture(picture), ...broken.map(([, field, text, fix]) => ({ weight: 'hint' as const, field, text, fix }))]
}

function checkPicture(picture: Picture | null): Finding[] {
  const toFinding = (weight: Finding['weight'], text: string, fix: string) => [{ weight, field: 'image', text, fix }]
  if (!picture) return toFinding('error', 'It has no picture. Search engines only show recipes with one.', 'Add a picture')
  const size = `${picture.width} × ${picture.height} pixels`
  const shapes = toCropPaths(picture).length
  const large = `Its picture is too small for search engines: ${size}. Use at least 1200 × 900.`
  if (shapes === 0) return toFinding('error', large, 'Change the picture')
  const all = `Its picture is too small for some search results: ${size}. 1200 × 900 works for all of them.`
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
  const loss = isKnown ? ', so search engines can’t use its calories' : ''
  const sum = 4 * protein + 4 * carbs + 9 * fats
  const isOff = isKnown && unknown.length === 0 && Math.abs(calories - sum) > Math.max(calorieTolerance.kcal, calorieTolerance.share * sum)
  const difference = `It lists ${calories} kcal, but its protein, fats and carbs add up to about ${sum} kcal.`
  return [
    [!servings, 'servings', `It has no servings${loss}.`, 'Add the servings'],
    [!isKnown, 'calories', 'It has no calories.', 'Add the nutrition'],
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
  const parts = `Prep (${toDuration(prep ?? 0)}) and cooking (${toDuration(cook ?? 0)})`
  const tooShort = `${parts} take longer than the total time (${toDuration(total ?? 0)}).`
  return [
    [!hasPrep && !hasCook, 'prepMinutes', 'It has no prep or cook time.', 'Add both times'],
    [!hasPrep && hasCook, 'prepMinutes', `It has a cook time but no prep time. ${both}`, 'Add the prep time'],
    [hasPrep && !hasCook, 'cookMinutes', `It has a prep time but no cook time. ${both}`, 'Add the cook time'],
    [!total, 'totalMinutes', 'It has no total time.', 'Add the total time'],
    [total && (prep ?? 0) + (cook ?? 0) > total, 'totalMinutes', tooShort, 'Check the times'],
  ]
}
