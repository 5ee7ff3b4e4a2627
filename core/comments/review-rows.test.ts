import { describe, expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { updateApproval } from '#core/database/visitor-rows.ts'
import type { Review, Stars } from '#domain/comments/review.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import {
  countReviews,
  deleteReviewsOf,
  findReviewSummary,
  insertReview,
  listApprovedReviews,
  listLatestReviews,
  listRatings,
  listReviews,
  listReviewsBefore,
  listReviewsOfSamePeople,
  moveReviews,
} from './review-rows.ts'

const all = { limit: 50, offset: 0 }

whereDatabasesDiffer('only PostgreSQL locks rows', ({ open }) => {
  describe('the reviews of a recipe', () => {
    test('are summarised from the approved ones only', async () => {
      const db = await open()
      expect(await findReviewSummary(db, 1)).toBeUndefined()
      await store(db, 'pending', { stars: 1, approved: false })
      expect(await findReviewSummary(db, 1)).toBeUndefined()
      for (const [index, stars] of ([5, 5, 4] as const).entries()) await store(db, `r-${index}`, { stars })
      await store(db, 'of another', { recipeId: 2, stars: 2 })
      expect(await findReviewSummary(db, 1)).toEqual({ count: 3, average: 4.7, histogram: [0, 0, 0, 1, 2] })
      expect(await findReviewSummary(db, 2)).toEqual({ count: 1, average: 2, histogram: [0, 1, 0, 0, 0] })
      expect(await findReviewSummary(db, 3)).toBeUndefined()
      expect(await listRatings(db, [1, 2, 3])).toEqual(
        new Map([
          [1, { count: 3, average: 14 / 3 }],
          [2, { count: 1, average: 2 }],
        ]),
      )
      expect(await listRatings(db, [])).toEqual(new Map())
    })

    test('the latest ones of any recipe are those with text', async () => {
      const db = await open()
      await store(db, 'r-1', { text: 'Crisp.' })
      await store(db, 'r-2', { text: '', recipeId: 2 })
      await store(db, 'r-3', { text: 'Soft.', recipeId: 2 })
      await store(db, 'r-4', { text: 'Waits.', approved: false })
      expect((await listLatestReviews(db, 5)).map(({ id }) => id)).toEqual(['r-3', 'r-1'])
      expect(await listLatestReviews(db, 1)).toEqual([expect.objectContaining({ recipeId: 2, text: 'Soft.' })])
    })

    test('are listed newest first, page by page, without e-mail addresses', async () => {
      const db = await open()
      for (const index of [1, 2, 3]) await store(db, `r-${index}`)
      await store(db, 'r-4', { approved: false })
      const first = await listApprovedReviews(db, 1, { limit: 2, offset: 0 })
      expect(first.map(({ id }) => id)).toEqual(['r-3', 'r-2'])
      expect(JSON.stringify(first)).not.toContain('@')
      expect((await listApprovedReviews(db, 1, { limit: 2, offset: 2 })).map(({ id }) => id)).toEqual(['r-1'])
    })

    test('have at most one approved per e-mail address (ignoring case), enforced by the database', async () => {
      const db = await open()
      await store(db, 'r-1', { email: 'Ann@Mail.example' })
      await store(db, 'r-2', { email: 'ann@mail.example', approved: false })
      await expect(updateApproval(db, 'reviews', ['r-2'], true)).rejects.toMatchObject({ conflict: true })
      expect(await updateApproval(db, 'reviews', ['r-1'], false)).toBe(1)
      expect(await updateApproval(db, 'reviews', ['r-2'], true)).toBe(1)
    })

    test('can be deleted together', async () => {
      const db = await open()
      await store(db, 'r-1')
      await store(db, 'r-2', { recipeId: 2 })
      await deleteReviewsOf(db, 1)
      expect((await listReviews(db, {}, all)).map(({ id }) => id)).toEqual(['r-2'])
    })
  })

  test('the owner’s list is filtered by state and searched ignoring case and accents', async () => {
    const db = await open()
    await store(db, 'r-1', { name: 'Renée' })
    await store(db, 'r-2', { text: 'Too SALTY for me', approved: false })
    const ids = async (filter: Parameters<typeof listReviews>[1]) => (await listReviews(db, filter, all)).map(({ id }) => id)
    expect(await ids({})).toEqual(['r-2', 'r-1'])
    expect(await ids({ approved: false })).toEqual(['r-2'])
    expect(await ids({ approved: true })).toEqual(['r-1'])
    expect(await ids({ search: 'renee' })).toEqual(['r-1'])
    expect(await ids({ search: 'salty', approved: true })).toEqual([])
    expect([await countReviews(db), await countReviews(db, { approved: false })]).toEqual([2, 1])
    expect((await listReviewsBefore(db, 'r-2', 5)).map(({ id, approved }) => [id, approved])).toEqual([['r-1', true]])
  })

  test('all reviews by the same people of the same recipes are found, each once', async () => {
    const db = await open()
    await store(db, 'r-1', { email: 'ann@mail.example' })
    await store(db, 'r-2', { email: 'ANN@mail.example', approved: false })
    await store(db, 'r-3', { email: 'ann@mail.example', recipeId: 2 })
    await store(db, 'r-4', { email: 'bob@mail.example' })
    const found = await listReviewsOfSamePeople(db, ['r-1', 'r-2'])
    expect(found.map(({ id, approved }) => [id, approved]).sort()).toEqual([
      ['r-1', true],
      ['r-2', false],
    ])
    expect(await listReviewsOfSamePeople(db, [])).toEqual([])
  })

  test('reviews move to another recipe; of two approved ones by the same person, the later one stays', async () => {
    const db = await open()
    await store(db, 'r-1', { recipeId: 1, email: 'ann@mail.example' })
    await store(db, 'r-2', { recipeId: 1001, email: 'ann@mail.example' })
    await store(db, 'r-3', { recipeId: 1001, email: 'bob@mail.example' })
    await store(db, 'r-4', { recipeId: 1, email: 'bob@mail.example' })
    await store(db, 'r-5', { recipeId: 1, email: 'bob@mail.example', approved: false })
    await moveReviews(db, 1, 1001)
    const left = await listReviews(db, {}, all)
    expect(left.map(({ id, recipeId }) => [id, recipeId])).toEqual([
      ['r-5', 1001],
      ['r-4', 1001],
      ['r-2', 1001],
    ])
  })
})

/** Stores a review under an id whose last digit is the minute it was written. */
function store(db: Database, id: string, changes: Partial<Review> & { stars?: Stars } = {}) {
  const minute = Number(id.at(-1)) || 0
  const review: Review = {
    id,
    recipeId: 1,
    stars: 5,
    name: 'Ann',
    email: `${id.replaceAll(' ', '-')}@mail.example`,
    text: 'Good.',
    createdAt: `2026-11-20T12:0${minute}:00.000Z`,
    approved: true,
    ...changes,
  }
  return insertReview(db, review)
}
