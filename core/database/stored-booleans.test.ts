import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { countApprovedComments } from '#core/comments/comment-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'

whereDatabasesDiffer('SQLite has no booleans', ({ open }) => {
  test("a comment whose approval was imported as the text 'true' counts as approved", async () => {
    const db = await open()
    const blog = aBlog()
    await insertBlog(db, blog)
    const row = {
      blogId: blog.id,
      blogTitle: 'x',
      name: 'x',
      email: 'x@mail.example',
      comment: 'x',
      createdAt: blog.createdAt,
      path: 'x',
      searchText: 'x',
    }
    await db
      .insertInto('comments')
      .values([
        { ...row, id: 'a', approved: 'true' },
        { ...row, id: 'b', approved: 'false' },
      ])
      .execute()
    expect(await countApprovedComments(db, blog.id)).toBe(1)
    await db.updateTable('comments').set({ approved: 'true' }).execute()
    expect(await countApprovedComments(db, blog.id)).toBe(2)
  })
})
