import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { fold } from '#domain/fold.ts'
import { indexContent } from '#operations/index-content.ts'
import { build } from '#scripts/build.mjs'
import type { Database } from '#storage/database.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { startPostgres } from '#tests/set-up/start-postgres.ts'
import type { Measurement } from './measurement.ts'
import { createNaturalText } from './natural-text.ts'

const rounds = 25
const budgets = { SQLite: { answer: 30, index: 300 }, PostgreSQL: { answer: 50, index: 700 } }
const rowsAtOnce = 200

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

/** The search at 20,000 recipes and 20,000 posts of real length, on both databases. */
export async function measureSearch(count = 20_000): Promise<Measurement[]> {
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const postgres = await startPostgres()
  try {
    const onFile = await measureOn('SQLite', join(folder, 'bench.db'), count)
    return [...onFile, ...(await measureOn('PostgreSQL', postgres.url, count))]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(name: 'SQLite' | 'PostgreSQL', database: string, count: number) {
  const { openTestSite } = await import('#tests/open-test-site.ts')
  const site = await openTestSite({ database })
  const measurements: Measurement[] = []
  const budget = budgets[name]
  const note = (what: string, measured: number, most: number, unit: Measurement['unit']) =>
    void measurements.push({ what: `${name}: ${what}`, measured: Math.round(measured * 10) / 10, budget: most, unit })
  try {
    await fill(site.db, count)
    const startedAt = performance.now()
    await indexContent(site.db)
    note(`indexing ${2 * count} documents`, (performance.now() - startedAt) / 1000, count / 100, 's')
    for (const [kind, texts] of Object.entries(searches))
      note(
        `95 of 100 pages of results for ${kind}`,
        await timeAll(texts, (text) => site.get(`/search?${new URLSearchParams({ q: text })}`)),
        budget.answer,
        'ms',
      )
    const suggest = (text: string) => site.get(`/api/suggestions?${new URLSearchParams({ q: text })}`)
    note('95 of 100 lists of suggestions', await timeAll(beginnings, suggest), budget.answer, 'ms')
    note('the index', (await readIndexSize(site.db, name)) / 1e6, budget.index, 'MB')
    note('memory of the process', process.memoryUsage().rss / 1e6, 800, 'MB')
    return measurements
  } finally {
    await site.close()
  }
}

/** The 95th percentile of answers, one after the other, after a first round that is not counted. */
async function timeAll(texts: string[], ask: (text: string) => Promise<Response>) {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const text of texts) {
      const startedAt = performance.now()
      const response = await ask(text)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`The search for ${text} was answered with ${response.status}`)
      if (round > 0) times.push(performance.now() - startedAt)
    }
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

/** Recipes of about 300 words and posts of about 1,000, stored past the index, as rows of an older database are. */
async function fill(db: Database, count: number) {
  const text = createNaturalText(1)
  for (let start = 0; start < count; start += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, index) => start + index)
    await db
      .insertInto('_blogs')
      .values(numbers.map((number) => toBlogRow(number, text.name(6), text)))
      .execute()
    await db
      .insertInto('_recipes')
      .values(numbers.map((number) => toRecipeRow(number, text.name(3), text)))
      .execute()
  }
}

type NaturalText = ReturnType<typeof createNaturalText>

function toBlogRow(number: number, title: string, text: NaturalText) {
  const content = Array.from({ length: 10 }, () => `<p>${text.write(100)}</p>`).join('')
  const id = `p-${String(number).padStart(8, '0')}`
  return { ...aBlog({ id, title, content, urlSlug: `post-${number}` }), titleSlug: id, searchText: fold(content), textStart: '' }
}

function toRecipeRow(number: number, title: string, text: NaturalText) {
  const { steps: _, ingredients: __, nutritionalValues, createdAt } = aRecipe()
  return {
    ...{ id: 1001 + number, slug: `dish-${number}`, title, image: '', short: text.write(18), createdAt, searchText: '' },
    steps: JSON.stringify(Array.from({ length: 8 }, () => text.write(25))),
    ingredients: JSON.stringify(Array.from({ length: 12 }, () => `1½ cups ${text.name(3)}`)),
    nutritionalValues: JSON.stringify(nutritionalValues),
  }
}

async function readIndexSize(db: Database, name: 'SQLite' | 'PostgreSQL') {
  const tables = ['searchDocuments', 'searchPostings', 'searchWords']
  const query =
    name === 'SQLite'
      ? sql<{ size: number }>`select sum(pgsize) as size from dbstat where name like 'search%'`
      : sql<{
          size: number
        }>`select sum(pg_total_relation_size(format('%I', name)::regclass)) as size from unnest(${tables}::text[]) as name`
  return (await query.execute(db)).rows[0]?.size ?? 0
}
