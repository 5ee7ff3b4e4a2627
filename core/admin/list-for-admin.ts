import { builtInRecipes } from '#content/built-in-recipes.ts'
import { countAllBlogs, listAllBlogs, listBlogEntries } from '#core/blogs/all-blog-rows.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import { countComments, listComments } from '#core/comments/comment-rows.ts'
import type { QuestionFilter } from '#core/comments/question-rows.ts'
import { listWithPhotos } from '#core/comments/review-photo-rows.ts'
import { countReviewsAndQuestions, listReviewsAndQuestions, type ReviewOrQuestion } from '#core/comments/review-question-rows.ts'
import { listReviewsOfSamePeople } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import type { ModeratedFilter } from '#core/database/visitor-rows.ts'
import { readPage } from '#core/forms/read-page.ts'
import { countContacts, countUsers, listContacts, listUsers } from '#core/people/people-rows.ts'
import { withPictures } from '#core/pictures/describe-pictures.ts'
import { listUnpublishedTitles } from '#core/publication/publication-rows.ts'
import { countAllRecipes, listAllRecipes, listAnyRecipeNames, listAnyRecipes } from '#core/recipes/all-recipe-rows.ts'
import { findBuiltInRecipe } from '#core/recipes/manage-built-in-recipes.ts'
import { toRecipePicture } from '#core/recipes/recipe-cards.ts'
import { findDocuments, readFound } from '#core/search/find-documents.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { Comment } from '#domain/comments/comment.ts'
import type { Question } from '#domain/comments/question.ts'
import { planApproval, type Review } from '#domain/comments/review.ts'
import type { ReviewPhoto } from '#domain/comments/review-photo.ts'
import { maxFound, type Page, pageSizes, type Slice, sliceOf, toPage } from '#domain/http/paging.ts'
import type { RecordOrder } from '#domain/publication/publication.ts'
import type { DocumentKind, FoundDocument } from '#domain/search/search-document.ts'
import { hasWords } from '#domain/text/has-words.ts'

/** The comments of one page that belong to the same post. */
export type CommentGroup = { blogId: string; blogTitle: string; comments: Comment[] }

/** A review with its photos, and how many others by the same person of the same recipe its approval would delete. */
export type ReviewEntry = Review & { replaces: number; photos?: ReviewPhoto[] }

/** The reviews and questions of one page of the same recipe. `title` is undefined when there is no such recipe, `slug` when it is not public. */
export type ReviewGroup = { recipeId: number; title: string | undefined; slug: string | undefined; reviews: (ReviewEntry | Question)[] }

/** Which posts or recipes a manager lists; what a search finds has an order of its own. */
export type RecordFilter = RecordOrder & { search: string }

/** One page of the manager's posts, newest first or the best of a search first, with what is known of their pictures. Undefined past the end, as in all of these. */
export async function browseBlogs(db: Database, { state, sort, search }: RecordFilter, page: number) {
  const all = {
    size: pageSizes.admin,
    list: (slice: Slice) => listAllBlogs(db, { state, sort }, slice),
    count: () => countAllBlogs(db, state),
  }
  const found = await (search ? searchOwn(db, 'blog', { state, search }, page) : readPage(page, all))
  return found && { ...found, entries: await withPictures(db, found.entries, toPostPicture) }
}

/** One page of the owner's recipes, newest first or the best of a search first. */
export async function browseOwnRecipes(db: Database, { state, sort, search }: RecordFilter, page: number) {
  const all = {
    size: pageSizes.admin,
    list: (slice: Slice) => listAllRecipes(db, { state, sort }, slice),
    count: () => countAllRecipes(db, state),
  }
  const found = await (search ? searchOwn(db, 'recipe', { state, search }, page) : readPage(page, all))
  const entries = found?.entries.map((recipe) => ({ state: 'published' as const, publishedAt: '', ...recipe })) ?? []
  return found && { ...found, entries: await withPictures(db, entries, toRecipePicture) }
}

/** One page of the people who joined, newest first. */
export function browseUsers(db: Database, search: string, page: number) {
  return readFiltered(db, search, page, listUsers, countUsers)
}

/** One page of the messages, newest first. */
export function browseContacts(db: Database, search: string, page: number) {
  return readFiltered(db, search, page, listContacts, countContacts)
}

