import { makeComment } from '#content/made-up/made-up-comments.ts'
import { dishCount, postTitleCount } from '#content/made-up/made-up-dishes.ts'
import { makePost } from '#content/made-up/made-up-posts.ts'
import { makeRecipe } from '#content/made-up/made-up-recipes.ts'
import { madeUpMark } from '#content/made-up/made-up-record.ts'
import { samplePosts } from '#content/sample-posts.ts'
import { findFreeSlug, listTakenSlugs } from '#core/addresses/take-slug.ts'
import { listBlogKeywordsAfter } from '#core/blogs/all-blog-rows.ts'
import { deleteBlogs, insertBlogs } from '#core/blogs/blog-rows.ts'
import { insertComments } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import type { AddressKind } from '#core/database/schema.ts'
import { listRecipeKeywordsAfter } from '#core/recipes/all-recipe-rows.ts'
import { deleteRecipes, insertRecipes } from '#core/recipes/recipe-rows.ts'

/** How much content to generate; the same seed generates the same content. */
export type ContentAmounts = { posts: number; recipes: number; comments: number; seed: number }

/** Called after each batch with the indexes of its entries and the total number of that kind. */
export type Progress = (kind: 'posts' | 'recipes' | 'comments', indexes: number[], of: number) => void

/** How many posts or recipes one seed can generate with unique names. */
export const maxGenerated = Math.min(dishCount, postTitleCount)

// A transaction blocks other writers, so each is short. About as many as a block of the search index spans.
const textsAtOnce = 512
const commentsAtOnce = 5000

/** Fills the database with generated posts, recipes and comments on these posts, in many transactions. */
export async function generateContent(db: Database, { posts, recipes, comments, seed }: ContentAmounts, report: Progress) {
  await inBatches(posts, textsAtOnce, async (indexes) => {
    const made = indexes.map((index) => makePost({ seed, index, count: posts }))
    await insertBlogs(db, await withFreeSlugs(db, 'blog', made, 'urlSlug'))
    report('posts', indexes, posts)
  })
  await inBatches(recipes, textsAtOnce, async (indexes) => {
    const made = indexes.map((index) => makeRecipe({ seed, index, count: recipes }))
    await insertRecipes(db, await withFreeSlugs(db, 'recipe', made, 'slug'))
    report('recipes', indexes, recipes)
  })
  await inBatches(posts === 0 ? 0 : comments, commentsAtOnce, async (indexes) => {
    await insertComments(
      db,
      indexes.map((index) => makeComment({ seed, index, count: comments }, posts)),
    )
    report('comments', indexes, comments)
  })
}

/** Deletes all generated content with its comments; returns how many posts and recipes there were. */
export async function removeGenerated(db: Database) {
  const posts = await removeMadeUp(readBlogs(db), (ids) => deleteBlogs(db, ids))
  return { posts, recipes: await removeMadeUp(readRecipes(db), (ids) => deleteRecipes(db, ids)) }
}

async function removeMadeUp<Id>(batches: AsyncIterable<Marked<Id>[]>, remove: (ids: Id[]) => Promise<number>) {
  let removed = 0
  for await (const entries of batches) {
    const ids = entries.filter(isMadeUp).map(({ id }) => id)
    if (ids.length > 0) removed += await remove(ids)
  }
  return removed
}

/** What kinds of content there are: `own` is neither generated nor part of the sample content. */
export async function whoseContent(db: Database) {
  const samples = new Set(samplePosts.map(({ urlSlug }) => urlSlug))
  const isOwn = (entry: Marked) => !isMadeUp(entry) && !samples.has(entry.slug)
  const found = { own: false, madeUp: false }
  for (const read of [readBlogs, readRecipes]) {
    for await (const entries of read(db)) {
      found.madeUp ||= entries.some(isMadeUp)
      found.own ||= entries.some(isOwn)
      if (found.madeUp) return found
    }
  }
  return found
}

type Marked<Id = unknown> = { id: Id; slug: string; keywords: string | null }

function isMadeUp({ keywords }: Marked) {
  return keywords?.startsWith(madeUpMark) ?? false
}

/** The entries, with the next free slug where theirs is taken. */
async function withFreeSlugs<Key extends string, Entry extends Record<Key, string>>(
  db: Database,
  kind: AddressKind,
  entries: Entry[],
  key: Key,
) {
  const slugs = entries.map((entry) => entry[key])
  const taken = await listTakenSlugs[kind](db, slugs)
  const toFree = async (entry: Entry) => (taken.has(entry[key]) ? { ...entry, [key]: await findFreeSlug(db, kind, entry[key]) } : entry)
  return Promise.all(entries.map(toFree))
}

function readBlogs(db: Database) {
  return readBatches('', (after: string) => listBlogKeywordsAfter(db, after, textsAtOnce))
}

function readRecipes(db: Database) {
  return readBatches(0, (after: number) => listRecipeKeywordsAfter(db, after, textsAtOnce))
}

async function* readBatches<Id>(first: Id, list: (after: Id) => Promise<Marked<Id>[]>) {
  let entries = await list(first)
  while (entries.length > 0) {
    yield entries
    entries = await list(entries.at(-1)?.id ?? first)
  }
}

/** Calls `work` with the indexes below `count`, in order, in batches of `size`. */
export async function inBatches(count: number, size: number, work: (indexes: number[]) => Promise<void>) {
  for (let start = 0; start < count; start += size) {
    await work(Array.from({ length: Math.min(size, count - start) }, (_, position) => start + position))
  }
}
