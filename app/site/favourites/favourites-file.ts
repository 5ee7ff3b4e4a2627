import { isRecord, parseJson, toStoredRecipe } from '#app/ui/favourite-records.ts'
import { difficulties } from '#domain/recipes/difficulty.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import { type NutritionalValues, type Recipe, recipeTypes } from '#domain/recipes/recipe.ts'
import type { StepExtra } from '#domain/recipes/typed-rows.ts'
import { toLocalDay } from '#domain/text/dates.ts'
import { toSlug } from '#domain/text/slug.ts'
import { isRecipeId } from './add-link.ts'

/** Maximum size of a file, in bytes. Browsers store about 5 MB per site. */
export const maxFileBytes = 10_000_000

/** Maximum number of recipes in a file. */
const maxFileRecipes = 2000

const format = 'recipe-favourites'
const version = 1

type Given = 'id' | 'slug' | 'title' | 'image' | 'short' | 'steps' | 'ingredients' | 'nutritionalValues'
type Optional = Exclude<keyof Recipe, Given>

/** How each further field is read: undefined for what is none. */
const optional: { [Field in Optional]-?: (value: unknown) => Recipe[Field] | undefined } = {
  imageAlt: toText,
  ingredientGroups: toGroups,
  stepGroups: toGroups,
  stepExtras: toExtras,
  equipment: (value) => orNothing(toList(value).flatMap((item) => toText(item) ?? [])),
  notes: toText,
  makeAhead: toText,
  storageNotes: toText,
  type: (value) => recipeTypes.find((type) => type === value),
  servings: toAmount,
  yieldText: toText,
  prepMinutes: toAmount,
  cookMinutes: toAmount,
  totalMinutes: toAmount,
  restMinutes: toAmount,
  chillMinutes: toAmount,
  difficulty: (value) => difficulties.find((difficulty) => difficulty === value),
  sourceName: toText,
  // Nothing but an address of the web is ever a link.
  sourceUrl: (value) => (typeof value === 'string' && /^https?:/i.test(value) ? value : undefined),
  videoUrl: toText,
  videoDate: toText,
  videoPoster: toText,
  allergens: toText,
  allergensFor: toText,
  category: toText,
  cuisine: toText,
  courses: toText,
  diets: toText,
  occasions: toText,
  keywords: toText,
  author: toText,
  createdAt: toText,
  publishedAt: toText,
  updatedAt: toText,
}

export type FileRefusal = 'not-json' | 'foreign' | 'newer' | 'empty' | 'too-many'

/** The recipes of a file, the number of its unreadable entries, and the host of the site that wrote it, if given. */
export type FileContent = { recipes: Recipe[]; unreadable: number; host?: string }

/** Serialises favourites for `readFavouritesFile`. `site` is the origin that the ids belong to. */
export function writeFavouritesFile(recipes: readonly Recipe[], site: string, savedAt: string) {
  return `${JSON.stringify({ format, version, site, savedAt, recipes: recipes.map(toPlainRecipe) }, null, 2)}\n`
}

/** File name of an export: the site, 'favourites' and the local date. */
export function favouritesFileName(siteName: string, now: Date) {
  return `${toSlug(siteName) || 'site'}-favourites-${toLocalDay(now)}.json`
}

/** Parses a file that this software exported, or the bare list from local storage. Entries that are no recipes are counted, not fatal. */
export function readFavouritesFile(text: string): FileContent | FileRefusal {
  const content = parseJson(text)
  if (content === undefined) return 'not-json'
  if (Array.isArray(content)) return readEntries(content)
  if (!isRecord(content) || content.format !== format || !Array.isArray(content.recipes)) return 'foreign'
  if (typeof content.version !== 'number') return 'foreign'
  if (content.version > version) return 'newer'
  const read = readEntries(content.recipes)
  const host = typeof content.site === 'string' && URL.canParse(content.site) ? new URL(content.site).host : ''
  return typeof read === 'object' && host ? { ...read, host } : read
}

function readEntries(entries: unknown[]): FileContent | FileRefusal {
  if (entries.length === 0) return 'empty'
  if (entries.length > maxFileRecipes) return 'too-many'
  const recipes = entries.flatMap((entry) => {
    const recipe = toStoredRecipe(entry)
    return recipe && isRecipeId(recipe.id) ? [toPlainRecipe(recipe)] : []
  })
  return recipes.length > 0 ? { recipes, unreadable: entries.length - recipes.length } : 'foreign'
}

/** Copies the known fields of a recipe, dropping any others and values of the wrong type. */
function toPlainRecipe(recipe: Recipe): Recipe {
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

/** One for each step, by its place. */
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
