import { countBits } from './count-bits.ts'
import { blockSize, type DocumentKind, type FoundDocument, type PostingBlock } from './search-document.ts'
import type { SearchPlan } from './search-plan.ts'

/** What a search finds: how many of each kind, and of each all as keys that sort as documents rank, in pieces, for `listBest`. */
export type Ranking = { counts: Record<DocumentKind, number>; isPartial: boolean; pieces: Record<DocumentKind, Piece[]> }

/** Keys of some documents of one kind, and the highest of them. A piece may be part of several rankings, so it is left as it is. */
type Piece = { keys: Float64Array; highest: number }

type RankingInput = {
  plan: SearchPlan
  blocks: PostingBlock[]
  /** How many documents there are in all. */
  documents: number
  /** The numbers of recipes that are left out. */
  hidden: ReadonlySet<number>
}

/**
 * Ranks documents by how much the words that they have say (rare words more, words in the title more: BM25 with fields). A document must have
 * every required word; when none does, those with the most of them are found, and `isPartial` says so.
 */
export function rankDocuments({ plan, blocks, documents, hidden }: RankingInput): Ranking {
  const uses = listUses(plan, blocks, documents)
  const places = listPlaces(blocks)
  const required = plan.words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)
  const whole = select(places, uses, (bits) => (bits & required) === required, hidden)
  if (sum(whole.counts) > 0 || plan.words.length < 2) return { ...whole, isPartial: false }
  let most = 0
  const noteMost = (bits: number) => {
    most = Math.max(most, countBits(bits))
    return false
  }
  select(places, uses, noteMost, hidden)
  return { ...select(places, uses, (bits) => countBits(bits) === most, hidden), isPartial: true }
}

/** Some of the documents of a ranking, of one kind or of all, the best first. */
export function listBest({ pieces }: Ranking, { offset, limit }: { offset: number; limit: number }, kind?: DocumentKind): FoundDocument[] {
  const most = offset + limit
  const recipes = kind === 'blog' ? none : sortHighest(pieces.recipe, most)
  const blogs = kind === 'recipe' ? none : sortHighest(pieces.blog, most)
  const best: FoundDocument[] = []
  let [recipe, blog] = [recipes.length - 1, blogs.length - 1]
  for (let rank = 0; rank < most && recipe + blog > -2; rank++) {
    const isRecipe = (recipes[recipe] ?? -1) > (blogs[blog] ?? -1)
    const key = (isRecipe ? recipes[recipe--] : blogs[blog--]) ?? 0
    if (rank >= offset) best.push(fromKey(key))
  }
  return best
}

const none = new Float64Array()

/** The numbers of all documents of one kind, in no order. */
export function listFound({ pieces }: Ranking, kind: DocumentKind) {
  return pieces[kind].flatMap(({ keys }) => Array.from(keys, (key) => key % numberRange))
}

/** The highest so many of the keys or more, the highest last. The first page of very many is found without sorting all of them. */
function sortHighest(pieces: Piece[], count: number) {
  const total = pieces.reduce((sum, { keys }) => sum + keys.length, 0)
  if (count * 50 > total) return sortAll(pieces, total)
  let found: number[] = []
  let least = -1
  // From the end, where the newest are: of equals they are the highest.
  for (const { keys, highest } of pieces.toReversed()) {
    if (highest <= least) continue
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] ?? 0
      if (key <= least) continue
      found.push(key)
      if (found.length < 2 * count) continue
      found = found.sort((a, b) => b - a).slice(0, count)
      least = found[count - 1] ?? least
    }
  }
  return Float64Array.from(found).sort()
}

/** All keys in order, which take the place of the pieces: who turns to one late page turns to the next. */
function sortAll(pieces: Piece[], total: number) {
  const keys = new Float64Array(total)
  let length = 0
  for (const piece of pieces) {
    keys.set(piece.keys, length)
    length += piece.keys.length
  }
  keys.sort()
  pieces.splice(0, pieces.length, { keys, highest: keys.at(-1) ?? -1 })
  return keys
}

/**
 * What a term says where it stands: as which word or pair, for which words as bits, and how much; `keys` are those of a document numbered 0 that has it
 * alone, by its weight there.
 */
type TermUse = { term: string; word: number; bits: number; factor: number; keys: Record<DocumentKind, Float64Array> }

function listUses({ words, pairs }: SearchPlan, blocks: PostingBlock[], documents: number): TermUse[] {
  const counts = new Map<string, number>()
  for (const { term, places } of blocks) counts.set(term, (counts.get(term) ?? 0) + places.length)
  const rarities = words.map(({ alternatives }) => toRarity(Math.max(...alternatives.map(({ term }) => counts.get(term) ?? 0)), documents))
  const uses = [
    ...words.flatMap(({ alternatives }, index) =>
      alternatives.map(({ term, share }) => ({ term, word: index, bits: 1 << index, factor: share * (rarities[index] ?? 0) })),
    ),
    ...pairs.map(({ term, first }) => ({
      ...{ term, word: words.length + first, bits: 3 << first },
      factor: (rarities[first] ?? 0) + (rarities[first + 1] ?? 0),
    })),
  ]
  return uses.map((use) => ({ ...use, keys: { recipe: toKeys(use.factor, 'recipe'), blog: toKeys(use.factor, 'blog') } }))
}

