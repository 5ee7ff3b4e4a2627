import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { type Options, stringify } from 'csv-stringify/sync'
import { listKeptBlogsBefore } from '#core/blogs/all-blog-rows.ts'
import { listCommentsBefore } from '#core/comments/comment-rows.ts'
import { listQuestionsBefore } from '#core/comments/question-rows.ts'
import { listReviewsBefore } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { listReaderLinesBefore } from '#core/newsletter/export-readers.ts'
import { listCountsAfter } from '#core/numbers/count-rows.ts'
import { listContactsBefore, listUsersBefore } from '#core/people/people-rows.ts'
import { listKeptRecipesBefore } from '#core/recipes/all-recipe-rows.ts'
import { listRedirects } from '#core/redirects/redirect-rows.ts'
import { listTerms } from '#core/terms/term-rows.ts'
import type { Review, Stars } from '#domain/comments/review.ts'
import type { Slice } from '#domain/http/paging.ts'
import { type CountKind, countKinds } from '#domain/numbers/count-kinds.ts'
import { recipeFieldNames, recipeFields } from '#domain/recipes/recipe-fields.ts'
import { toRecipeRows } from '#domain/recipes/recipe-parts.ts'
import { nameRecipes } from './list-for-admin.ts'

export type CsvKind = keyof typeof tables

const batchSize = 500

/** How the site writes CSV; all values are text, or whether something is approved. */
export const csvFormat: Options = {
  record_delimiter: 'windows',
  escape_formulas: true,
  // Some spreadsheets also split cells at these; of the line breaks, the package quotes only the one that it writes.
  quoted_match: [/[\r\n;\t]/],
  cast: { boolean: (isApproved) => (isApproved ? 'Approved' : 'Pending') },
}

const tables = {
  users: chunksOf(listUsersBefore, { id: 'id', fullName: 'Full Name', email: 'Email', phone: 'Phone', createdAt: 'Registered On' }),
  contacts: chunksOf(listContactsBefore, {
    ...{ id: 'id', first: 'First', last: 'Last', email: 'Email', phone: 'Phone', message: 'Message', createdAt: 'Date' },
  }),
  readers: chunksOf(listReaderLinesBefore, {
    ...{ email: 'Email', name: 'Name', source: 'Consent Source', agreedOn: 'Consent Date', state: 'Status' },
  }),
  comments: chunksOf(listCommentsBefore, {
    ...{ id: 'id', blogTitle: 'Blog Title', name: 'Name', email: 'Email', comment: 'Comment', approved: 'Status', createdAt: 'Date' },
    ...{ reply: 'Answer', replyBy: 'Answered By' },
  }),
  reviews: chunksOf([listNamedReviewsBefore, listNamedQuestionsBefore], {
    ...{ id: 'id', recipeTitle: 'Recipe', stars: 'Stars', name: 'Name', email: 'Email', text: 'Review' },
    ...{ approved: 'Status', createdAt: 'Date', reply: 'Answer', replyBy: 'Answered By' },
  }),
  recipes: chunksOf(listRecipeLinesBefore, {
    ...{ id: 'id', title: 'Title', slug: 'Slug', short: 'Short', image: 'Image', ingredients: 'Ingredients', steps: 'Steps' },
    ...{ calories: 'Calories', protein: 'Protein', fats: 'Fats', carbs: 'Carbs' },
    ...Object.fromEntries(recipeFieldNames.flatMap((name) => (recipeFields[name].csv ? [[name, recipeFields[name].csv]] : []))),
    ...{ state: 'Status', createdAt: 'Created At', publishedAt: 'Published At', updatedAt: 'Updated At' },
  }),
  posts: chunksOf(listKeptBlogsBefore, {
    ...{
      id: 'id',
      title: 'Title',
      urlSlug: 'Slug',
      author: 'Author',
      formattedDate: 'Date',
      tags: 'Tags',
      content: 'Text',
      excerpt: 'Excerpt',
    },
    ...{ imageBase64: 'Image', imageLink: 'Image Address', imageAlt: 'Image Description', category: 'Category', seoTitle: 'SEO Title' },
    ...{ seoDescription: 'SEO Description', seoKeywords: 'SEO Keywords', comments: 'Comments', disclosure: 'Disclosure' },
    ...{ pinText: 'Pin text', state: 'Status', publishedAt: 'Published At', createdAt: 'Created At', updatedAt: 'Updated At' },
  }),
  numbers: readCounts,
  redirects: slicesOf(async (db, slice) => (await listRedirects(db, '', slice)).map((row) => ({ ...row, status: String(row.status) })), {
    source: 'From',
    target: 'To',
    status: 'Status',
    hits: 'Hits',
  }),
  tags: slicesOf((db, slice) => listTerms(db, 'tag', '', slice), {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    records: 'Posts',
  }),
}

