import { publicBlogs } from '#core/blogs/public-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import { publicRecipes } from '#core/recipes/public-recipe-rows.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Issue, IssueState } from '#domain/newsletter/issue.ts'
import type { Span } from '#domain/span.ts'

/** Stores an issue, unless it is a digest and there is one for its time. Returns whether it was stored. */
export async function insertIssue(db: Database, issue: Issue) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('issues')
    .values(issue)
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findIssue(db: Database, id: string): Promise<Issue | undefined> {
  return db.selectFrom('issues').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findIssueOfLetter(db: Database, letterId: string): Promise<Issue | undefined> {
  return db.selectFrom('issues').selectAll().where('letterId', '=', letterId).executeTakeFirst()
}

/** Moves an issue from one of some states to another; returns false if it was in none of them. */
export async function moveIssue(
  db: Database,
  id: string,
  { from, ...changes }: { from: IssueState[] } & Partial<Pick<Issue, 'state' | 'letterId' | 'recipients' | 'ledger' | 'subject'>>,
) {
  const { numUpdatedRows } = await db.updateTable('issues').set(changes).where('id', '=', id).where('state', 'in', from).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The issues in a state, oldest first. */
export function listIssuesIn(db: Database, state: IssueState): Promise<Issue[]> {
  return db.selectFrom('issues').selectAll().where('state', '=', state).orderBy('dueAt').execute()
}

/** The issues that the owner sees, newest first. */
export function listIssues(db: Database, { limit, offset }: Slice): Promise<Issue[]> {
  return db.selectFrom('issues').selectAll().where('state', '<>', 'empty').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export async function countIssues(db: Database) {
  const { total } = await db
    .selectFrom('issues')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '<>', 'empty')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The issues about a record that were or will be sent. */
export function listIssuesOf(db: Database, { recordKind, recordId }: Pick<Issue, 'recordKind' | 'recordId'>): Promise<Issue[]> {
  return db
    .selectFrom('issues')
    .selectAll()
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('state', '<>', 'canceled')
    .execute()
}

/** The time of the latest digest that was made or found nothing new (ISO 8601). */
export async function findLastSlot(db: Database) {
  const row = await db
    .selectFrom('issues')
    .select(({ fn }) => fn.max('slot').as('slot'))
    .where('slot', 'is not', null)
    .executeTakeFirst()
  return row?.slot ?? undefined
}

/** The ids of posts and recipes published in a span, for a digest, newest first. */
export async function listPublishedIn(db: Database, span: Span, limit: number) {
  const [posts, recipes] = await Promise.all([
    publicBlogs(db).select(['id', 'publishedAt']).where(inSpan('publishedAt', span)).orderBy('publishedAt', 'desc').limit(limit).execute(),
    publicRecipes(db)
      .select(['id', 'publishedAt'])
      .where(inSpan('publishedAt', span))
      .orderBy('publishedAt', 'desc')
      .limit(limit)
      .execute(),
  ])
  return {
    posts: posts.map(({ id }) => id),
    recipes: recipes.map(({ id }) => id),
  }
}
