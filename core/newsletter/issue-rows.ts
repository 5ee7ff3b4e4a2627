import { publicBlogs } from '#core/blogs/public-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import { publicRecipes } from '#core/recipes/public-recipe-rows.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Issue, IssueState } from '#domain/newsletter/issue.ts'
import type { Span } from '#domain/span.ts'

/** Stores an issue; of a digest whose time has one already nothing. Returns whether it was stored. */
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

/** Takes an issue from one of some states to another; returns whether it was in one of them. */
export async function moveIssue(
  db: Database,
  id: string,
  { from, ...changes }: { from: IssueState[] } & Partial<Pick<Issue, 'state' | 'letterId' | 'recipients' | 'ledger' | 'subject'>>,
) {
  const { numUpdatedRows } = await db.updateTable('issues').set(changes).where('id', '=', id).where('state', 'in', from).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The issues in a state, the earliest first. */
export function listIssuesIn(db: Database, state: IssueState): Promise<Issue[]> {
  return db.selectFrom('issues').selectAll().where('state', '=', state).orderBy('dueAt').execute()
}

/** The issues that the owner sees, the newest first. */
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

/** The issues about a record that were sent or are going to be. */
export function listIssuesOf(db: Database, { recordKind, recordId }: Pick<Issue, 'recordKind' | 'recordId'>): Promise<Issue[]> {
  return db
    .selectFrom('issues')
    .selectAll()
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('state', '<>', 'canceled')
    .execute()
}

/** The time of the latest digest that was made or had nothing new (ISO 8601). */
export async function findLastSlot(db: Database) {
  const row = await db
    .selectFrom('issues')
    .select(({ fn }) => fn.max('slot').as('slot'))
    .where('slot', 'is not', null)
    .executeTakeFirst()
  return row?.slot ?? undefined
}

/** The posts and recipes that were published in a span, for a digest: their ids, the newest first. */
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