/** All rows of a table as CSV in UTF-8 with a byte order mark, newest first. Cells that a spreadsheet would take for a formula begin with `'`. */
export function exportCsv(db: Database, kind: CsvKind): ReadableStream<Uint8Array> {
  return toByteStream(readCsv(db, kind))
}

/** Text that is written in parts, as bytes. */
export function toByteStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  // Node and the DOM library declare different types for the same class.
  const chunks = NodeReadableStream.from(parts) as ReadableStream<string>
  return chunks.pipeThrough(new TextEncoderStream())
}

/** The same in parts, as text. */
export function readCsv(db: Database, kind: CsvKind): AsyncGenerator<string, void> {
  return tables[kind](db)
}

/** `list` lists a slice of rows; `columns` are the headings by their fields. */
function slicesOf<Row>(list: (db: Database, slice: Slice) => Promise<Row[]>, columns: Partial<Record<keyof Row & string, string>>) {
  const headings = Object.entries<string>(columns as Record<string, string>).map(([key, header]) => ({ key, header }))
  return async function* chunks(db: Database): AsyncGenerator<string, void> {
    for (let offset = 0, count = batchSize; count === batchSize; offset += batchSize) {
      const rows = await list(db, { limit: batchSize, offset })
      yield stringify(rows, { ...csvFormat, columns: headings, header: offset === 0, bom: offset === 0 })
      count = rows.length
    }
  }
}

type List<Row extends { id: string | number }> = (db: Database, before: Row['id'] | undefined, limit: number) => Promise<Row[]>

/** Each of `lists` lists the rows of a table in batches, newest first; `columns` are the headings by the fields of the rows. */
function chunksOf<Row extends { id: string | number }>(lists: List<Row>[] | List<Row>, columns: { [Field in keyof Row]?: string }) {
  const headings = Object.entries(columns).map(([key, header]) => ({ key, header }))
  return async function* chunks(db: Database): AsyncGenerator<string, void> {
    let isFirst = true
    for (const list of [lists].flat()) {
      let before: Row['id'] | undefined
      do {
        const rows = await list(db, before, batchSize)
        yield stringify(rows, { ...csvFormat, columns: headings, header: isFirst, bom: isFirst })
        before = rows.at(-1)?.id
        isFirst = false
      } while (before !== undefined)
    }
  }
}

const kindWords: Record<CountKind, string> = {
  ...{ site: 'All pages', page: 'Page', source: 'Source', missing: 'Missing page', join: 'Joined the newsletter' },
  ...{ print: 'Printed', cook: 'Cook mode', save: 'Saved', cooked: 'Cooked it' },
}

/** What was counted each day, or each month of those long past, kind by kind. */
async function* readCounts(db: Database): AsyncGenerator<string, void> {
  const columns = { kind: 'What', key: 'Which', period: 'Day Or Month', times: 'Times', visits: 'Visits' }
  let isFirst = true
  for (const kind of countKinds) {
    let after = { period: '', key: '' }
    for (let count = batchSize; count === batchSize; ) {
      const rows = await listCountsAfter(db, kind, after, batchSize)
      const shown = rows.map((row) => ({ ...row, kind: kindWords[kind] }))
      yield stringify(shown, { ...csvFormat, columns, header: isFirst, bom: isFirst })
      isFirst = false
      after = rows.at(-1) ?? after
      count = rows.length
    }
  }
}

/** A review, or a question, which has no stars. */
type NamedReview = Omit<Review, 'stars'> & { stars?: Stars; recipeTitle: string | undefined }

async function listNamedReviewsBefore(db: Database, before: string | undefined, limit: number): Promise<NamedReview[]> {
  return withRecipeTitles(db, await listReviewsBefore(db, before, limit))
}

async function listNamedQuestionsBefore(db: Database, before: string | undefined, limit: number): Promise<NamedReview[]> {
  return withRecipeTitles(db, await listQuestionsBefore(db, before, limit))
}

async function withRecipeTitles<Entry extends { recipeId: number }>(db: Database, entries: Entry[]) {
  const names = await nameRecipes(
    db,
    entries.map(({ recipeId }) => recipeId),
  )
  return entries.map((entry) => ({ ...entry, recipeTitle: names.get(entry.recipeId)?.title }))
}

/** With headings, tips and pictures among the lines, as the form has them. */
async function listRecipeLinesBefore(db: Database, before: number | undefined, limit: number) {
  const recipes = await listKeptRecipesBefore(db, before, limit)
  return recipes.map(({ nutritionalValues, equipment = [], ...recipe }) => {
    const { ingredients, steps } = toRecipeRows(recipe)
    const lists = { ingredients: ingredients.join('\n'), steps: steps.join('\n'), equipment: equipment.join('\n') }
    return { ...recipe, ...nutritionalValues, ...lists }
  })
}
