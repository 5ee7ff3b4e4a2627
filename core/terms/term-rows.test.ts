import { expect, test } from 'vitest'
import { deleteBlogs, insertBlogs, listBlogsOfTerm, updateBlogPublication } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { countShown, findTermBySlug } from './public-term-rows.ts'
import { countTerms, listTerms, mergeTerm } from './term-rows.ts'

const slice = { limit: 10, offset: 0 }

onEachDatabase(({ open }) => {
  async function openWithPosts() {
    const db = await open()
    const on = (day: string) => ({ id: `p${day}`, urlSlug: day, title: day, publishedAt: `2026-11-${day}T12:00:00.000Z` })
    await insertBlogs(db, [
      aBlog({ ...on('02'), tags: 'Bread, Sweet' }),
      aBlog({ ...on('01'), tags: 'bread' }),
      aBlog({ ...on('03'), tags: 'BREAD', state: 'draft' }),
    ])
    const find = async (slug: string) => (await findTermBySlug(db, 'tag', slug))?.id ?? ''
    const titles = async (slug: string) => (await listBlogsOfTerm(db, await find(slug), slice)).map(({ title }) => title)
    return { db, find, titles }
  }

  test('a tag has its published posts, newest first, and is counted with them', async () => {
    const { db, find, titles } = await openWithPosts()
    expect(await titles('bread')).toEqual(['02', '01'])
    expect(await countShown(db, await find('bread'))).toBe(2)
    expect((await listTerms(db, 'tag', '', slice)).map(({ name, records }) => [name, records])).toEqual([
      ['BREAD', 3],
      ['Sweet', 1],
    ])
    expect(await countTerms(db, 'tag', 'swe')).toBe(1)
    await updateBlogPublication(db, 'p03', { state: 'published' })
    await updateBlogPublication(db, 'p01', { state: 'trashed' })
    expect(await titles('bread')).toEqual(['03', '02'])
    expect(await countShown(db, await find('bread'))).toBe(2)
    await deleteBlogs(db, ['p02', 'p03'])
    expect([await titles('bread'), await countShown(db, await find('bread'))]).toEqual([[], 0])
  })

  test('merging counts a post that had both once', async () => {
    const { db, find, titles } = await openWithPosts()
    const [bread, sweet] = [await find('bread'), await find('sweet')]
    await mergeTerm(db, sweet, bread)
    expect(await find('sweet')).toBe(bread)
    expect(await titles('sweet')).toEqual(['02', '01'])
    expect(await countShown(db, bread)).toBe(2)
  })
})