function toKeys(factor: number, kind: DocumentKind) {
  return Float64Array.from({ length: 256 }, (_, weight) => toKey(toValue(factor, weight), kind, 0))
}

/** A block of documents of one kind, with all postings in it by their terms. */
type Place = { kind: DocumentKind; block: number; postings: Map<string, PostingBlock> }

function listPlaces(blocks: PostingBlock[]): Place[] {
  const places = new Map<string, Place>()
  for (const posting of blocks) {
    const { term, kind, block } = posting
    const id = `${kind} ${block}`
    const place = places.get(id) ?? { kind, block, postings: new Map<string, PostingBlock>() }
    places.set(id, place)
    place.postings.set(term, posting)
  }
  return [...places.values()].sort((one, other) => one.block - other.block)
}

/** Of the documents of one block the scores, the words that they have as bits, and the best score for the word at hand; and room for keys. */
type FormDialog = { scores: Float64Array; found: Uint32Array; best: Float64Array; keys: Float64Array }

function select(places: Place[], uses: TermUse[], isWanted: (bits: number) => boolean, hidden: RankingInput['hidden']) {
  const counts = { recipe: 0, blog: 0 }
  const pieces: Ranking['pieces'] = { recipe: [], blog: [] }
  const hiddenBlocks = new Set([...hidden].map((number) => Math.floor(number / blockSize)))
  const toRoom = () => new Float64Array(blockSize)
  const sheet: FormDialog = { scores: toRoom(), found: new Uint32Array(blockSize), best: toRoom(), keys: toRoom() }
  for (const { kind, block, postings } of places) {
    const present = uses.filter(({ term }) => postings.has(term))
    const [only] = present
    const first = block * blockSize
    const hasHidden = kind === 'recipe' && hiddenBlocks.has(block)
    let piece: Piece
    if (only && present.length === 1) {
      if (!isWanted(only.bits)) continue
      const alone = toPieceAlone(postings.get(only.term), only)
      piece = hasHidden ? toPiece(alone.keys.filter((key) => !hidden.has(key % numberRange))) : alone
    } else {
      fillSheet(sheet, postings, present)
      const { scores, found } = sheet
      let count = 0
      for (let place = 0; place < blockSize; place++) {
        const bits = found[place] ?? 0
        if (bits === 0 || !isWanted(bits) || (hasHidden && hidden.has(first + place))) continue
        sheet.keys[count++] = toKey(scores[place] ?? 0, kind, first + place)
      }
      piece = toPiece(sheet.keys.slice(0, count))
    }
    counts[kind] += piece.keys.length
    pieces[kind].push(piece)
  }
  return { counts, pieces }
}

function toPiece(keys: Float64Array): Piece {
  return { keys, highest: keys.reduce((highest, key) => Math.max(highest, key), -1) }
}

/** What a term is worth alone in the blocks where it was looked up. A block that is kept for the next search is not gone through again. */
const knownAlone = new WeakMap<PostingBlock, { factor: number; piece: Piece }>()

/** A block's documents as far as they have one term alone. */
function toPieceAlone(posting: PostingBlock | undefined, { factor, keys: byKind }: TermUse) {
  if (!posting) return toPiece(none)
  const known = knownAlone.get(posting)
  if (known?.factor === factor) return known.piece
  const { kind, block, places, weights } = posting
  const keysByWeight = byKind[kind]
  const first = block * blockSize
  const piece = toPiece(Float64Array.from(places, (place, index) => (keysByWeight[weights[index] ?? 0] ?? 0) + first + place))
  knownAlone.set(posting, { factor, piece })
  return piece
}

function fillSheet({ scores, found, best }: FormDialog, postings: Place['postings'], uses: TermUse[]) {
  scores.fill(0)
  found.fill(0)
  let last = -1
  for (const { term, word, bits, factor } of uses) {
    const { places, weights } = postings.get(term) ?? nowhere
    if (word !== last) best.fill(0)
    last = word
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0
      const value = toValue(factor, weights[index] ?? 0)
      const earlier = best[place] ?? 0
      found[place] = (found[place] ?? 0) | bits
      if (value <= earlier) continue
      // Of several terms that stand for a word, the one that says most counts.
      scores[place] = (scores[place] ?? 0) + value - earlier
      best[place] = value
    }
  }
}

function toValue(factor: number, weight: number) {
  return (factor * weight) / 255
}

const nowhere = { places: new Uint16Array(), weights: new Uint8Array() }

const numberRange = 2 ** 30

/** One number that sorts as documents rank: by score, recipes before posts, the newest last to be read first. It fits a double exactly. */
function toKey(value: number, kind: DocumentKind, number: number) {
  const rounded = Math.min(Math.round(value * 1000), 2 ** 20)
  return (rounded * 2 + (kind === 'recipe' ? 1 : 0)) * numberRange + number
}

function fromKey(key: number): FoundDocument {
  const kind = Math.floor(key / numberRange) % 2 === 1 ? 'recipe' : 'blog'
  return { kind, number: key % numberRange }
}

function toRarity(having: number, documents: number) {
  return Math.log(1 + (Math.max(0, documents - having) + 0.5) / (having + 0.5))
}

function sum({ recipe, blog }: Ranking['counts']) {
  return recipe + blog
}
