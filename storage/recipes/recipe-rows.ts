import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeRow } from '#storage/database/schema.ts'

/** A recipe as its row keeps it: `image` as the owner gave it, and beside it the reference of what was fetched when that is a URL. */
export type RecipeEntry = Recipe & { imageFetched?: string }

/** A recipe to store. */
export type NewRecipeEntry = Omit<RecipeEntry, 'id'> & { createdAt: string }

/** What a form or an import may change of a row. A field of the type without a column, or one that `toColumns` leaves out, does not compile. */
type WrittenColumns = { [Field in Exclude<keyof RecipeEntry | keyof RecipeRow, 'id' | 'createdAt'>]: RecipeRow[Field] }

/** The columns of a whole recipe. */
export const recipeColumns = [
  'id',
  'slug',
  'title',
  'image',
  'imageFetched',
  'imageAlt',
  'short',
  'steps',
  'ingredients',
  'nutritionalValues',
  'type',
  'servings',
  'yieldText',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'category',
  'cuisine',
  'keywords',
  'author',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof RecipeRow)[]

/** A recipe as its row keeps it; what is missing is null. */
export function toColumns({ steps, ingredients, nutritionalValues, ...plain }: Omit<RecipeEntry, 'id' | 'createdAt'>): WrittenColumns {
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

/** The recipe as the public sees it: its picture is one of ours, or none. */
export function toRecipe(row: RecipeRow): Recipe {
  const { imageFetched, ...recipe } = toEntry(row)
  return { ...recipe, image: [imageFetched, recipe.image].find(pictureName) ?? '' }
}

/** A row as the owner wrote it. */
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
