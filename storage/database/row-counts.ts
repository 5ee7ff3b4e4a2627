import type { RecipeType } from '#domain/recipes/recipe.ts'
import type { Database } from './database.ts'

/** The lists whose rows are counted as they come and go. */
export type CountedList = '_blogs' | '_recipes' | 'comments' | 'contacts' | 'reviews' | 'users'

/** Which of a list's rows: all, those that await approval, recipes of a type, or the approved comments of a post. */
export type CountedPart = '' | 'pending' | RecipeType | `of ${string}`

/** How many rows a list has, without counting them. */
export async function findRowCount(db: Database, list: CountedList, part: CountedPart = '') {
  const row = await db.selectFrom('rowCounts').select('total').where('list', '=', list).where('part', '=', part).executeTakeFirst()
  return row?.total ?? 0
}
