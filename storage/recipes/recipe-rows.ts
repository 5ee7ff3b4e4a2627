import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeEntry, RecipeRow } from '#storage/database/schema.ts'

export type NewRecipeEntry = Omit<RecipeEntry, 'id'> & { createdAt: string }

/** The columns that a form or an import may write; missing fields are null. */
export function toColumns({
  steps,
  ingredients,
  nutritionalValues,
  ...plain
}: Omit<RecipeEntry, 'id' | 'createdAt'>): Omit<RecipeRow, 'id' | 'createdAt'> {
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
    type: plain.type ?? null,
    servings: plain.servings ?? null,
    yieldText: plain.yieldText ?? null,
    prepMinutes: plain.prepMinutes ?? null,
    cookMinutes: plain.cookMinutes ?? null,
    totalMinutes: plain.totalMinutes ?? null,
    category: plain.category ?? null,
    cuisine: plain.cuisine ?? null,
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

/** A row as the owner entered it. */
export function toEntry({ steps, ingredients, nutritionalValues, ...row }: RecipeRow): RecipeEntry {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  // The columns are the type's fields by name and the JSON was written by toColumns.
  return {
    ...known,
    steps: JSON.parse(steps),
    ingredients: JSON.parse(ingredients),
    nutritionalValues: JSON.parse(nutritionalValues),
  } as RecipeEntry
}
