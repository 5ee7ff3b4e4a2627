import { builtInRecipes } from '#content/built-in-recipes.ts'
import { sampleComments } from '#content/sample-comments.ts'
import { samplePosts } from '#content/sample-posts.ts'
import { pickRank, type Random } from './random.ts'

/** A Markov chain: the words that follow each word in some texts; '' is the start and the end of a sentence. */
type Chain = ReadonlyMap<string, readonly string[]>

/** The texts whose style can be imitated. */
export type Manner = 'post' | 'step' | 'comment'

const longestSentence = 30
const places = 30_000

const chains: Record<Manner, Chain> = {
  post: learn(samplePosts.map(({ content }) => content.replace(/<[^>]*>/g, ' '))),
  step: learn(builtInRecipes.flatMap(({ steps }) => steps.map((step) => step.replace(/^[^:]*: /, '')))),
  comment: learn(sampleComments.map(({ comment }) => comment)),
}

/** A sentence in the style of the product's own texts. Needs no HTML escaping. */
export function writeSentence(random: Random, manner: Manner) {
  const chain = chains[manner]
  const words: string[] = []
  let word = follow(random, chain, '')
  while (word !== '' && words.length < longestSentence) {
    words.push(word)
    word = follow(random, chain, word)
  }
  const sentence = words.join(' ').replace(/[,;:.]$/, '')
  const place = random.next() < 0.15 ? ` in ${writePlace(random)}` : ''
  return place === '' && /[?!]$/.test(sentence) ? sentence : `${sentence.replace(/[?!]$/, '')}${place}.`
}

export function writeSentences(random: Random, manner: Manner, count: number) {
  return Array.from({ length: count }, () => writeSentence(random, manner)).join(' ')
}

const syllables = 'bra den well tor lin ham mar kel os wick fen dale ro san vil ton gar esk mil ber'.split(' ')

/** One of 30,000 fictitious place names: the long tail of rare words in a large collection of texts. */
function writePlace(random: Random) {
  const mixed = (pickRank(random, places) * 7919) % 160_000
  const parts = [mixed % 20, Math.floor(mixed / 20) % 20, Math.floor(mixed / 400) % 20, Math.floor(mixed / 8000)]
  const name = parts.map((part) => syllables[part]).join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function follow(random: Random, chain: Chain, word: string) {
  const followers = chain.get(word)
  return followers ? random.pick(followers) : ''
}

function learn(texts: string[]): Chain {
  const chain = new Map<string, string[]>()
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))) {
    const words = sentence.split(/\s+/).filter((word) => word !== '' && !/[<>&"']/.test(word))
    for (const [index, word] of ['', ...words].entries()) {
      const followers = chain.get(word) ?? []
      followers.push(words[index] ?? '')
      chain.set(word, followers)
    }
  }
  return chain
}
