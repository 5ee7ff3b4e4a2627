import { builtInRecipes } from '#content/built-in-recipes.ts'
import { mulberry32 } from '#content/made-up/random.ts'
import { samplePosts } from '#content/sample-posts.ts'
import { listWords } from '#domain/search/search-words.ts'

const vocabularySize = 30_000
const syllables =
  'ba be bi bo ca co da de di fa fe ga go ha ka la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vi'.split(
    ' ',
  )

/** Text of 30,000 words that are as frequent as words are (Zipf's law): those of our own recipes and posts first, then made-up ones. */
export function createNaturalText(seed: number) {
  const random = mulberry32(seed)
  const words = [...new Set([...listOurWords(), ...listMadeUpWords()])].slice(0, vocabularySize)
  const sums: number[] = []
  for (const rank of words.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 3))
  const pick = () => words[findIndex(sums, random() * (sums.at(-1) ?? 0))] ?? ''
  return {
    words,
    /** So many words as a sentence. */
    write: (count: number) => `${Array.from({ length: count }, pick).join(' ')}.`,
    /** So many of the words that say something about a dish, as a title. */
    name: (count: number) => Array.from({ length: count }, () => words[40 + Math.floor(random() ** 3 * 6000)] ?? '').join(' '),
  }
}

/** The words of our own content, the most frequent first. */
function listOurWords() {
  const counts = new Map<string, number>()
  const texts = [
    ...builtInRecipes.map(({ steps, ingredients }) => [...steps, ...ingredients].join(' ')),
    ...samplePosts.map(({ content }) => content),
  ]
  for (const text of texts)
    for (const { word } of listWords(text.replace(/<[^>]*>/g, ' ')))
      if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
}

function* listMadeUpWords() {
  for (const first of syllables) for (const second of syllables) for (const third of syllables) yield first + second + third
}

function findIndex(sums: number[], value: number) {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
