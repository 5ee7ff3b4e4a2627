import type { HiddenPublication, RecipeEntry, RecipeRow, Tables } from '#core/database/schema.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Publication, PublicationState } from '#domain/publication/publication.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listFieldNames, type RecipeFieldName, recipeFieldNames } from '#domain/recipes/recipe-fields.ts'
import { withIngredientGroups } from '#domain/recipes/recipe-parts.ts'

/** A recipe to store; without a state it is published as of its creation. */
export type NewRecipeEntry = Omit<RecipeEntry, 'id'> & { createdAt: string; state?: PublicationState }

/** The columns that a form or an import may write; missing fields are null. */
export function toColumns({
  slug,
  title,
  image,
  imageFetched,
  short,
  steps,
  ingredients,
  nutritionalValues,
  updatedAt,
  ...recipe
}: Omit<RecipeEntry, 'id' | 'createdAt' | 'publishedAt'>): Omit<
  RecipeRow,
  'id' | 'createdAt' | keyof Publication | keyof HiddenPublication
> {
  // A column has the name of its field.
  const optional = Object.fromEntries(recipeFieldNames.map((name) => [name, toColumn(recipe[name])])) as Pick<RecipeRow, RecipeFieldName>
  return {
    ...{ slug, title, image, imageFetched: imageFetched ?? null, short, updatedAt: updatedAt ?? null },
    ...{ steps: JSON.stringify(steps), ingredients: JSON.stringify(ingredients), nutritionalValues: JSON.stringify(nutritionalValues) },
    ...optional,
  }
}

function toColumn(value: string | number | object | undefined) {
  return typeof value === 'object' ? JSON.stringify(value) : (value ?? null)
}

/** A row as visitors see it: its picture is one of ours, or none, and headings among its ingredients are those of groups. */
export function toRecipe(row: RecipeRow): Recipe {
  const { imageFetched, ...recipe } = withIngredientGroups(toEntry(row))
  return { ...recipe, image: [imageFetched, recipe.image].find(pictureName) ?? '' }
}

/** A recipe with its state, for admins and background work. */
export function toAdminRecipe(row: RecipeRow) {
  return { ...toRecipe(row), state: row.state, publishedAt: row.publishedAt }
}

const unseen: string[] = ['state', 'trashedAt', 'trashedFrom', 'draftToken', 'ownerId'] satisfies (keyof Tables['_recipes'])[]

const jsonColumns: string[] = ['steps', 'ingredients', 'nutritionalValues', ...listFieldNames('json')]

/** A row as the owner entered it, without what only the admin's lists show. */
export function toEntry(row: RecipeRow): RecipeEntry {
  const known = Object.entries(row).filter(([name, value]) => value !== null && !unseen.includes(name))
  // The columns are the type's fields by name and the JSON was written by toColumns.
  const fields = Object.fromEntries(
    known.map(([name, value]) => [name, jsonColumns.includes(name) ? JSON.parse(String(value)) : value]),
  ) as RecipeEntry
  return { ...fields, nutritionalValues: knownNutrition(fields.nutritionalValues) }
}
