import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { answerReader, takeAnswerBack } from '#core/people/answer-reader.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { removePhoto } from './keep-photos.ts'
import { moderateReviews } from './moderate-reviews.ts'
import { findReviewChange, listReviewChanges, noteEarlierChange } from './review-change-rows.ts'
import { insertReviewPhotos } from './review-photo-rows.ts'
import { deleteReviewsOf, insertReview, moveReviews } from './review-rows.ts'

const plain = { recipeId: 1001, name: 'Ann', email: 'ann@mail.example', stars: 4 as const, text: 'Good.', approved: false }
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
const iso = (hour: number) => at(hour).toISOString()

function write(db: Database, id: string, changes: Partial<typeof plain> = {}) {
  return insertReview(db, { ...plain, ...changes, id, createdAt: iso(1) })
}

onEachDatabase(({ open }) => {
  test('approving, withdrawing or deleting a review changes its recipe, and no other', async () => {
    const db = await open()
    await write(db, 'a')
    await write(db, 'b', { recipeId: 2 })
    expect(await findReviewChange(db, 1001)).toBeUndefined()
    await moderateReviews(db, 'approve', ['a'], at(8))
    expect(await listReviewChanges(db, [1001, 2])).toEqual(new Map([[1001, iso(8)]]))
    await moderateReviews(db, 'disapprove', ['a'], at(9))
    expect(await findReviewChange(db, 1001)).toBe(iso(9))
    await moderateReviews(db, 'approve', ['a', 'b'], at(10))
    await moderateReviews(db, 'delete', ['a'], at(11))
    expect(await listReviewChanges(db, [1001, 2])).toEqual(
      new Map([
        [2, iso(10)],
        [1001, iso(11)],
      ]),
    )
  })

  test('changes that visitors don’t see don’t count', async () => {
    const db = await open()
    await write(db, 'a')
    await moderateReviews(db, 'approve', ['a'], at(8))
    await moderateReviews(db, 'approve', ['a'], at(9))
    await write(db, 'b', { email: 'bob@mail.example' })
    await moderateReviews(db, 'disapprove', ['b'], at(9))
    await moderateReviews(db, 'delete', ['b'], at(9))
    expect(await findReviewChange(db, 1001)).toBe(iso(8))
  })

  test('removing a photo from an approved review changes its recipe', async () => {
    const db = await open()
    await write(db, 'a')
    await write(db, 'b', { recipeId: 2 })
    const photo = { width: 40, height: 30, bytes: 100 }
    await insertReviewPhotos(db, { id: 'a', recipeId: 1001, createdAt: iso(1) }, [{ ...photo, id: 'p' }])
    await insertReviewPhotos(db, { id: 'b', recipeId: 2, createdAt: iso(1) }, [{ ...photo, id: 'q' }])
    await moderateReviews(db, 'approve', ['a'], at(8))
    expect(await removePhoto(db, 'p', at(9))).toBe(true)
    expect(await removePhoto(db, 'q', at(9))).toBe(true)
    expect(await removePhoto(db, 'p', at(10))).toBe(false)
    expect(await listReviewChanges(db, [1001, 2])).toEqual(new Map([[1001, iso(9)]]))
  })

  test('adding or removing an answer to a review changes its recipe', async () => {
    const db = await open()
    await write(db, 'a')
    await answerReader(db, ['reviews'], { id: 'a', reply: 'Thanks.', by: 'x', siteName: 'Site', now: at(8) })
    expect(await findReviewChange(db, 1001)).toBe(iso(8))
    await takeAnswerBack(db, ['reviews'], { id: 'a', now: at(9) })
    expect(await findReviewChange(db, 1001)).toBe(iso(9))
  })

  test('the time moves to another recipe with the reviews, unless that has a later one, and is deleted with them', async () => {
    const db = await open()
    await write(db, 'a')
    await moderateReviews(db, 'approve', ['a'], at(8))
    await moveReviews(db, 1001, 1)
    expect(await listReviewChanges(db, [1001, 1])).toEqual(new Map([[1, iso(8)]]))
    await noteEarlierChange(db, 1, iso(7))
    expect(await findReviewChange(db, 1)).toBe(iso(8))
    await noteEarlierChange(db, 1, iso(9))
    expect(await findReviewChange(db, 1)).toBe(iso(9))
    await deleteReviewsOf(db, 1)
    expect(await findReviewChange(db, 1)).toBeUndefined()
  })
})
