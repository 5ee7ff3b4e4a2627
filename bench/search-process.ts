// A program: fills and indexes a database (`index`), or asks a site on it (`answers`), and writes what it measured as JSON.
import { sql } from 'kysely'
import { indexContent } from '#operations/index-content.ts'
import { updateBlog } from '#storage/blogs/blogs.ts'
import { type Database, openDatabase } from '#storage/database/database.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { fillSearch } from './fill-search.ts'
import { percentile } from './measuring/statistics.ts'
import { createNaturalText } from './natural-text.ts'

/** What was measured of the search, in its unit. */
export type SearchMeasurement = { what: string; measured: number; unit: 's' | 'ms' | 'MB' }

const rounds = 25
const saves = 40

/** What readers type, by kind. */
const searches: Record<string, string[]> = {
  'a rare word': ['baberi', 'maleto', 'govasi', 'tilomo', 'rekade'],
  'a common word': ['salt', 'pan', 'minutes', 'butter', 'heat'],
  'several words': ['butter flour heat', 'chicken hot oil salt', 'pan cheese minutes brown', 'sugar salt water bowl', 'burger bun onion'],
  'words with typos': ['chese burgr', 'buttr', 'chiken wngs', 'tomatto sauc', 'minuts papper'],
  'the beginning of a word': ['chees', 'pota', 'crus', 'waff', 'melt'],
  'nothing that there is': ['xylqvwz', 'qqqq zzzz', 'wxwxwxwx', 'kjhgfd', 'zxcvbnm'],
}
const beginnings = ['ch', 'che', 'chee', 'chees', 'classic ch', 'pan', 'salt and pe', 'buttr', 'wa', 'to']

const [part, database = '', count = ''] = process.argv.slice(2)
console.log(JSON.stringify(await (part === 'index' ? measureIndexing(database, Number(count)) : measureAnswers(database))))

async function measureIndexing(address: string, number: number): Promise<SearchMeasurement[]> {
  const { db, kind, migrate, close } = openDatabase(address)
  await migrate()
  await fillSearch(db, number)
  const seconds = (await time(() => indexContent(db))) / 1000
  const size = (await readIndexSize(db, kind)) / 1e6
  await close()
  return [
    { what: `indexing ${2 * number} documents`, measured: seconds, unit: 's' },
    { what: 'the index', measured: size, unit: 'MB' },
  ]
}

async function measureAnswers(address: string): Promise<SearchMeasurement[]> {
  const site = await openTestSite({ database: address })
  const measurements: SearchMeasurement[] = []
  const note = (what: string, times: number[]) =>
    void measurements.push({ what: `95 of 100 ${what}`, measured: percentile(times, 0.95), unit: 'ms' })
  const ask = async (path: string, text: string) => {
    const response = await site.get(`${path}?${new URLSearchParams({ q: text })}`)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The search for ${text} was answered with ${response.status}`)
  }
  for (const [kind, texts] of Object.entries(searches))
    note(`pages of results for ${kind}`, await timeAll(texts, (text) => ask('/search', text)))
  note('lists of suggestions', await timeAll(beginnings, (text) => ask('/api/suggestions', text)))
  measurements.push({ what: 'memory of the process', measured: process.memoryUsage().rss / 1e6, unit: 'MB' })
  measurements.push({ what: 'saving a post, 95 of 100', measured: percentile(await timeSaves(site.db), 0.95), unit: 'ms' })
  await site.close()
  return measurements
}

/** The times of answers, one after the other, after a first round that is not counted. */
async function timeAll(texts: string[], ask: (text: string) => Promise<void>) {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const text of texts) {
      const taken = await time(() => ask(text))
      if (round > 0) times.push(taken)
    }
  return times
}

/** The times in which posts of 1,000 words are saved with others. */
async function timeSaves(db: Database) {
  const text = createNaturalText(2)
  const times: number[] = []
  for (let number = 0; number < saves; number++) {
    const post = aBlog({ id: `p-${String(number).padStart(8, '0')}`, urlSlug: `post-${number}`, content: `<p>${text.write(1000)}</p>` })
    times.push(await time(() => updateBlog(db, post)))
  }
  return times
}

async function time(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function readIndexSize(db: Database, kind: 'sqlite' | 'postgres') {
  const tables = ['searchDocuments', 'searchPostings', 'searchWords']
  const query =
    kind === 'sqlite'
      ? sql<{ size: number }>`select sum(pgsize) as size from dbstat where name like 'search%'`
      : sql<{
          size: number
        }>`select sum(pg_total_relation_size(format('%I', name)::regclass)) as size from unnest(${tables}::text[]) as name`
  return (await query.execute(db)).rows[0]?.size ?? 0
}
