import type { HiddenPublication, RecipeEntry, RecipeRow, Tables } from '#core/database/schema.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Publication, PublicationState } from '#domain/publication/publication.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** A recipe to store; without a state it is published as of its creation. */
export type NewRecipeEntry = Omit<RecipeEntry, 'id'> & { createdAt: string; state?: PublicationState }

/** The columns that a form or an import may write; missing fields are null. */
export function toColumns({
  steps,
  ingredients,
  nutritionalValues,
  ingredientGroups,
  stepGroups,
  stepExtras,
  equipment,
  ...plain
}: Omit<RecipeEntry, 'id' | 'createdAt' | 'publishedAt'>): Omit<
  RecipeRow,
  'id' | 'createdAt' | keyof Publication | keyof HiddenPublication
> {
  return {
    slug: plain.slug,
    title: plain.title,
    image: plain.image,
    imageFetched: plain.imageFetched ?? null,
    imageAlt: plain.imageAlt ?? null,
    short: plain.short,
    steps: JSON.stringify(steps),
    ingredients: JSON.stringify(ingredients),
    nutritionalValues: JSON.stringify(nutritionalValues),
    ingredientGroups: toJson(ingredientGroups),
    stepGroups: toJson(stepGroups),
    stepExtras: toJson(stepExtras),
    equipment: toJson(equipment),
    notes: plain.notes ?? null,
    makeAhead: plain.makeAhead ?? null,
    storageNotes: plain.storageNotes ?? null,
    type: plain.type ?? null,
    servings: plain.servings ?? null,
    yieldText: plain.yieldText ?? null,
    prepMinutes: plain.prepMinutes ?? null,
    cookMinutes: plain.cookMinutes ?? null,
    totalMinutes: plain.totalMinutes ?? null,
    restMinutes: plain.restMinutes ?? null,
    chillMinutes: plain.chillMinutes ?? null,
    difficulty: plain.difficulty ?? null,
    sourceName: plain.sourceName ?? null,
    sourceUrl: plain.sourceUrl ?? null,
    videoUrl: plain.videoUrl ?? null,
    videoDate: plain.videoDate ?? null,
    videoPoster: plain.videoPoster ?? null,
    allergens: plain.allergens ?? null,
    allergensFor: plain.allergensFor ?? null,
    category: plain.category ?? null,
    cuisine: plain.cuisine ?? null,
    courses: plain.courses ?? null,
    diets: plain.diets ?? null,
    occasions: plain.occasions ?? null,
    keywords: plain.keywords ?? null,
    author: plain.author ?? null,
    updatedAt: plain.updatedAt ?? null,
  }
}

/** A row as visitors see it: its picture is one of ours, or none. */
export function toRecipe(row: RecipeRow): Recipe {
  const { imageFetched, ...recipe } = toEntry(row)
  return { ...recipe, image: [imageFetched, recipe.image].find(pictureName) ?? '' }
}

/** A recipe with its state, for admins and background work. */
export function toAdminRecipe(row: RecipeRow) {
  return { ...toRecipe(row), state: row.state, publishedAt: row.publishedAt }
}

const unseen: string[] = ['state', 'trashedAt', 'trashedFrom', 'draftToken', 'ownerId'] satisfies (keyof Tables['_recipes'])[]

const jsonColumns: string[] = [
  'steps',
  'ingredients',
  'nutritionalValues',
  'ingredientGroups',
  'stepGroups',
  'stepExtras',
  'equipment',
] satisfies (keyof RecipeRow)[]

/** A row as the owner entered it, without what only the admin's lists tell of it. */
export function toEntry(row: RecipeRow): RecipeEntry {
  const known = Object.entries(row).filter(([name, value]) => value !== null && !unseen.includes(name))
  // The columns are the type's fields by name and the JSON was written by toColumns.
  const fields = Object.fromEntries(
    known.map(([name, value]) => [name, jsonColumns.includes(name) ? JSON.parse(String(value)) : value]),
  ) as RecipeEntry
  return { ...fields, nutritionalValues: knownNutrition(fields.nutritionalValues) }
}

function toJson(value: object | undefined) {
  return value ? JSON.stringify(value) : null
}
