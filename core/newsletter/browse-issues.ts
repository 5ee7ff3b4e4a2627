import { listBlogs } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { listRecipes } from '#core/recipes/recipe-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import type { Issue, Ledger } from '#domain/newsletter/issue.ts'
import { countIssues, listIssues } from './issue-rows.ts'
import { readLedger } from './send-issues.ts'

/** An issue as the owner sees it, with the state of its mails. */
export type IssueEntry = Pick<Issue, 'id' | 'subject' | 'state' | 'dueAt' | 'recipients'> & { ledger: Ledger }

/** One page of the issues, newest first; undefined past the end. */
export async function browseIssues(db: Database, page: number) {
  const found = await readPage(page, { size: pageSizes.admin, list: (slice) => listIssues(db, slice), count: () => countIssues(db) })
  if (!found) return undefined
  const entries = await Promise.all(
    found.entries.map(async (issue): Promise<IssueEntry> => {
      const { id, subject, state, dueAt, recipients } = issue
      return { id, subject, state, dueAt, recipients, ledger: await readLedger(db, issue) }
    }),
  )
  return { ...found, entries }
}

const choicesOfEach = 5

/** The newest posts and recipes that visitors see. */
export async function findChoices(db: Database) {
  const slice = { limit: choicesOfEach, offset: 0 }
  const [posts, recipes] = await Promise.all([listBlogs(db, slice), listRecipes(db, {}, slice)])
  return [
    ...posts.map(({ id, title }) => ({ kind: 'post' as const, id, title })),
    ...recipes.map(({ id, title }) => ({ kind: 'recipe' as const, id: String(id), title })),
  ]
}
