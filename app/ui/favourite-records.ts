import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toSlug } from '#domain/text/slug.ts'

/** Parses the stored favourites. Anything but an array counts as empty, and entries without a numeric id are dropped. */
export function readFavourites(stored: string | null): Recipe[] {
  const entries = parseJson(stored ?? '[]')
  return Array.isArray(entries) ? entries.flatMap((entry) => toStoredRecipe(entry) ?? []) : []
}

/** The value of a JSON text; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Completes a record to a recipe; undefined if it has no id. Additional fields are preserved. */
export function toStoredRecipe(record: unknown): Recipe | undefined {
  if (!isRecord(record) || typeof record.id !== 'number' || !Number.isFinite(record.id)) return undefined
  const title = toText(record.title) || `Recipe ${record.id}`
  return {
    ...record,
    id: record.id,
    title,
    slug: toText(record.slug) || toSlug(title),
    image: toText(record.image),
    short: toText(record.short),
    steps: toTexts(record.steps),
    ingredients: toTexts(record.ingredients),
    nutritionalValues: isRecord(record.nutritionalValues) ? record.nutritionalValues : {},
  }
}

/** A recipe with only the fields of its card, to be completed later. */
export function toSummary({ id, slug, title, image, imageAlt, short, type }: RecipeCardData): Recipe {
  return {
    id,
    title,
    image,
    short,
    steps: [],
    ingredients: [],
    nutritionalValues: {},
    slug,
    ...(type && { type }),
    ...(imageAlt && { imageAlt }),
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : ''
}

function toTexts(value: unknown) {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
