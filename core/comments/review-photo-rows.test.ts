import { describe, expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { deleteRows, updateApproval } from '#core/database/visitor-rows.ts'
import type { Review } from '#domain/comments/review.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import {
  deletePhotoRow,
  detachPhoto,
  insertReviewPhotos,
  isPhotoApproved,
  listDetachedPhotos,
  listGalleryPhotos,
  listPhotoFiles,
  listWithPhotos,
} from './review-photo-rows.ts'
import { deleteReviewsOf, insertReview, moveReviews } from './review-rows.ts'

onEachDatabase(({ open }) => {
  describe('the photos of reviews', () => {
    test('are listed with their review, in order', async () => {
      const db = await open()
      await store(db, 'r-1', ['b', 'a'])
      await store(db, 'r-2', [])
      expect(await listWithPhotos(db, [{ id: 'r-1' }, { id: 'r-2' }, { id: 'question' }])).toEqual([
        { id: 'r-1', photos: [photo('b'), photo('a')] },
        { id: 'r-2' },
        { id: 'question' },
      ])
      expect(await listWithPhotos(db, [])).toEqual([])
    })

    test('are in their recipe’s gallery once the review is approved, newest review first', async () => {
      const db = await open()
      await store(db, 'r-1', ['a', 'b'])
      await store(db, 'r-2', ['c'], { name: 'Bo' })
      await store(db, 'r-3', ['d'], { recipeId: 2 })
      await store(db, 'r-4', ['e'], { approved: false })
      const names = async (limit = 9) => (await listGalleryPhotos(db, 1, limit)).map(({ name }) => name)
      expect(await names()).toEqual(['c', 'a', 'b'])
      expect(await names(2)).toEqual(['c', 'a'])
      expect((await listGalleryPhotos(db, 1, 1))[0]).toEqual({ ...photo('c'), by: 'Bo', createdAt: '2026-11-20T12:02:00.000Z' })
      await updateApproval(db, 'reviews', ['r-4'], true)
      await updateApproval(db, 'reviews', ['r-2'], false)
      expect(await names()).toEqual(['e', 'a', 'b'])
    })

    test('are public only while their review is approved', async () => {
      const db = await open()
      await store(db, 'r-1', ['a'], { approved: false })
      expect(await isPhotoApproved(db, 'none')).toBeUndefined()
      expect(await isPhotoApproved(db, 'a')).toBe(false)
      await updateApproval(db, 'reviews', ['r-1'], true)
      expect(await isPhotoApproved(db, 'a')).toBe(true)
      expect(await detachPhoto(db, 'a')).toBe(true)
      expect(await detachPhoto(db, 'a')).toBe(false)
      expect(await isPhotoApproved(db, 'a')).toBe(false)
    })

    test('are detached when their review is deleted in any way, and keep their row until the file is deleted', async () => {
      const db = await open()
      await store(db, 'r-1', ['a'])
      await store(db, 'r-2', ['b'], { recipeId: 2 })
      await store(db, 'r-3', ['c'])
      expect(await listDetachedPhotos(db, 9)).toEqual([])
      await deleteRows(db, 'reviews', ['r-1'])
      await deleteReviewsOf(db, 2)
      expect((await listDetachedPhotos(db, 9)).sort()).toEqual(['a', 'b'])
      expect(await listGalleryPhotos(db, 1, 9)).toHaveLength(1)
      await deletePhotoRow(db, 'a')
      expect(await listDetachedPhotos(db, 9)).toEqual(['b'])
      expect((await listPhotoFiles(db)).sort()).toEqual(['b', 'c'])
    })

    test('move to another recipe with their reviews', async () => {
      const db = await open()
      await store(db, 'r-1', ['a'], { email: 'ann@mail.example' })
      await store(db, 'r-2', ['b'], { email: 'ann@mail.example', recipeId: 1001 })
      await store(db, 'r-3', ['c'])
      await moveReviews(db, 1, 1001)
      expect((await listGalleryPhotos(db, 1001, 9)).map(({ name }) => name)).toEqual(['c', 'b'])
      expect(await listGalleryPhotos(db, 1, 9)).toEqual([])
      expect(await listDetachedPhotos(db, 9)).toEqual(['a'])
    })
  })
})

const photo = (name: string) => ({ name, width: 40, height: 30 })

/** Stores a review whose last digit is the minute it was written, with photos. */
async function store(db: Database, id: string, photos: string[], changes: Partial<Review> = {}) {
  const review: Review = {
    ...{ id, recipeId: 1, stars: 5, name: 'Ann', email: `${id}@mail.example`, text: 'Good.', approved: true },
    createdAt: `2026-11-20T12:0${id.at(-1)}:00.000Z`,
    ...changes,
  }
  await insertReview(db, review)
  await insertReviewPhotos(
    db,
    review,
    photos.map((name) => ({ id: name, width: 40, height: 30, bytes: 900 })),
  )
}
