// A program: fills and indexes a database (`index`), or asks a site on it (`answers`), and writes what it measured as JSON.
import { sql } from 'kysely'
import { updateBlog } from '#core/blogs/blog-rows.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { indexContent } from '#core/search/index-content.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { fillSearch } from './fill-search.ts'
import { percentile } from './measuring/statistics.ts'
import { createNaturalText } from './natural-text.ts'
import { listSearchTexts } from './search-texts.ts'

/** What was measured of the search, in its unit; `budget` names the budget that applies. */
export type SearchMeasurement = { what: string; measured: number; unit: 's' | 'ms' | 'MB'; budget?: 'answer' | 'save' | 'index' }

const saves = 200
/** Answers before those that are measured, to other texts: the process compiles what it runs often. */
const warmUps = 60

const [part, database = '', count = ''] = process.argv.slice(2)
console.log(JSON.stringify(await (part === 'index' ? measureIndexing(database, Number(count)) : measureAnswers(database))))

async function measureIndexing(address: string, number: number): Promise<SearchMeasurement[]> {
  const { db, kind, migrate, close } = openDatabase(address)
  await migrate()
  await fillSearch(db, number)
  const seconds = (await time(() => indexContent(db))) / 1000
  // As the server does by itself within minutes.
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db)
  const size = (await readIndexSize(db, kind)) / 1e6
  await close()
  return [
    { what: `indexing ${2 * number} documents`, measured: seconds, unit: 's', budget: 'index' },
    { what: 'size of the index', measured: size, unit: 'MB' },
  ]
}

async function measureAnswers(address: string): Promise<SearchMeasurement[]> {
  const site = await openTestSite({ database: address })
  const measurements: SearchMeasurement[] = []
  const ask = async (path: string, text: string) => {
    const response = await site.get(`${path}?${new URLSearchParams({ q: text })}`)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The search for ${text} was answered with ${response.status}`)
  }
  const note = async (what: string, path: string, texts: string[]) => {
    const times: number[] = []
    for (const text of texts) times.push(await time(() => ask(path, text)))
    measurements.push({ what, measured: percentile(times, 0.95), unit: 'ms', budget: 'answer' })
  }
  const { words } = createNaturalText(1)
  for (const word of words.slice(1000, 1000 + warmUps)) {
    await ask('/search', word)
    await ask('/api/suggestions', word)
    await ask('/recipes', word)
  }
  const texts = Object.entries(listSearchTexts(words))
  for (const [kind, ofKind] of texts) await note(`results for ${kind}`, '/search', ofKind)
  for (const [kind, ofKind] of texts.slice(0, 3)) await note(`recipes filtered by ${kind}`, '/recipes', ofKind)
  for (const [kind, ofKind] of texts.slice(2, 6)) await note(`suggestions for ${kind}`, '/api/suggestions', ofKind)
  measurements.push({ what: 'resident memory', measured: process.memoryUsage().rss / 1e6, unit: 'MB' })
  measurements.push({ what: 'saving a post', measured: percentile(await timeSaves(site.db), 0.95), unit: 'ms', budget: 'save' })
  await site.close()
  return measurements
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
  const tables = ['searchDocuments', 'searchedBlogs', 'searchedRecipes', 'searchWords']
  const query =
    kind === 'sqlite'
      ? sql<{ size: number }>`select sum(pgsize) as size from dbstat where name like 'search%'`
      : sql<{
          size: number
        }>`select sum(pg_total_relation_size(format('%I', name)::regclass)) as size from unnest(${tables}::text[]) as name`
  return (await query.execute(db)).rows[0]?.size ?? 0
}
