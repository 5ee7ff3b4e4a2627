import { expect, test } from 'vitest'
import { deleteBlogs, insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComments, type NewComment } from '#core/comments/comment-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { deleteRecipes, insertRecipes, updateRecipe } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import type { Database } from './database.ts'
import { findRowCount } from './row-counts.ts'
import { deleteRows, updateApproval } from './visitor-rows.ts'

function aComment(id: string, changes: Partial<NewComment> = {}): NewComment {
  const said = { blogTitle: 'One', name: 'Ann', email: 'ann@mail.example', comment: 'Good.', createdAt: '2026-11-01T12:00:00.000Z' }
  return { id, blogId: 'one', approved: false, ...said, ...changes }
}

async function countComments(db: Database) {
  return Promise.all([findRowCount(db, 'comments'), findRowCount(db, 'comments', 'pending'), findRowCount(db, 'comments', 'of one')])
}

whereDatabasesDiffer('the triggers that count are written for each', ({ open }) => {
  test('comments are counted when added, approved and deleted, in total and by post', async () => {
    const db = await open()
    for (const id of ['one', 'two']) await insertBlog(db, aBlog({ id, urlSlug: id }))
    expect(await countComments(db)).toEqual([0, 0, 0])
    await insertComments(db, [aComment('a'), aComment('b', { approved: true }), aComment('c'), aComment('d', { blogId: 'two' })])
    expect(await countComments(db)).toEqual([4, 3, 1])
    await updateApproval(db, 'comments', ['a', 'b', 'd'], true)
    expect(await countComments(db)).toEqual([4, 1, 2])
    await updateApproval(db, 'comments', ['b'], false)
    expect(await countComments(db)).toEqual([4, 2, 1])
    await deleteRows(db, 'comments', ['b', 'nothing'])
    expect(await countComments(db)).toEqual([3, 1, 1])
    await deleteBlogs(db, ['one'])
    expect([...(await countComments(db)), await findRowCount(db, 'comments', 'of two')]).toEqual([1, 0, 0, 1])
    expect(await findRowCount(db, '_blogs', 'published')).toBe(1)
    expect(await db.selectFrom('rowCounts').select('part').where('part', 'like', 'of %').execute()).toEqual([{ part: 'of two' }])
  })

  test('recipes are counted by type, also when their type changes', async () => {
    const db = await open()
    const types = async () =>
      Promise.all([
        findRowCount(db, '_recipes', 'published'),
        findRowCount(db, '_recipes', 'published trending'),
        findRowCount(db, '_recipes', 'published top-seller'),
      ])
    const [plain = 0, trending = 0] = await insertRecipes(db, [aRecipe({ slug: 'a' }), aRecipe({ slug: 'b', type: 'trending' })])
    expect(await types()).toEqual([2, 1, 0])
    await updateRecipe(db, plain, aRecipe({ slug: 'a', type: 'top-seller' }))
    await updateRecipe(db, trending, aRecipe({ slug: 'b' }))
    expect(await types()).toEqual([2, 0, 1])
    await deleteRecipes(db, [plain])
    expect(await types()).toEqual([1, 0, 0])
  })

  test('reviews are counted by whether they are approved', async () => {
    const db = await open()
    const said = { stars: 4, name: 'Ann', email: 'ann@mail.example', text: 'Good.', createdAt: '2026-11-01T12:00:00.000Z' } as const
    const both = async () => Promise.all([findRowCount(db, 'reviews'), findRowCount(db, 'reviews', 'pending')])
    await insertReview(db, { ...said, id: 'a', recipeId: 1, approved: false })
    await insertReview(db, { ...said, id: 'b', recipeId: 2, approved: true })
    expect(await both()).toEqual([2, 1])
    await updateApproval(db, 'reviews', ['a'], true)
    expect(await both()).toEqual([2, 0])
    await deleteRows(db, 'reviews', ['a', 'b'])
    expect(await both()).toEqual([0, 0])
  })
})
