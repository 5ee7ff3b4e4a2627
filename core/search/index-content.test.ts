import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { indexContent } from './index-content.ts'
import { searchSite } from './search-site.ts'
import { suggestSearch } from './suggest-search.ts'
import { readVocabulary } from './vocabulary-rows.ts'

/** As if nothing had been indexed. */
async function forget(db: Database) {
  for (const table of ['searchDocuments', 'searchedBlogs', 'searchedRecipes'] as const) await db.deleteFrom(table).execute()
}

async function find(db: Database, text: string) {
  return (await searchSite(db, { text, page: 1 }))?.entries.map(({ path }) => path)
}

async function fill(db: Database) {
  await insertBlog(db, aBlog({ id: 'a', urlSlug: 'kohlrabi', title: 'Kohlrabi', content: '<p>With salt.</p>' }))
  await insertBlog(db, aBlog({ id: 'b', urlSlug: 'leek', title: 'Leek', content: '<p>Kohlrabi, too.</p>' }))
  await insertRecipe(db, aRecipe({ slug: 'slaw', title: 'Kohlrabi Slaw' }))
}

whereDatabasesDiffer('each has its own search index', ({ open }) => {
  test('the built-in recipes are indexed at each start, each once', async () => {
    const db = await open()
    for (const _ of ['first', 'second']) {
      await indexContent(db)
      expect((await readVocabulary(db)).documents).toBe(builtInRecipes.length)
      expect(await find(db, 'fried chicken')).toContain('/recipes/fried-chicken')
    }
  })

  test('records stored without the index are indexed in the same order as when they are saved', async () => {
    const db = await open()
    await fill(db)
    await indexContent(db)
    const saved = [await find(db, 'kohlrabi'), await find(db, 'kohlrabi salt'), await suggestSearch(db, 'kohl')]
    expect(saved[0]).toEqual(['/recipes/slaw', '/blogs/kohlrabi', '/blogs/leek'])
    await forget(db)
    expect(await find(db, 'kohlrabi')).toEqual([])
    await indexContent(db)
    expect([await find(db, 'kohlrabi'), await find(db, 'kohlrabi salt'), await suggestSearch(db, 'kohl')]).toEqual(saved)
  })

  test('an index in another format is rebuilt', async () => {
    const db = await open()
    await fill(db)
    await db.updateTable('searchDocuments').set({ format: 0 }).execute()
    await db.deleteFrom('searchedBlogs').where('rowid', '>', 0).execute()
    await indexContent(db)
    expect(await find(db, 'leek')).toEqual(['/blogs/leek'])
  })

  test('an interrupted start leaves the rest for the next one', async () => {
    const db = await open()
    await fill(db)
    await forget(db)
    await indexContent(db, AbortSignal.abort())
    expect(await find(db, 'leek')).toEqual([])
    await indexContent(db)
    expect(await find(db, 'leek')).toEqual(['/blogs/leek'])
  })

  test('two processes that index at once, and someone who saves meanwhile, leave each document once', async () => {
    const db = await open()
    await fill(db)
    await forget(db)
    await Promise.all([indexContent(db), indexContent(db), insertBlog(db, aBlog({ id: 'c', urlSlug: 'c', title: 'Leek again' }))])
    expect((await readVocabulary(db)).documents).toBe(builtInRecipes.length + 4)
    expect((await find(db, 'leek'))?.toSorted()).toEqual(['/blogs/c', '/blogs/leek'])
  })

  test('words are corrected, completed and joined consistently', async () => {
    const db = await open()
    await fill(db)
    await indexContent(db)
    expect(await find(db, 'chese burgr')).toEqual(await find(db, 'cheese burger'))
    expect(await find(db, 'khlrabi slaw')).toEqual(['/recipes/slaw'])
    expect((await searchSite(db, { text: 'qqqqqq', page: 1 }))?.total).toBe(0)
    expect(await searchSite(db, { text: 'kohlrabi', page: 2 })).toBeUndefined()
  })
})
