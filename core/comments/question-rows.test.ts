import { describe, expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { deleteRows, updateApproval } from '#core/database/visitor-rows.ts'
import type { Question } from '#domain/comments/question.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import {
  countApprovedQuestions,
  countQuestions,
  deleteQuestionsOf,
  insertQuestion,
  listApprovedQuestions,
  listQuestionsBefore,
  moveQuestions,
} from './question-rows.ts'
import { countReviewsAndQuestions, listReviewsAndQuestions } from './review-question-rows.ts'
import { insertReview } from './review-rows.ts'

const all = { limit: 50, offset: 0 }

onEachDatabase(({ open }) => {
  describe('the questions about a recipe', () => {
    test('are listed newest first, page by page, the approved ones without e-mail addresses', async () => {
      const db = await open()
      for (const index of [1, 2, 3]) await store(db, index)
      await store(db, 4, { approved: false })
      await store(db, 5, { recipeId: 2 })
      const first = await listApprovedQuestions(db, 1, { limit: 2, offset: 0 })
      expect(first.map(({ id }) => id)).toEqual(['q-3', 'q-2'])
      expect(JSON.stringify(first)).not.toContain('@')
      expect((await listApprovedQuestions(db, 1, { limit: 2, offset: 2 })).map(({ id }) => id)).toEqual(['q-1'])
    })

    test('are counted, by recipe and by whether they are approved', async () => {
      const db = await open()
      await store(db, 1, { approved: false })
      await store(db, 2)
      const counts = async () => [
        await countQuestions(db),
        await countQuestions(db, { approved: false }),
        await countApprovedQuestions(db, 1),
      ]
      expect(await counts()).toEqual([2, 1, 1])
      await updateApproval(db, 'questions', ['q-1'], true)
      expect(await counts()).toEqual([2, 0, 2])
      await moveQuestions(db, 1, 7)
      expect([...(await counts()), await countApprovedQuestions(db, 7)]).toEqual([2, 0, 0, 2])
      await deleteRows(db, 'questions', ['q-1'])
      await deleteQuestionsOf(db, 7)
      expect(await counts()).toEqual([0, 0, 0])
    })

    test('are read in batches, with their answers', async () => {
      const db = await open()
      for (const index of [1, 2, 3]) await store(db, index)
      const answer = { reply: 'No.', replyBy: 'Olive', repliedAt: '2026-11-02T12:00:00.000Z' }
      await store(db, 4, answer)
      expect(await listQuestionsBefore(db, undefined, 1)).toEqual([expect.objectContaining({ id: 'q-4', approved: true, ...answer })])
      expect((await listQuestionsBefore(db, 'q-4', 2)).map(({ id }) => id)).toEqual(['q-3', 'q-2'])
    })
  })

  describe('reviews and questions', () => {
    test('are in one list, newest first; only reviews have stars', async () => {
      const db = await openWithBoth()
      const list = await listReviewsAndQuestions(db, {}, all)
      expect(list.map(({ id }) => id)).toEqual(['q-4', 'r-3', 'q-2', 'r-1'])
      expect(list.map((entry) => ('stars' in entry ? entry.stars : 'none'))).toEqual(['none', 4, 'none', 4])
      expect(list[0]).toEqual(
        expect.objectContaining({ recipeId: 1, name: 'Ann', email: 'ann@mail.example', text: 'Why 4?', approved: false }),
      )
      expect((await listReviewsAndQuestions(db, {}, { limit: 2, offset: 1 })).map(({ id }) => id)).toEqual(['r-3', 'q-2'])
      expect(await countReviewsAndQuestions(db)).toBe(4)
    })

    test('are listed and counted by state and by text', async () => {
      const db = await openWithBoth()
      const find = async (filter: Parameters<typeof countReviewsAndQuestions>[1] = {}, slice = all) => [
        (await listReviewsAndQuestions(db, filter, slice)).map(({ id }) => id).join(),
        await countReviewsAndQuestions(db, filter),
      ]
      expect(await find({ approved: false })).toEqual(['q-4,r-3', 2])
      expect(await find({ approved: true })).toEqual(['q-2,r-1', 2])
      expect(await find({ search: 'ann@' })).toEqual(['q-4,r-3,q-2,r-1', 4])
      expect(await find({ search: 'ann@' }, { limit: 2, offset: 1 })).toEqual(['r-3,q-2', 4])
      expect(await find({ search: 'why 2', approved: true })).toEqual(['q-2', 1])
      expect(await find({ search: 'nothing' })).toEqual(['', 0])
    })

    async function openWithBoth() {
      const db = await open()
      const review = { name: 'Ann', email: 'ann@mail.example', stars: 4 as const, text: 'Good.' }
      await insertReview(db, { ...review, id: 'r-1', recipeId: 1, createdAt: at(1), approved: true })
      await store(db, 2)
      await insertReview(db, { ...review, id: 'r-3', recipeId: 2, createdAt: at(3), approved: false })
      await store(db, 4, { approved: false })
      return db
    }
  })
})

function store(db: Database, index: number, changes: Partial<Question> = {}) {
  const plain = { id: `q-${index}`, recipeId: 1, name: 'Ann', email: 'ann@mail.example', text: `Why ${index}?` }
  return insertQuestion(db, { ...plain, createdAt: at(index), approved: true, ...changes })
}

function at(minutes: number) {
  return new Date(Date.UTC(2026, 9, 1, 0, minutes)).toISOString()
}
