import { expect, test } from 'vitest'
import { deleteBlogs, insertBlog, updateBlog } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { newNoted, trackReads } from '#core/database/per-request.ts'
import { deleteRecipes, insertRecipe, updateRecipe } from '#core/recipes/recipe-rows.ts'
import { toIndexedText } from '#domain/search/indexed-text.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { listCandidates, listMatchingIds } from './candidate-rows.ts'
import { indexDocuments } from './search-index-rows.ts'
import { readVocabulary } from './vocabulary-rows.ts'

const anywhere = (term: string) => `"${term}"`

/** The records that a term leads to. */
async function listRecords(db: Database, term: string) {
  const ofKind = async (kind: 'recipe' | 'blog') => (await listCandidates(db, { kind, queries: [anywhere(term)], limit: 100 })).candidates
  return [...(await ofKind('recipe')).map(({ number }) => number), ...(await ofKind('blog')).map(({ recordId }) => recordId)]
}

whereDatabasesDiffer('each has its own search index', ({ open }) => {
  test('a post is found by its words, by its new words after an edit, and not after it is deleted', async () => {
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
    await deleteBlogs(db, ['one'])
    expect([await listRecords(db, 'pancake'), await listRecords(db, 'crisp')]).toEqual([[], []])
    expect((await readVocabulary(db)).documents).toBe(0)
    expect(await db.selectFrom('searchedBlogs').select('words').execute()).toEqual([])
  })

  test('so is a recipe', async () => {
    const db = await open()
    const { id } = await insertRecipe(db, aRecipe({ title: 'Patty Melt', ingredients: ['2 slices rye'] }))
    expect([await listRecords(db, 'rye'), await listRecords(db, '2')]).toEqual([[id], []])
    await updateRecipe(db, id, aRecipe({ title: 'Rye Melt', ingredients: [] }))
    expect([await listRecords(db, 'patty'), await listRecords(db, 'rye')]).toEqual([[id], [id]])
    await deleteRecipes(db, [id])
    expect(await listRecords(db, 'rye')).toEqual([])
  })

  test('a failed write leaves the index unchanged', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Waffles' }))
    await expect(insertBlog(db, aBlog({ id: 'two', title: 'Toast' }))).rejects.toThrow()
    expect([await listRecords(db, 'toast'), (await readVocabulary(db)).documents]).toEqual([[], 1])
  })

  test('concurrent writers lose nothing', async () => {
    const db = await open()
    const names = Array.from({ length: 12 }, (_, index) => `post-${index}`)
    await Promise.all(names.map((id) => insertBlog(db, aBlog({ id, urlSlug: id, title: 'Salt', content: `<p>${id}</p>` }))))
    expect((await listRecords(db, 'salt')).toSorted()).toEqual(names.toSorted())
  })

  test('more documents and terms than fit into one statement', async () => {
    const db = await open()
    const body = Array.from({ length: 1200 }, (_, index) => `word${index}x`).join(' ')
    const documents = Array.from({ length: 700 }, (_, index) => ({
      recordId: String(1001 + index),
      read: () => toIndexedText({ title: 'Salt', lines: [], body: index === 300 ? body : '' }),
    }))
    await inTransaction(db, (transaction) => indexDocuments(transaction, 'recipe', documents))
    expect(await listMatchingIds(db, 'recipe', anywhere('salt'))).toHaveLength(700)
    for (const term of ['word0x', 'word1199x']) expect(await listRecords(db, term)).toEqual([1301])
  })

  test('a term is found in the title, among the main terms, or anywhere', async () => {
    const db = await open()
    await insertRecipe(db, aRecipe({ title: 'Rye melt', ingredients: ['2 onions'], steps: ['Fry in butter.'] }))
    const [id] = await listMatchingIds(db, 'recipe', anywhere('rye'))
    const found = async (query: string) => (await listMatchingIds(db, 'recipe', query)).includes(id ?? 0)
    const inAll = async (term: string) => [
      await found(anywhere(`title.${term}`)),
      await found(anywhere(`main.${term}`)),
      await found(anywhere(term)),
    ]
    expect([await inAll('rye'), await inAll('onion'), await inAll('butter')]).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, true],
    ])
    expect(await found('("rye" AND ("xyzzy" OR "butter"))')).toBe(true)
    expect(await found('("rye" AND "xyzzy")')).toBe(false)
  })

  test('words of the query languages, amounts and other alphabets are terms like any others', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Near and or not 2 1½ 味噌 Жаркое', content: '<p>Or not.</p>' }))
    for (const term of ['near', 'not', '2', '11⁄2', '味', 'жаркое']) expect([term, await listRecords(db, term)]).toEqual([term, ['one']])
  })

  test('beyond the limit, the best matches and then the newest are listed, and it says that there are more', async () => {
    const db = await open()
    for (const index of [1, 2, 3, 4, 5]) {
      const id = `post-${index}`
      await insertBlog(db, aBlog({ id, urlSlug: id, title: index === 2 ? 'Salt' : 'Soup', content: '<p>Salt.</p>' }))
    }
    const queries = [anywhere('title.salt'), anywhere('salt')]
    const list = async (limit: number) => {
      const { candidates, hasMore } = await listCandidates(db, { kind: 'blog', queries, limit })
      return [candidates.map(({ recordId }) => recordId).toSorted(), hasMore]
    }
    expect(await list(5)).toEqual([['post-1', 'post-2', 'post-3', 'post-4', 'post-5'], false])
    expect(await list(3)).toEqual([['post-2', 'post-4', 'post-5'], true])
  })

  test('a page that tracks what it reads has the vocabulary of its database', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Waffles' }))
    const { vocabulary } = await readVocabulary(db)
    expect((await readVocabulary(trackReads(db, newNoted()))).vocabulary).toBe(vocabulary)
  })

  test('the vocabulary learns new words and forgets those of no document', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'one', title: 'Waffles waffle' }))
    const { vocabulary } = await readVocabulary(db)
    expect(vocabulary.complete('waf', 5)).toEqual(['waffle', 'waffles'])
    await deleteBlogs(db, ['one'])
    await readVocabulary(db)
    expect(vocabulary.complete('waf', 5)).toEqual([])
  })
})
