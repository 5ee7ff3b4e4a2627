import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBest, type Ranking, rankDocuments } from './rank-documents.ts'
import { blockSize, type DocumentKind, type PostingBlock } from './search-document.ts'
import type { SearchPlan } from './search-plan.ts'

function plan(...words: string[]): SearchPlan {
  const wanted = words.map((word) => ({ word, alternatives: [{ term: word, share: 1 }], isRequired: true }))
  return { words: wanted, pairs: [], corrections: [], near: [], isCut: false }
}

/** Where a term stands: weights by the numbers of documents. */
function postings(term: string, kind: DocumentKind, weights: Record<number, number>): PostingBlock[] {
  const entries = Object.entries(weights).map(([number, weight]) => ({ number: Number(number), weight }))
  return [...Map.groupBy(entries, ({ number }) => Math.floor(number / blockSize))].map(([block, some]) => ({
    ...{ term, kind, block },
    places: Uint16Array.from(some, ({ number }) => number % blockSize),
    weights: Uint8Array.from(some, ({ weight }) => weight),
  }))
}

function rank(words: string[], blocks: PostingBlock[], hidden: number[] = []) {
  return rankDocuments({ plan: plan(...words), blocks, documents: 5000, hidden: new Set(hidden) })
}

function names(ranking: Ranking, slice = { offset: 0, limit: 50 }, kind?: DocumentKind) {
  return listBest(ranking, slice, kind).map((found) => `${found.kind} ${found.number}`)
}

test('the weightiest come first, of equals recipes before posts and the newest first', () => {
  const blocks = [...postings('egg', 'recipe', { 3: 20, 1500: 20, 4: 90 }), ...postings('egg', 'blog', { 9: 20, 10: 255 })]
  const ranking = rank(['egg'], blocks)
  expect(names(ranking)).toEqual(['blog 10', 'recipe 4', 'recipe 1500', 'recipe 3', 'blog 9'])
  expect(ranking.counts).toEqual({ recipe: 3, blog: 2 })
  expect(names(ranking, { offset: 1, limit: 2 })).toEqual(['recipe 4', 'recipe 1500'])
  expect(names(ranking, { offset: 0, limit: 5 }, 'blog')).toEqual(['blog 10', 'blog 9'])
})

test('every word has to be there; where none has all, those with the most are found', () => {
  const egg = postings('egg', 'recipe', { 1: 10, 2: 10, 3: 10 })
  const salt = postings('salt', 'recipe', { 2: 10, 3: 10 })
  const whole = rank(['egg', 'salt'], [...egg, ...salt])
  expect([names(whole), whole.isPartial]).toEqual([['recipe 3', 'recipe 2'], false])
  const partial = rank(['egg', 'salt', 'xyzzy'], [...egg, ...salt])
  expect([names(partial), partial.isPartial]).toEqual([['recipe 3', 'recipe 2'], true])
  expect(names(rank(['egg', 'salt'], [...egg, ...salt], [2]))).toEqual(['recipe 3'])
  expect(names(rank(['egg', 'salt'], [...egg, ...salt], [1, 2, 3]))).toEqual([])
  expect(names(rank(['egg'], egg, [1, 3]))).toEqual(['recipe 2'])
})

test('any page of any ranking is that part of all in order, whichever was asked for before', () => {
  const weights = fc.dictionary(fc.nat(4000).map(String), fc.integer({ min: 1, max: 255 }), { maxKeys: 300 })
  const slice = fc.record({ offset: fc.nat(700), limit: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(weights, weights, fc.array(slice, { minLength: 1, maxLength: 4 }), (recipes, blogs, slices) => {
      const blocks = [...postings('egg', 'recipe', recipes), ...postings('egg', 'blog', blogs)]
      const all = names(rank(['egg'], blocks), { offset: 0, limit: 1000 })
      const ranking = rank(['egg'], blocks)
      for (const { offset, limit } of slices) {
        expect(names(ranking, { offset, limit })).toEqual(all.slice(offset, offset + limit))
        const onlyBlogs = all.filter((name) => name.startsWith('blog'))
        expect(names(ranking, { offset, limit }, 'blog')).toEqual(onlyBlogs.slice(offset, offset + limit))
      }
    }),
  )
})
