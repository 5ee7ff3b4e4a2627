import { expect, test } from 'vitest'
import { blockSize } from '#domain/search-document.ts'
import { toIndexedText } from '#domain/search-terms.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { deleteBlog, insertBlog, updateBlog } from './blogs/blogs.ts'
import type { Database } from './database/database.ts'
import { trackTables } from './database/track-tables.ts'
import { deleteRecipe, insertRecipe, updateRecipe } from './recipes/recipes.ts'
import { getSearchState, indexDocuments, listPostings, listRecordIds } from './search-index.ts'
import { readVocabulary } from './vocabulary.ts'

/** The records that a term leads to, with their weights. */
async function listRecords(db: Database, term: string) {
  const blocks = await listPostings(db, [term])
  const found = blocks.flatMap(({ kind, block, places }) => Array.from(places, (place) => ({ kind, number: block * blockSize + place })))
  const ids = await listRecordIds(
    db,
    'blog',
    found.filter(({ kind }) => kind === 'blog').map(({ number }) => number),
  )
  return found.map(({ kind, number }) => (kind === 'blog' ? (ids.get(number) ?? 'unknown') : number))
}

onEachDatabase(({ open }) => {
  test('a post is found by its words, by its new ones when it is edited, and by none when it is deleted', async () => {
    const db = await open()
    const post = aBlog({ id: 'one', title: 'Waffles', content: '<p>Crisp &amp; brown</p>' })
    await insertBlog(db, post)
    expect([await listRecords(db, 'waffle'), await listRecords(db, 'crisp')]).toEqual([['one'], ['one']])
    await updateBlog(db, { ...post, title: 'Pancakes' })
    expect([await listRecords(db, 'waffle'), await listRecords(db, 'pancake'), await listRecords(db, 'crisp')]).toEqual([
      [],
      ['one'],
      ['one'],
    ])
    await deleteBlog(db, 'one')
    expect([await listRecords(db, 'pancake'), await listRecords(db, 'crisp')]).toEqual([[], []])
    expect((await getSearchState(db)).documents).toBe(0)
    expect(await db.selectFrom('searchPostings').select('term').execute()).toEqual([])
  })

  test('so is a recipe', async () => {
    const db = await open()
    const { id } = await insertRecipe(db, aRecipe({ title: 'Patty Melt', ingredients: ['2 slices rye'] }))
    expect([await listRecords(db, 'rye'), await listRecords(db, '2')]).toEqual([[id], []])
    await updateRecipe(db, id, aRecipe({ title: 'Rye Melt', ingredients: [] }))
    expect([await listRecords(db, 'patty'), await listRecords(db, 'rye')]).toEqual([[id], [id]])
    await deleteRecipe(db, id)
    expect(await listRecords(db, 'rye')).toEqual([])
  })

  test('a write that fails leaves the index as it was', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Waffles' }))
    await expect(insertBlog(db, aBlog({ id: 'two', title: 'Toast' }))).rejects.toThrow()
    expect([await listRecords(db, 'toast'), (await getSearchState(db)).documents]).toEqual([[], 1])
  })

  test('writers at the same time lose nothing of each other', async () => {
    const db = await open()
    const names = Array.from({ length: 12 }, (_, index) => `post-${index}`)
    await Promise.all(names.map((id) => insertBlog(db, aBlog({ id, urlSlug: id, title: 'Salt', content: `<p>${id}</p>` }))))
    expect((await listRecords(db, 'salt')).toSorted()).toEqual(names.toSorted())
  })

  test('more documents than a block holds, more terms than a statement writes', async () => {
    const db = await open()
    const body = Array.from({ length: 1200 }, (_, index) => `word${index}x`).join(' ')
    const documents = Array.from({ length: 2 * blockSize + 100 }, (_, index) => ({
      ...{ kind: 'recipe' as const, recordId: String(1001 + index) },
      text: toIndexedText({ title: 'Salt', lines: [], body: index === 300 ? body : '' }),
    }))
    await indexDocuments(db, documents)
    expect(await listRecords(db, 'salt')).toHaveLength(2 * blockSize + 100)
    for (const term of ['word0x', 'word1199x']) expect(await listRecords(db, term)).toEqual([1301])
  })

  test('a page that notes what it reads has the vocabulary of its database', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Waffles' }))
    const { vocabulary } = await readVocabulary(db)
    expect((await readVocabulary(trackTables(db, new Set()))).vocabulary).toBe(vocabulary)
  })

  test('the vocabulary learns new words and forgets those of no document', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Waffles waffle' }))
    const { vocabulary } = await readVocabulary(db)
    expect(vocabulary.complete('waf', 5).map(({ word }) => word)).toEqual(['waffle', 'waffles'])
    await deleteBlog(db, 'one')
    await readVocabulary(db)
    expect(vocabulary.complete('waf', 5)).toEqual([])
  })
})
