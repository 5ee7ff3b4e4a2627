import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDatabase } from '#bench/measuring/fill-database.ts'
import { timeAnswers } from '#bench/measuring/time-answers.ts'
import { type Part, type Row, toRow } from '#bench/report/row.ts'

const budget = 100

/** Every list of the admin, at its first and its last page, and searched: for what each entry has, and for what none has. */
const lists = [
  '/admin/dashboard',
  '/admin/blog?page=100',
  '/admin/blog?q=griddle',
  '/admin/blog?q=nothing-has-this',
  '/admin/manage-recipe',
  '/admin/manage-recipe?page=100',
  '/admin/manage-recipe?q=griddle',
  '/admin/manage-recipe?q=nothing-has-this',
  '/admin/manage-comments',
  '/admin/manage-comments?page=400',
  '/admin/manage-comments?pending=1',
  '/admin/manage-comments?q=griddle',
  '/admin/manage-comments?q=nothing-has-this&pending=1',
  '/admin/manage-reviews',
  '/admin/manage-reviews?page=400',
  '/admin/manage-reviews?state=pending',
  '/admin/manage-reviews?q=griddle',
  '/admin/manage-reviews?q=nothing-has-this&state=pending',
  '/admin/manage-users',
  '/admin/manage-users?page=100',
  '/admin/manage-users?q=nothing-has-this',
  '/admin/manage-contacts',
  '/admin/manage-contacts?page=100',
  '/admin/manage-contacts?q=nothing-has-this',
]

const about = `With 5,000 posts (of 6,000 characters), recipes, users and messages, and 20,000 comments and 20,000 reviews, on SQLite, for a signed-in admin: the 95th
percentile of 40 requests in sequence after a first one, from the request to the last byte.`

/** Times every list of the admin over a long database. */
export async function measureAdmin(): Promise<Part> {
  const { openTestSite, signIn } = await import('#tests/open-test-site.ts')
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const site = await openTestSite({ database: join(folder, 'bench.db') })
  try {
    await fillDatabase(site.db, { entries: 5000, paragraphs: 55, comments: 20_000, reviews: 20_000 })
    const cookie = await signIn(site)
    const rows: Row[] = []
    for (const path of lists) rows.push(toRow(`\`${path}\``, await timeAnswers(() => site.get(path, cookie)), 'ms', { most: budget }))
    return { title: 'Admin lists', about, rows }
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
