import { join } from 'node:path'
import { sql } from 'kysely'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { mulberry32 } from '#content/made-up/random.ts'
import { samplePosts } from '#content/sample-posts.ts'
import { updateBlog } from '#core/blogs/blog-rows.ts'
import { inBatches } from '#core/content/generate-content.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { indexContent } from '#core/search/index-content.ts'
import { isFiller, isStopWord, readWords } from '#domain/search/search-words.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { startPostgres } from '#tests/set-up/start-postgres.ts'
import { quantile } from './load.ts'
import { toTable } from './report.ts'
import { makeFolder, startSite, untilIdle } from './site.ts'

const count = 20_000
const rowsAtOnce = 200
const textsOfKind = 80
const saves = 200
const warmUps = 60

const about = `With ${count.toLocaleString('en-US')} recipes of about 300 words and as many posts of about 1,000,
of 30,000 words that are as frequent as words are: whole answers to ${textsOfKind} different
queries of each kind, each sent once, one after the other. CPU is the processor time of Griddle's
process per answer, without that of PostgreSQL.`

/** By measurement: the 95th percentile in ms and the processor time, or a single figure. */
type Measured = Map<string, [number, number | '']>

/** Indexing, searching and saving with many long texts, on both databases. */
export async function measureSearch() {
  const dataDir = makeFolder()
  const onFile = await measureOn(join(dataDir, 'griddle.sqlite'), { dataDir })
  const postgres = await startPostgres()
  const onServer = await measureOn(postgres.url, { settings: { DATABASE_URL: postgres.url } }).finally(postgres.stop)
  const rows = [...onFile].map(([what, figures]) => [what, ...figures, ...(onServer.get(what) ?? [])])
  return `${about}\n\n${toTable(['p95 in ms', 'SQLite', 'CPU, ms', 'PostgreSQL', 'CPU, ms'], rows)}`
}

