import { isRecord, toStoredRecipe } from '#app/ui/favourite-records.ts'
import { isWebAddress } from '#domain/kitchen/own-recipe.ts'
import { difficulties } from '#domain/recipes/difficulty.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import { type NutritionalValues, type Recipe, recipeTypes } from '#domain/recipes/recipe.ts'
import { mapFields } from '#domain/recipes/recipe-fields.ts'
import type { StepExtra } from '#domain/recipes/typed-rows.ts'
import { toSlug } from '#domain/text/slug.ts'

type Given = 'id' | 'slug' | 'title' | 'image' | 'short' | 'steps' | 'ingredients' | 'nutritionalValues'
type Optional = Exclude<keyof Recipe, Given>

/** How each further field is read; undefined for invalid values. */
const optional: { [Field in Optional]-?: (value: unknown) => Recipe[Field] | undefined } = {
  ...mapFields(['line', 'text', 'names'], () => toText),
  ...mapFields(['minutes'], () => toAmount),
  imageAlt: toText,
  ingredientGroups: toGroups,
  stepGroups: toGroups,
  stepExtras: toExtras,
  equipment: (value) => orNothing(toList(value).flatMap((item) => toText(item) ?? [])),
  type: (value) => recipeTypes.find((type) => type === value),
  servings: toAmount,
  difficulty: (value) => difficulties.find((difficulty) => difficulty === value),
  // Only web addresses become links.
  sourceUrl: (value) => (typeof value === 'string' && isWebAddress(value) ? value : undefined),
  videoUrl: toText,
  videoDate: toText,
  videoPoster: toText,
  allergens: toText,
  keywords: toText,
  createdAt: toText,
  publishedAt: toText,
  updatedAt: toText,
}

/**
 * A recipe from a file, a link or storage, with only its known fields, each of the right type; undefined if it has no id. Pages show the
 * result without further checks.
 */
export function toCheckedRecipe(record: unknown): Recipe | undefined {
  const recipe = toStoredRecipe(record)
  if (!recipe) return undefined
  const { id, slug, title, image, short, steps, ingredients, nutritionalValues } = recipe
  const known = Object.entries(optional).map(([field, read]) => [field, read(recipe[field as Optional])])
  return {
    id,
    title,
    image,
    short,
    steps,
    ingredients,
    nutritionalValues: toAmounts(nutritionalValues),
    slug: toSlug(slug),
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
  }
}

function toAmounts(values: NutritionalValues) {
  return knownNutrition(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toAmount(value)])))
}

function toAmount(value: unknown) {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

function toText(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function toGroups(value: unknown) {
  return orNothing(
    toList(value).flatMap((group) => {
      const { heading, start } = isRecord(group) ? group : {}
      return typeof heading === 'string' && Number.isInteger(start) ? { heading, start: Number(start) } : []
    }),
  )
}

/** One for each step, by index. */
function toExtras(value: unknown): StepExtra[] | undefined {
  return orNothing(
    toList(value).map((extra) => {
      const { tip, image, imageAlt } = isRecord(extra) ? extra : {}
      const known = { tip: toText(tip), image: toText(image), imageAlt: toText(imageAlt) } satisfies {
        [Part in keyof Required<StepExtra>]: unknown
      }
      return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== undefined))
    }),
  )
}

function orNothing<Item>(list: Item[]) {
  return list.length > 0 ? list : undefined
}
