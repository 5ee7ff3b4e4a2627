import { type CompiledQuery, Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { countBlogs, listBlogsForAdmin } from './blogs.ts'
import { countComments, listComments, listCommentsBefore } from './comments.ts'
import { countContacts, listContacts, listContactsBefore } from './contacts.ts'
import type { Database } from './database.ts'
import { findLegacyBlog } from './legacy-blogs.ts'
import { migrateSqlite } from './migrations.ts'
import { listFacetsChanges, listFacetsFormats } from './recipe-facets.ts'
import { countRecipes, listRecipeEntriesBefore, listRecipes } from './recipes.ts'
import { countReviews, findReviewSummary, listApprovedReviews, listReviewSummaries, listReviews, listReviewsBefore } from './reviews.ts'
import type { Tables } from './schema.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { countUsers, listUsers, listUsersBefore } from './users.ts'

const deep = { limit: 50, offset: 5000 }

const lists: Record<string, (db: Database) => Promise<unknown>> = {
  posts: (db) => listBlogsForAdmin(db, deep),
  recipes: (db) => listRecipes(db, {}, deep),
  'what changed on the menu': (db) => listFacetsChanges(db, { change: 5, recipeId: 5000 }, 2000),
  'recipes whose foods are to be read': (db) => listFacetsFormats(db, 5000, 2000),
  users: (db) => listUsers(db, deep),
  messages: (db) => listContacts(db, deep),
  comments: (db) => listComments(db, {}, deep),
  'pending comments': (db) => listComments(db, { pending: true }, deep),
  'reviews of a recipe': (db) => listApprovedReviews(db, 1, deep),
  'the stars of a recipe': (db) => findReviewSummary(db, 1),
  'the stars of several recipes': (db) => listReviewSummaries(db, [1, 2, 1001]),
  reviews: (db) => listReviews(db, {}, deep),
  'pending reviews': (db) => listReviews(db, { approved: false }, deep),
  'reviews to export': (db) => listReviewsBefore(db, 'x', 500),
  'users to export': (db) => listUsersBefore(db, 'x', 500),
  'messages to export': (db) => listContactsBefore(db, 'x', 500),
  'comments to export': (db) => listCommentsBefore(db, 'x', 500),
  'recipes to export': (db) => listRecipeEntriesBefore(db, 5000, 500),
  'a legacy post': (db) => findLegacyBlog(db, 'x'),
}

const counts: typeof lists = {
  posts: (db) => countBlogs(db),
  recipes: (db) => countRecipes(db, {}),
  users: (db) => countUsers(db),
  messages: (db) => countContacts(db),
  comments: (db) => countComments(db),
  'pending comments': (db) => countComments(db, { pending: true }),
  reviews: (db) => countReviews(db),
  'pending reviews': (db) => countReviews(db, { approved: false }),
  'stars of a recipe': (db) => findReviewSummary(db, 1),
}

test.each(Object.entries(lists))('an index serves the list of %s: nothing is sorted, no table read through', async (_, list) => {
  const steps = await plan(list)
  expect(steps).not.toEqual([])
  for (const step of steps) expect(step).toMatch(/USING (?:COVERING )?INDEX|USING INTEGER PRIMARY KEY|^SCAN _recipes$/)
  expect(steps.join()).not.toContain('TEMP B-TREE')
})

test.each(Object.entries(counts))('the number of %s is counted in an index', async (_, count) => {
  for (const step of await plan(count)) expect(step).toMatch(/COVERING INDEX/)
})

/** How SQLite goes about the queries that a function sends. */
async function plan(work: (db: Database) => Promise<unknown>) {
  const sqlite = openSqlite(':memory:')
  migrateSqlite(sqlite)
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:', sqlite), log: ({ query }) => void queries.push(query) })
  await work(db)
  const steps = queries.flatMap(({ sql }) => sqlite.prepare(`explain query plan ${sql}`).all())
  await db.destroy()
  return steps.map(({ detail }) => String(detail))
}
