import { blockSize } from '#domain/rank-documents.ts'
import type { DocumentKind } from '#domain/search-document.ts'
import type { Database } from './database.ts'
import { inPieces, inTurns } from './in-pieces.ts'

type Place = { kind: DocumentKind; block: number; offset: number }
type BlockChanges = { kind: DocumentKind; block: number; terms: Map<string, Map<number, number>> }

/** The weights that terms are to have in documents, by block; 0 takes a document out. */
export type PostingChanges = ReturnType<typeof createPostingChanges>

/** No changes yet. */
export function createPostingChanges() {
  const blocks = new Map<string, BlockChanges>()
  return {
    list: () => [...blocks.values()],
    set({ kind, block, offset }: Place, term: string, weight: number) {
      const key = `${kind} ${block}`
      const changes = blocks.get(key) ?? { kind, block, terms: new Map() }
      blocks.set(key, changes)
      const weights = changes.terms.get(term) ?? new Map<number, number>()
      changes.terms.set(term, weights.set(offset, weight))
    },
  }
}

/** Writes the changes; what stays as it was is not written. */
export async function updatePostings(db: Database, changes: PostingChanges) {
  for (const block of changes.list()) {
    // In the order of the index: many rows are written faster so.
    const terms = [...block.terms].sort(([a], [b]) => (a < b ? -1 : 1))
    await inTurns(inPieces(terms), (piece) => updateBlock(db, block, piece))
  }
}

async function updateBlock(db: Database, { kind, block }: BlockChanges, changes: [string, Map<number, number>][]) {
  const terms = changes.map(([term]) => term)
  const inBlock = db.selectFrom('searchPostings').select(['term', 'postings']).where('kind', '=', kind).where('block', '=', block)
  const present = new Map((await inBlock.where('term', 'in', terms).execute()).map(({ term, postings }) => [term, postings]))
  const changed = changes
    .map(([term, weights]) => ({ term, kind, block, postings: merge(present.get(term), weights) }))
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

/** Two bytes for each document, in the order of their numbers. */
function merge(present: Uint8Array | undefined, changes: Map<number, number>) {
  if (!present)
    return Uint8Array.from(
      [...changes]
        .filter(([, weight]) => weight > 0)
        .sort(([a], [b]) => a - b)
        .flat(),
    )
  const weights = new Uint8Array(blockSize)
  for (let index = 0; index + 1 < present.length; index += 2) weights[present[index] ?? 0] = present[index + 1] ?? 0
  for (const [offset, weight] of changes) weights[offset] = weight
  const merged: number[] = []
  for (const [offset, weight] of weights.entries()) if (weight > 0) merged.push(offset, weight)
  return Uint8Array.from(merged)
}

function isSame(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
