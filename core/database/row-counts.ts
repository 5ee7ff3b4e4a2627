import type { ReaderState } from '#domain/newsletter/reader.ts'
import { type PublicationState, publicationStates } from '#domain/publication/publication.ts'
import type { RecipeType } from '#domain/recipes/recipe.ts'
import type { Database } from './database.ts'
import { noteTable } from './per-request.ts'

/** The tables whose rows are counted by triggers. */
export type CountedList = ListedNewestFirst | 'readers' | 'redirects'

/** The tables that are listed newest first, using an index on their time and `id`. */
export type ListedNewestFirst = '_blogs' | '_recipes' | 'comments' | 'contacts' | 'images' | 'questions' | 'reviews' | 'users'

/**
 * A subset of a list: all rows; pending, unread, unanswered or unused ones; posts or recipes in a state; published recipes of a type; or the
 * approved comments on a post or questions about a recipe.
 */
export type CountedPart =
  | ''
  | 'pending'
  | 'unread'
  | 'unanswered'
  | 'unused'
  | PublicationState
  | ReaderState
  | `published ${RecipeType}`
  | `of ${string}`

/** How many rows a table has, counted one by one. */
export async function countRowsOf(db: Database, table: CountedList) {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The stored row count of a list, without a scan. */
export async function findRowCount(db: Database, list: CountedList, part: CountedPart = '') {
  noteTable(db, list)
  const row = await db.selectFrom('rowCounts').select('total').where('list', '=', list).where('part', '=', part).executeTakeFirst()
  return row?.total ?? 0
}

type RecordList = '_blogs' | '_recipes'

/** How many posts or recipes are in a state; without one, how many aren't in the trash. */
export async function countInState(db: Database, list: RecordList, state?: PublicationState) {
  const counts = await countByState(db, list)
  return state ? counts[state] : counts.draft + counts.scheduled + counts.published
}

/** How many posts or recipes there are in each state. */
export async function countByState(db: Database, list: RecordList): Promise<Record<PublicationState, number>> {
  noteTable(db, list)
  const rows = await db
    .selectFrom('rowCounts')
    .select(['part', 'total'])
    .where('list', '=', list)
    .where('part', 'in', publicationStates)
    .execute()
  const totals = new Map(rows.map(({ part, total }) => [part, total]))
  const of = (state: PublicationState) => totals.get(state) ?? 0
  return { draft: of('draft'), scheduled: of('scheduled'), published: of('published'), trashed: of('trashed') }
}
