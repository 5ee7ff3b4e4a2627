import type { Database } from '#core/database/database.ts'
import type { SourceKind } from '#domain/imports/source-record.ts'

/** Where the records of each kind are stored, and the column that has our id of them. */
const places = {
  post: ['_blogs', 'id'],
  recipe: ['_recipes', 'id'],
  page: ['pages', 'id'],
  legacyPost: ['antivirus_blogs', 'id'],
  collection: ['collections', 'id'],
  comment: ['comments', 'id'],
  review: ['reviews', 'id'],
  member: ['users', 'id'],
  message: ['contacts', 'id'],
  term: ['terms', 'id'],
  redirect: ['redirects', 'id'],
  phoneNumbers: ['siteNumbers', 'id'],
  popup: ['_function', 'id'],
  admin: ['admin', 'uid'],
} as const satisfies Record<SourceKind, readonly [string, string]>

/** The row of a record with all of its columns, to tell whether it is as an import left it; undefined if there is none. */
export async function findStoredRow(db: Database, kind: SourceKind, id: string): Promise<Record<string, unknown> | undefined> {
  const [table, key] = places[kind]
  const { ref } = db.dynamic
  return db
    .selectFrom(table as 'pages')
    .selectAll()
    .where(ref(key), '=', kind === 'recipe' ? Number(id) : id)
    .executeTakeFirst()
}

/** Deletes the row of a record that has no dependent rows. */
export async function deleteStoredRow(
  db: Database,
  kind: 'legacyPost' | 'phoneNumbers' | 'comment' | 'review' | 'member' | 'message' | 'collection',
  id: string,
) {
  const [table] = places[kind]
  await db
    .deleteFrom(table as 'pages')
    .where('id', '=', id)
    .execute()
}

/** How many comments a post has, or reviews and questions a recipe. */
export async function countAnswers(db: Database, kind: 'post' | 'recipe', id: string) {
  if (kind === 'recipe') return (await countOfRecipe(db, 'reviews', Number(id))) + (await countOfRecipe(db, 'questions', Number(id)))
  const { total } = await db
    .selectFrom('comments')
    .where('blogId', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function countOfRecipe(db: Database, table: 'reviews' | 'questions', recipeId: number) {
  const { total } = await db
    .selectFrom(table)
    .where('recipeId', '=', recipeId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Whether a person, by their address in lower case, has a public review of a recipe. */
export async function hasShownReview(db: Database, recipeId: number, emailKey: string) {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('recipeId', '=', recipeId)
    .where('emailKey', '=', emailKey)
    .where('approved', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a record has a term. */
export async function isTermUsed(db: Database, termId: string) {
  const row = await db.selectFrom('recordTerms').select('recordId').where('termId', '=', termId).limit(1).executeTakeFirst()
  return row !== undefined
}
