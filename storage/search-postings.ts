import { blockSize, type DocumentKind } from '#domain/search-document.ts'
import type { Database } from './database/database.ts'
import { forEachLimit, toRowBatches } from './database/row-batches.ts'
import { changePostingBytes } from './posting-bytes.ts'

/** For each term of a block its new weights: place, weight, place, weight. Later ones count. */
type BlockChanges = { kind: DocumentKind; block: number; terms: Map<string, number[]> }

/** The weights that terms are to have in documents, by block; 0 takes a document out. */
export type PostingChanges = ReturnType<typeof createPostingChanges>

/** No changes yet. */
export function createPostingChanges() {
  const blocks = new Map<string, BlockChanges>()
  return {
    list: () => [...blocks.values()],
    /** Sets the weights of one document. */
    set(kind: DocumentKind, number: number, weights: Iterable<[string, number]>) {
      const [block, place] = [Math.floor(number / blockSize), number % blockSize]
      const changes = blocks.get(`${kind} ${block}`) ?? { kind, block, terms: new Map<string, number[]>() }
      blocks.set(`${kind} ${block}`, changes)
      for (const [term, weight] of weights) {
        const present = changes.terms.get(term)
        if (present) present.push(place, weight)
        else changes.terms.set(term, [place, weight])
      }
    },
  }
}

/** Writes the changes; what stays as it was is not written. */
export async function updatePostings(db: Database, changes: PostingChanges) {
  for (const block of changes.list()) {
    // In the order of the index: many rows are written faster so.
    const terms = [...block.terms].sort(([a], [b]) => (a < b ? -1 : 1))
    await forEachLimit(toRowBatches(terms), (piece) => updateBlock(db, block, piece))
  }
}

async function updateBlock(db: Database, { kind, block }: BlockChanges, changes: [string, number[]][]) {
  const terms = changes.map(([term]) => term)
  const inBlock = db.selectFrom('searchPostings').select(['term', 'postings']).where('kind', '=', kind).where('block', '=', block)
  const present = new Map((await inBlock.where('term', 'in', terms).execute()).map(({ term, postings }) => [term, postings]))
  const changed = changes
    .map(([term, weights]) => ({ term, kind, block, postings: changePostingBytes(present.get(term), weights) }))
    .filter(({ term, postings }) => !isSame(present.get(term) ?? new Uint8Array(), postings))
  const kept = changed.filter(({ postings }) => postings.length > 0)
  const emptied = changed.filter(({ postings }) => postings.length === 0).map(({ term }) => term)
  if (kept.length > 0)
    await db
      .insertInto('searchPostings')
      .values(kept)
      .onConflict((conflict) =>
        conflict.columns(['term', 'kind', 'block']).doUpdateSet({ postings: (row) => row.ref('excluded.postings') }),
      )
      .execute()
  if (emptied.length > 0)
    await db.deleteFrom('searchPostings').where('term', 'in', emptied).where('kind', '=', kind).where('block', '=', block).execute()
}

function isSame(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