/** One page of the comments, newest first, grouped by post. `total` counts comments. */
export async function browseComments(db: Database, filter: ModeratedFilter, page: number): Promise<Page<CommentGroup> | undefined> {
  const found = await readFiltered(db, filter, page, listComments, countComments)
  if (!found) return undefined
  const groups = Map.groupBy(found.entries, ({ blogId }) => blogId)
  return { ...found, entries: [...groups].map(([blogId, comments]) => ({ blogId, blogTitle: comments[0]?.blogTitle ?? '', comments })) }
}

/** One page of the reviews and questions, newest first, grouped by recipe. `total` counts both. */
export async function browseReviews(db: Database, filter: QuestionFilter, page: number): Promise<Page<ReviewGroup> | undefined> {
  const found = await readFiltered(db, filter, page, listReviewsAndQuestions, countReviewsAndQuestions)
  return found && { ...found, entries: await groupByRecipe(db, found.entries) }
}

function readFiltered<Filter, Entry>(
  db: Database,
  filter: Filter,
  page: number,
  list: (db: Database, filter: Filter, slice: Slice) => Promise<Entry[]>,
  count: (db: Database, filter: Filter) => Promise<number>,
) {
  return readPage(page, { size: pageSizes.admin, list: (slice) => list(db, filter, slice), count: () => count(db, filter) })
}

/**
 * One page of the owner's own posts or recipes that have every word: first those that are not public, by their titles, then the best `maxFound`
 * that the search index finds.
 */
async function searchOwn<Kind extends DocumentKind>(db: Database, kind: Kind, { state, search }: RecordFilter, page: number) {
  const options = { completesLast: true, requiresAll: true, isOwnOnly: true, kinds: [kind], most: maxFound }
  const isIndexed = state === undefined || state === 'published'
  const indexed = isIndexed ? (await findDocuments(db, search, options)).found : []
  const found: FoundDocument[] = [...(await findUnpublished(db, kind, { state, search })), ...indexed]
  const { offset, limit } = sliceOf(page, pageSizes.admin)
  const records = await readFound(db, found.slice(offset, offset + limit), { recipes: listAnyRecipes, blogs: listBlogEntries })
  const entries = records.flatMap((record) => record[kind] ?? [])
  return toPage(entries, found.length, page, pageSizes.admin)
}

/** Posts or recipes that are drafts or scheduled, or in another state that is not public, and have every word in their titles. */
export async function findUnpublished(db: Database, kind: DocumentKind, { state, search }: RecordFilter): Promise<FoundDocument[]> {
  if (state === 'published') return []
  const titles = await listUnpublishedTitles(db, kind, state ? [state] : ['draft', 'scheduled'], maxFound)
  const matching = titles.filter(({ title }) => hasWords(title, search))
  return matching.map(({ id }) => ({ kind, recordId: String(id) }))
}

async function groupByRecipe(db: Database, entries: ReviewOrQuestion[]): Promise<ReviewGroup[]> {
  const pending = entries.filter((entry) => 'stars' in entry && !entry.approved).map(({ id }) => id)
  const ofSamePeople = await listReviewsOfSamePeople(db, pending)
  const toEntry = (entry: ReviewOrQuestion) => {
    if (!('stars' in entry)) return entry
    return { ...entry, replaces: entry.approved ? 0 : planApproval(ofSamePeople, [entry.id]).replaced.length }
  }
  const groups = Map.groupBy(await listWithPhotos(db, entries.map(toEntry)), ({ recipeId }) => recipeId)
  const [names, settings] = await Promise.all([nameRecipes(db, [...groups.keys()]), findSettings(db)])
  return [...groups].map(([recipeId, ofRecipe]) => {
    const isHidden = settings.builtInRecipes === false && findBuiltInRecipe(recipeId) !== undefined
    const name = names.get(recipeId)
    return { recipeId, title: name?.title, slug: isHidden ? undefined : name?.slug, reviews: ofRecipe }
  })
}

/** The titles and slugs of recipes, the owner's and built-in ones, by number; unknown numbers are left out. */
export async function nameRecipes(db: Database, ids: number[]) {
  const created = await listAnyRecipeNames(db, [...new Set(ids)])
  const builtIn = builtInRecipes.filter(({ id }) => ids.includes(id))
  return new Map([...builtIn, ...created].map(({ id, title, slug }) => [id, { title, slug }]))
}
