import { expect, test } from 'vitest'
import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { findLegacyBlog } from '#core/blogs/legacy-blog-rows.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { seedContent } from './seed-content.ts'

onEachDatabase(({ open }) => {
  test('a new database has nine posts, and two in the legacy collection, found by title in any case', async () => {
    const db = await open()
    await seedContent(db)
    expect(await countAllBlogs(db)).toBe(9)
    const { total } = await db
      .selectFrom('antivirus_blogs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(2)
    for (const title of ['Pop-Ups That Say You Have a Virus', 'POP-UPS THAT SAY YOU HAVE A VIRUS', ' pop-ups that say you have a virus']) {
      expect(await findLegacyBlog(db, title)).toMatchObject({ title: 'Pop-Ups That Say You Have a Virus', category: 'Scams' })
    }
    expect(await findLegacyBlog(db, 'Pop-Ups')).toBeUndefined()
    expect(await findLegacyBlog(db, '%')).toBeUndefined()
  })
})
