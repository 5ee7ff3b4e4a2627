import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { listBefore, listNewestFirst } from '#core/database/newest-first.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import { countInState, type ModeratedFilter, readApproval, replyColumns } from '#core/database/visitor-rows.ts'
import { countRows, listRows } from '#core/search/search-rows.ts'
import type { PublicQuestion, Question } from '#domain/comments/question.ts'
import type { Slice } from '#domain/http/paging.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** Which questions to list; `isUnanswered` for those without an answer, approved or not. */
export type QuestionFilter = ModeratedFilter & { isUnanswered?: boolean }

export const questionColumns = [
  'id',
  'recipeId',
  'name',
  'email',
  'text',
  'createdAt',
  'approved',
  ...replyColumns,
] as const satisfies (keyof Question)[]

/** The approved questions about a recipe, newest first, without the e-mail addresses. */
export function listApprovedQuestions(db: Database, recipeId: number, slice: Slice): Promise<PublicQuestion[]> {
  const approved = db
    .selectFrom('questions')
    .select(['id', 'name', 'text', 'createdAt', ...replyColumns])
    .where('recipeId', '=', recipeId)
    .where('approved', '=', true)
  return listNewestFirst(approved, slice)
}

export function countApprovedQuestions(db: Database, recipeId: number) {
  return findRowCount(db, 'questions', `of ${recipeId}`)
}

export async function listQuestions(db: Database, filter: QuestionFilter, slice: Slice): Promise<Question[]> {
  return (await listRows(searchIn(db, filter), slice, () => countAll(db, filter))).map(readApproval)
}

/** Up to `limit` questions with ids below `before`, in descending order, for reading all of them in batches. */
export async function listQuestionsBefore(db: Database, before: string | undefined, limit: number): Promise<Question[]> {
  const rows = await listBefore(db.selectFrom('questions').select(questionColumns), before, limit)
  return rows.map(readApproval)
}

export function countQuestions(db: Database, filter: QuestionFilter = {}) {
  return countRows(searchIn(db, filter), () => countAll(db, filter))
}

export async function insertQuestion(db: Database, question: Question) {
  const searchText = fold(`${question.name} ${question.email} ${question.text}`)
  await db
    .insertInto('questions')
    .values({ ...question, searchText })
    .execute()
}

/** Moves every question about one recipe to another. */
export async function moveQuestions(db: Database, from: number, to: number) {
  await db.updateTable('questions').set({ recipeId: to }).where('recipeId', '=', from).execute()
}

export async function deleteQuestionsOf(db: Database, recipeId: number) {
  await db.deleteFrom('questions').where('recipeId', '=', recipeId).execute()
}

function countAll(db: Database, filter: QuestionFilter) {
  return filter.isUnanswered ? findRowCount(db, 'questions', 'unanswered') : countInState(db, 'questions', filter)
}

function searchIn(db: Database, { approved, isUnanswered, search = '' }: QuestionFilter) {
  const questions = db.selectFrom('questions').select(questionColumns)
  const inState = approved === undefined ? questions : questions.where('approved', '=', approved)
  // Not a parameter: SQLite wouldn't use the partial index.
  const rows = isUnanswered ? inState.where(sql<boolean>`"reply" = ''`) : inState
  return { db, table: 'questions' as const, rows, text: search }
}
