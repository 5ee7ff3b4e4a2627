import type { RecipeType } from '#domain/recipes/recipe.ts'
import type { Database } from './database.ts'

/** The tables that are listed newest first, by an index on (`createdAt`, `id`), and whose rows triggers count. */
export type CountedList = '_blogs' | '_recipes' | 'comments' | 'contacts' | 'reviews' | 'users'

/** A subset of a list: all rows, pending ones, recipes of a type, or the approved comments of a post. */
export type CountedPart = '' | 'pending' | RecipeType | `of ${string}`

/** The stored row count of a list, which takes no scan. */
export async function findRowCount(db: Database, list: CountedList, part: CountedPart = '') {
  const row = await db.selectFrom('rowCounts').select('total').where('list', '=', list).where('part', '=', part).executeTakeFirst()
  return row?.total ?? 0
}
