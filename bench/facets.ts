import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFacets } from './fill-facets.ts'
import { timeAnswers } from './measuring/time-answers.ts'
import { type Part, type Row, toRow } from './report/row.ts'

const budget = 50
const recipes = 20_000

/** The recipe list as visitors filter it, from all of it to next to nothing, and the pages that use the same index. */
const pages = [
  '/recipes',
  '/recipes?page=800',
  '/recipes?sort=quickest',
  '/recipes?sort=kcal',
  '/recipes?sort=title',
  '/recipes?category=Main+course',
  '/recipes?ingredient=butter',
  '/recipes?ingredient=onion,garlic,egg&time=60',
  '/recipes?category=Soup&cuisine=Greek&time=30&kcal=500&ingredient=honey',
  '/recipes?ingredient=nothing-has-this',
  '/cook-with?have=butter,garlic,onion,egg,flour',
  '/recipes/dish-500',
]

const about = `With 20,000 recipes on SQLite: the 95th percentile of 40 requests for the whole page after a first one.`

/** Times filtered lists with 20,000 recipes in SQLite: the 95th percentile of 40 answers after a first one, from the request to the last byte. */
export async function measureFacets(): Promise<Part> {
  const { openTestSite } = await import('#tests/open-test-site.ts')
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const site = await openTestSite({ database: join(folder, 'bench.db') })
  try {
    await fillFacets(site.db, recipes)
    const rows: Row[] = []
    for (const path of pages) rows.push(toRow(path, await timeAnswers(() => site.get(path)), 'ms', { most: budget }))
    return { title: 'Facets', about, rows }
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
