import { blockSize, type DocumentKind, type FoundDocument, type PostingBlock } from './search-document.ts'
import type { SearchPlan } from './search-plan.ts'

/** What a search finds: how many of each kind, and all of them as keys that sort as documents rank, for `listBest`. */
export type Ranking = { counts: Record<DocumentKind, number>; isPartial: boolean; keys: number[] }

type RankingInput = {
  plan: SearchPlan
  blocks: PostingBlock[]
  /** How many documents there are in all. */
  documents: number
  isHidden: (kind: DocumentKind, number: number) => boolean
}

/**
 * Ranks documents by how much the words that they have say (rare words more, words in the title more: BM25 with fields). A document must have
 * every required word; when none does, those with the most of them are found, and `isPartial` says so.
 */
export function rankDocuments({ plan, blocks, documents, isHidden }: RankingInput): Ranking {
  const scored = score(plan, blocks, documents)
  const required = plan.words.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0)
  const hasAll = (bits: number) => bits !== 0 && (bits & required) === required
  const whole = select(scored, hasAll, isHidden)
  if (whole.keys.length > 0 || plan.words.length < 2) return { ...whole, isPartial: false }
  const most = countMost(scored, isHidden)
  return { ...select(scored, (bits) => most > 0 && countBits(bits) === most, isHidden), isPartial: true }
}

/** Some of the documents of a ranking, of one kind or of all, the best first. */
export function listBest({ keys }: Ranking, { offset, limit }: { offset: number; limit: number }, kind?: DocumentKind): FoundDocument[] {
  const wanted = kind ? keys.filter((key) => fromKey(key).kind === kind) : keys
  return listHighest(wanted, offset + limit)
    .slice(offset)
    .map(fromKey)
}

/** The highest so many of the keys, the highest first. The first page of very many is found without sorting all of them. */
function listHighest(keys: number[], count: number) {
  if (count * 50 > keys.length) return [...Float64Array.from(keys).sort().reverse().subarray(0, count)]
  let highest: number[] = []
  let least = -1
  for (const key of keys) {
    if (key <= least) continue
    highest.push(key)
    if (highest.length < 2 * count) continue
    highest = highest.sort((a, b) => b - a).slice(0, count)
    least = highest[count - 1] ?? least
  }
  return highest.sort((a, b) => b - a).slice(0, count)
}

/** The documents of a block: of each its score, the words that it has as bits, and the best score of the word at hand. */
type ScoredBlock = { kind: DocumentKind; block: number; scores: Float64Array; found: Uint32Array; best: Float64Array; word: number }

function score({ words, pairs }: SearchPlan, blocks: PostingBlock[], documents: number) {
  const scored = new Map<string, ScoredBlock>()
  const byTerm = Map.groupBy(blocks, ({ term }) => term)
  const rarities = words.map(({ alternatives }) =>
    toRarity(Math.max(...alternatives.map(({ term }) => countPostings(byTerm.get(term)))), documents),
  )
  const addTerm = (term: string, word: number, bits: number, factor: number) => {
    for (const block of byTerm.get(term) ?? []) addBlock(scored, block, word, bits, factor)
  }
  for (const [index, { alternatives }] of words.entries())
    for (const { term, share } of alternatives) addTerm(term, index, 1 << index, share * (rarities[index] ?? 0))
  for (const { term, first } of pairs) addTerm(term, words.length + first, 3 << first, (rarities[first] ?? 0) + (rarities[first + 1] ?? 0))
  return [...scored.values()]
}

function addBlock(
  scored: Map<string, ScoredBlock>,
  { kind, block, places, weights }: PostingBlock,
  word: number,
  bits: number,
  factor: number,
) {
  const target = openBlock(scored, kind, block)
  if (target.word !== word) target.best.fill(0)
  target.word = word
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    const value = (factor * (weights[index] ?? 0)) / 255
    const best = target.best[place] ?? 0
    target.found[place] = (target.found[place] ?? 0) | bits
    if (value <= best) continue
    // Of several terms that stand for a word, the one that says most counts.
    target.scores[place] = (target.scores[place] ?? 0) + value - best
    target.best[place] = value
  }
}

function openBlock(scored: Map<string, ScoredBlock>, kind: DocumentKind, block: number) {
  const key = `${kind} ${block}`
  const present = scored.get(key)
  if (present) return present
  const [scores, best, found] = [new Float64Array(blockSize), new Float64Array(blockSize), new Uint32Array(blockSize)]
  const created = { kind, block, scores, found, best, word: -1 }
  scored.set(key, created)
  return created
}

function select(scored: ScoredBlock[], isWanted: (bits: number) => boolean, isHidden: RankingInput['isHidden']) {
  const counts = { recipe: 0, blog: 0 }
  const keys: number[] = []
  for (const { kind, block, scores, found } of scored) {
    for (let place = 0; place < blockSize; place++) {
      const bits = found[place] ?? 0
      const number = block * blockSize + place
      if (bits === 0 || !isWanted(bits) || isHidden(kind, number)) continue
      counts[kind]++
      keys.push(toKey(scores[place] ?? 0, kind, number))
    }
  }
  return { counts, keys }
}

function countMost(scored: ScoredBlock[], isHidden: RankingInput['isHidden']) {
  let most = 0
  for (const { kind, block, found } of scored)
    for (const [place, bits] of found.entries())
      if (countBits(bits) > most && !isHidden(kind, block * blockSize + place)) most = countBits(bits)
  return most
}

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

function countPostings(blocks: PostingBlock[] = []) {
  return blocks.reduce((sum, { places }) => sum + places.length, 0)
}

function countBits(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
