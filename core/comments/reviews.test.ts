import { describe, expect, test } from 'vitest'
import { browseReviews } from '#core/admin/list-for-admin.ts'
import type { Database } from '#core/database/database.ts'
import { deleteRows, updateApproval } from '#core/database/visitor-rows.ts'
import { addRecipe, deleteRecipe, editRecipe } from '#core/recipes/write-recipe.ts'
import type { ReviewDraft } from '#domain/comments/opinion-drafts.ts'
import { openAdminParts } from '#tests/admin-parts.ts'
import { aRecipeDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { findReviewSummary, listReviews } from './review-rows.ts'
import { approveReviews, reviewRecipe } from './submit-comment.ts'

const noForm = { formId: '', whenPicturesFail: 'ask' } as const
const cheeseburger = { id: 1 }
const now = new Date('2026-11-21T12:00:00.000Z')

onEachDatabase(({ open }) => {
  let minute = 0

  /** Submits a review, a minute after the last one, and returns its id. */
  async function write(db: Database, changes: Partial<ReviewDraft> = {}, recipe = cheeseburger) {
    const draft: ReviewDraft = { stars: 5, name: 'Ann', email: 'ann@mail.example', text: '', ...changes }
    const now = new Date(Date.UTC(2026, 10, 20, 12, ++minute))
    expect(await reviewRecipe(db, recipe, draft, { address: '192.0.2.1', now })).toEqual({ ok: true })
    const [newest] = await list(db)
    return newest?.id ?? ''
  }

  const list = (db: Database) => listReviews(db, {}, { limit: 50, offset: 0 })

  describe('a review', () => {
    test('waits for approval, and an earlier one by the same person is shown until then', async () => {
      const db = await open()
      const first = await write(db, { stars: 2 })
      expect(await findReviewSummary(db, 1)).toBeUndefined()
      expect(await approveReviews(db, [first], now)).toEqual({ count: 1, replaced: [] })
      const second = await write(db, { stars: 4, email: 'ANN@mail.example' })
      expect(await findReviewSummary(db, 1)).toMatchObject({ count: 1, average: 2 })
      expect(await approveReviews(db, [second], now)).toEqual({ count: 1, replaced: [first] })
      expect(await findReviewSummary(db, 1)).toMatchObject({ count: 1, average: 4 })
      expect(await list(db)).toHaveLength(1)
    })

    test('doesn’t affect reviews by others, nor those of other recipes by the same person', async () => {
      const db = await open()
      const ids = [await write(db), await write(db, { email: 'bob@mail.example' }), await write(db, {}, { id: 2 })]
      expect(await approveReviews(db, ids, now)).toEqual({ count: 3, replaced: [] })
      expect(await list(db)).toHaveLength(3)
    })

    test('is the latest of a person’s pending ones if all are approved at once', async () => {
      const db = await open()
      const ids = [await write(db, { stars: 1 }), await write(db, { stars: 3 }), await write(db, { stars: 5 })]
      expect(await approveReviews(db, ids, now)).toMatchObject({ count: 1 })
      expect(await findReviewSummary(db, 1)).toMatchObject({ count: 1, average: 5 })
      expect(await list(db)).toHaveLength(1)
    })

    test('stays pending when an earlier one is approved', async () => {
      const db = await open()
      const [first, second] = [await write(db, { stars: 1 }), await write(db, { stars: 5 })]
      await approveReviews(db, [first], now)
      expect((await list(db)).map(({ id, approved }) => [id, approved])).toEqual([
        [second, false],
        [first, true],
      ])
    })

    test('is shown once, however many by the same person are approved at the same time', async () => {
      const db = await open()
      const ids = [await write(db, { stars: 1 }), await write(db, { stars: 2 }), await write(db, { stars: 3 })]
      await Promise.all(ids.map((id) => approveReviews(db, [id], now)))
      expect(await findReviewSummary(db, 1)).toMatchObject({ count: 1 })
    })

    test('that was deleted can’t be approved', async () => {
      const db = await open()
      expect(await approveReviews(db, ['nobody'], now)).toEqual({ count: 0, replaced: [] })
    })

    test('is stored once if it is sent twice within ten minutes', async () => {
      const db = await open()
      const draft: ReviewDraft = { stars: 5, name: 'Ann', email: 'ann@mail.example', text: 'Good.' }
      const at = (time: string) => ({ address: '192.0.2.1', now: new Date(`2026-11-20T${time}:00.000Z`) })
      await reviewRecipe(db, cheeseburger, draft, at('12:00'))
      await reviewRecipe(db, cheeseburger, { ...draft, email: 'ANN@mail.example' }, at('12:09'))
      expect(await list(db)).toHaveLength(1)
      await reviewRecipe(db, cheeseburger, { ...draft, stars: 4 }, at('12:09'))
      expect(await list(db)).toHaveLength(2)
    })
  })

  describe('the reviews of a built-in recipe', () => {
    const aCopy = () => aRecipeDraft({ slug: 'classic-cheeseburger', title: 'Classic Cheeseburger' })

    test('move to the copy at its address, and all of them back when the copy is deleted', async () => {
      const db = await open()
      const { parts } = openAdminParts(db)
      await approveReviews(db, [await write(db)], now)
      expect(await addRecipe(parts, aCopy(), noForm)).toMatchObject({ id: 1001, slug: 'classic-cheeseburger' })
      expect(await findReviewSummary(db, 1)).toBeUndefined()
      expect(await findReviewSummary(db, 1001)).toMatchObject({ count: 1 })
      await approveReviews(db, [await write(db, { email: 'bob@mail.example' }, { id: 1001 })], now)
      await deleteRecipe(db, 1001, new Date())
      expect(await findReviewSummary(db, 1)).toMatchObject({ count: 2 })
      expect(await findReviewSummary(db, 1001)).toBeUndefined()
    })

    test('move to a recipe that gets its address, and stay with it when it gets another', async () => {
      const db = await open()
      const { parts } = openAdminParts(db)
      await approveReviews(db, [await write(db)], now)
      await addRecipe(parts, aRecipeDraft(), noForm)
      await approveReviews(db, [await write(db, { stars: 1 }, { id: 1001 })], now)
      await editRecipe(parts, 1001, aCopy(), 'ask')
      expect(await findReviewSummary(db, 1001)).toMatchObject({ count: 1, average: 1 })
      await editRecipe(parts, 1001, aRecipeDraft({ slug: 'my-burger' }), 'ask')
      expect([await findReviewSummary(db, 1), await findReviewSummary(db, 1001)]).toMatchObject([undefined, { count: 1 }])
    })
  })

  test('reviews and questions are deleted with their recipe', async () => {
    const db = await open()
    const { parts } = openAdminParts(db)
    await addRecipe(parts, aRecipeDraft(), noForm)
    await write(db, {}, { id: 1001 })
    await write(db)
    await deleteRecipe(db, 1001, new Date())
    expect((await list(db)).map(({ recipeId }) => recipeId)).toEqual([1])
  })

  test('the owner sees reviews with the name and address of their recipe', async () => {
    const db = await open()
    const { parts } = openAdminParts(db)
    await addRecipe(parts, aRecipeDraft(), noForm)
    const pending = await write(db, {}, { id: 1001 })
    await approveReviews(db, [await write(db)], now)
    await write(db, { text: 'Once more.' }, { id: 1001 })
    const groups = (await browseReviews(db, {}, 1))?.entries
    expect(groups?.map(({ title, slug, reviews }) => [title, slug, reviews.length])).toEqual([
      ['Patty Melt', 'patty-melt', 2],
      ['Classic Cheeseburger', 'classic-cheeseburger', 1],
    ])
    expect((await browseReviews(db, { approved: true }, 1))?.entries).toHaveLength(1)
    await updateApproval(db, 'reviews', [pending], true)
    await deleteRows(db, 'reviews', [pending])
    expect(await browseReviews(db, {}, 2)).toBeUndefined()
  })
})