async function measureOn(address: string, { settings, ...options }: Parameters<typeof startSite>[0] & {}): Promise<Measured> {
  const measured: Measured = new Map()
  const words = rankWords()
  await fillAndIndex(address, words, measured)
  const site = await startSite({ ...options, settings: { BACKUPS: 'off', SAMPLE_CONTENT: 'off', ...settings } })
  await untilIdle(site)
  const ask = async (path: string, text: string) => {
    const answer = await fetch(`${site.origin}${path}?${new URLSearchParams({ q: text })}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`The search for ${text} was answered with ${answer.status}`)
  }
  const note = async (what: string, path: string, texts: string[]) => {
    const times: number[] = []
    const before = site.cpuSeconds()
    for (const text of texts) times.push(await time(() => ask(path, text)))
    measured.set(what, [quantile(times, 0.95), ((site.cpuSeconds() - before) / texts.length) * 1000])
  }
  for (const path of ['/search', '/api/suggestions', '/recipes'])
    for (const word of words.slice(1000, 1000 + warmUps)) await ask(path, word)
  const texts = Object.entries(listTexts(words))
  for (const [kind, ofKind] of texts) await note(`results for ${kind}`, '/search', ofKind)
  for (const [kind, ofKind] of texts.slice(0, 3)) await note(`recipes filtered by ${kind}`, '/recipes', ofKind)
  for (const [kind, ofKind] of texts.slice(2, 6)) await note(`suggestions for ${kind}`, '/api/suggestions', ofKind)
  measured.set('resident memory, MB', [site.megabytes(), ''])
  await site.stop()
  return measured
}

/** Stores texts without indexing them, as in an older database, indexes them, and saves some again. */
async function fillAndIndex(address: string, words: string[], measured: Measured) {
  const { db, kind, migrate, close } = openDatabase(address)
  await migrate()
  const writer = createWriter(words)
  await inBatches(count, rowsAtOnce, (numbers) => insertTexts(db, numbers, writer))
  measured.set('indexing everything, s', [(await time(() => indexContent(db))) / 1000, ''])
  // As the server does within minutes.
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db)
  const times: number[] = []
  for (let number = 0; number < saves; number++) {
    const post = aBlog({ id: toId(number), urlSlug: `post-${number}`, content: `<p>${writer.write(1000)}</p>` })
    times.push(await time(() => updateBlog(db, post)))
  }
  measured.set('saving a post', [quantile(times, 0.95), ''])
  await close()
}

async function insertTexts(db: Database, numbers: number[], { name, write }: ReturnType<typeof createWriter>) {
  const posts = numbers.map((number) => {
    const content = Array.from({ length: 10 }, () => `<p>${write(100)}</p>`).join('')
    const id = toId(number)
    return { ...aBlog({ id, title: name(6), content, urlSlug: `post-${number}` }), titleSlug: id, textStart: '' }
  })
  const { nutritionalValues, createdAt } = aRecipe()
  const recipes = numbers.map((number) => ({
    ...{ id: 1001 + number, slug: `dish-${number}`, title: name(3), image: '', short: write(18) },
    ...{ createdAt, publishedAt: createdAt, state: 'published' as const },
    steps: JSON.stringify(Array.from({ length: 8 }, () => write(25))),
    ingredients: JSON.stringify(Array.from({ length: 12 }, () => `1½ cups ${name(3)}`)),
    nutritionalValues: JSON.stringify(nutritionalValues),
  }))
  await db.insertInto('_blogs').values(posts).execute()
  await db.insertInto('_recipes').values(recipes).execute()
}

function toId(number: number) {
  return `p-${String(number).padStart(8, '0')}`
}

async function time(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const syllables = [...'bcdfghklmnprstv'].flatMap((first) => [...'aeiou'].map((second) => first + second))

/** 30,000 words, most frequent first: those of our own recipes and posts, then made-up ones. */
function rankWords() {
  const counts = new Map<string, number>()
  const texts = [
    ...builtInRecipes.map(({ steps, ingredients }) => [...steps, ...ingredients].join(' ')),
    ...samplePosts.map(({ content }) => content),
  ]
  for (const { word } of texts.flatMap((text) => readWords(text.replace(/<[^>]*>/g, ' '))))
    if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const own = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  const madeUp = syllables.flatMap((first) => syllables.flatMap((second) => syllables.map((third) => first + second + third)))
  return [...new Set([...own, ...madeUp])].slice(0, 30_000)
}

/** Writes text with natural word frequencies (Zipf's law). */
function createWriter(words: string[]) {
  const random = mulberry32(1)
  // The rank of a word in text: its logarithm is evenly distributed.
  const pick = (from: number, to: number) => words[Math.floor(from * (to / from) ** random()) - from] ?? ''
  return {
    write: (length: number) => `${Array.from({ length }, () => pick(3, 3 + words.length)).join(' ')}.`,
    /** A title, of words that describe a dish. */
    name: (length: number) => Array.from({ length }, () => words[40 + Math.floor(random() ** 3 * 6000)] ?? '').join(' '),
  }
}

/** Queries that readers type, by kind, all different. */
function listTexts(words: string[]): Record<string, string[]> {
  const common = words.filter((word) => word.length > 2 && !isStopWord(word) && !isFiller(word))
  const long = common.filter((word) => word.length > 6)
  const rare = words.slice(words.length / 2)
  const make = (toText: (index: number) => string) => Array.from({ length: textsOfKind }, (_, index) => toText(index))
  const pick = (list: string[], index: number) => list[index % list.length] ?? ''
  const fillers = ['how to make …', 'easy … recipe', 'the best …', 'can i cook …']
  const letters = [...'abcdefghijklmnoprstuvw'].flatMap((first) => ['', 'a', 'e', 'o'].map((second) => first + second))
  const misspell = (word: string) => word.slice(0, 3) + word.slice(4)
  return {
    'a common word': make((index) => pick(common, index)),
    'a rare word': make((index) => pick(rare, 97 * index)),
    'two words': make((index) => `${pick(common, index)} ${pick(common, 200 + 7 * index)}`),
    'four words': make((index) => [1, 2, 3, 4].map((step) => pick(common, index + 31 * step)).join(' ')),
    'the beginning of a word': make((index) => pick(long, index).slice(0, 5)),
    'one or two letters': make((index) => pick(letters, index)),
    'a word with a typo': make((index) => misspell(pick(long, 2 * index))),
    'words with filler words': make((index) =>
      pick(fillers, index).replace('…', `${pick(common, 3 * index)} ${pick(common, 100 + index)}`),
    ),
    'words that no text has together': make((index) => `${pick(rare, 89 * index)} ${pick(rare, 7 + 83 * index)} ${pick(common, index)}`),
    'a diet and a word': make((index) => `${pick(['vegetarian', 'gluten free', 'vegan'], index)} ${pick(common, 5 * index)}`),
    'a word in no text': make((index) => `xq${index}zwvk${index * 7}`),
  }
}
