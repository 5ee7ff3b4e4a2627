import { type ExpressionBuilder, sql } from 'kysely'
import { fold } from '#domain/fold.ts'
import type { Slice } from '#domain/paging.ts'
import { firstCreatedRecipeId, type Recipe, type RecipeType } from '#domain/recipe.ts'
import type { Database } from './database.ts'
import { matches } from './matches.ts'
import type { RecipeRow, Tables } from './schema.ts'

/** Which created recipes a list holds: of one type, with some text in title, summary, ingredients or steps, or all. */
export type RecipeFilter = { type?: RecipeType; search?: string }

const columns = [
  'id',
  'slug',
  'title',
  'image',
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

/** The owner's recipes, newest first. */
export async function listRecipes(db: Database, filter: RecipeFilter, { limit, offset }: Slice) {
  const rows = await db
    .selectFrom('_recipes')
    .select(columns)
    .where((row) => passes(row, filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toRecipe)
}

/** How many of the owner's recipes pass the filter. */
export async function countRecipes(db: Database, filter: RecipeFilter) {
  const { total } = await db
    .selectFrom('_recipes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((row) => passes(row, filter))
    .executeTakeFirstOrThrow()
  return total
}

/** The owner's recipe at an address, or undefined. */
export async function findRecipeBySlug(db: Database, slug: string) {
  const row = await db.selectFrom('_recipes').select(columns).where('slug', '=', slug).executeTakeFirst()
  return row && toRecipe(row)
}

/** The owner's recipe with a number, or undefined. */
export async function findRecipe(db: Database, id: number) {
  const row = await db.selectFrom('_recipes').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toRecipe(row)
}

/** Which of these addresses the owner's recipes have taken. */
export async function listTakenSlugs(db: Database, slugs: string[]) {
  const rows = await db.selectFrom('_recipes').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Stores a new recipe under the next free number, from 1001 up, and returns it. Its slug must be free. */
export async function insertRecipe(db: Database, recipe: Omit<Recipe, 'id'> & { createdAt: string }) {
  const { steps, ingredients, nutritionalValues, ...plain } = recipe
  const { id } = await db
    .insertInto('_recipes')
    .values(({ selectFrom }) => ({
      ...plain,
      id: selectFrom('_recipes').select(sql<number>`coalesce(max(id), ${sql.lit(firstCreatedRecipeId - 1)}) + 1`.as('next')),
      steps: JSON.stringify(steps),
      ingredients: JSON.stringify(ingredients),
      nutritionalValues: JSON.stringify(nutritionalValues),
      searchText: toRecipeSearchText(recipe),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...recipe, id }
}

/** The text that the search looks through, folded. */
export function toRecipeSearchText({ title, short, ingredients, steps }: Pick<Recipe, 'title' | 'short' | 'ingredients' | 'steps'>) {
  return fold([title, short, ...ingredients, ...steps].join(' '))
}

function passes(row: ExpressionBuilder<Tables, '_recipes'>, { type, search }: RecipeFilter) {
  return row.and([...(type ? [row('type', '=', type)] : []), ...(search ? [matches(row.ref('searchText'), search)] : [])])
}

function toRecipe({ steps, ingredients, nutritionalValues, ...row }: Omit<RecipeRow, 'searchText'>): Recipe {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  // The columns are the type's fields by name and the JSON was written by insertRecipe.
  return {
    ...known,
    steps: JSON.parse(steps),
    ingredients: JSON.parse(ingredients),
    nutritionalValues: JSON.parse(nutritionalValues),
  } as Recipe
}
