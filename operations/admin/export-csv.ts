import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { type Options, stringify } from 'csv-stringify/sync'
import { toRecipeRows } from '#domain/recipes/recipe-parts.ts'
import { listCommentsBefore } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'
import { listContactsBefore, listUsersBefore } from '#storage/people/people.ts'
import { listRecipeEntriesBefore } from '#storage/recipes/all-recipes.ts'
import { listReviewsBefore } from '#storage/recipes/reviews.ts'
import { nameRecipes } from './list-for-admin.ts'

export type CsvKind = keyof typeof tables

const batchSize = 500

const format: Options = {
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
  comments: chunksOf(listCommentsBefore, {
    ...{ id: 'id', blogTitle: 'Blog Title', name: 'Name', email: 'Email', comment: 'Comment', approved: 'Status', createdAt: 'Date' },
  }),
  reviews: chunksOf(listNamedReviewsBefore, {
    ...{ id: 'id', recipeTitle: 'Recipe', stars: 'Stars', name: 'Name', email: 'Email', text: 'Review' },
    ...{ approved: 'Status', createdAt: 'Date' },
  }),
  recipes: chunksOf(listRecipeLinesBefore, {
    ...{ id: 'id', title: 'Title', slug: 'Slug', type: 'Type', short: 'Short', image: 'Image', ingredients: 'Ingredients', steps: 'Steps' },
    ...{ calories: 'Calories', protein: 'Protein', fats: 'Fats', carbs: 'Carbs', servings: 'Servings', createdAt: 'Created At' },
    ...{ yieldText: 'Yield', prepMinutes: 'Preparation', cookMinutes: 'Cooking', totalMinutes: 'In All', restMinutes: 'Resting' },
    ...{ chillMinutes: 'Chilling', difficulty: 'Difficulty', equipment: 'Equipment', notes: 'Notes', makeAhead: 'Make Ahead' },
    ...{ storageNotes: 'Storage', category: 'Category', cuisine: 'Cuisine', keywords: 'Keywords', author: 'Author' },
    ...{
      sourceName: 'Source',
      sourceUrl: 'Source Address',
      videoUrl: 'Video',
      videoDate: 'Video Date',
      videoPoster: 'Video Picture',
      allergens: 'Allergens',
    },
  }),
}

/** All rows of a table as CSV in UTF-8 with a byte order mark, newest first. Cells that a spreadsheet would take for a formula begin with `'`. */
export function exportCsv(db: Database, kind: CsvKind): ReadableStream<Uint8Array> {
  // Node and the DOM library declare different types for the same class.
  const chunks = NodeReadableStream.from(tables[kind](db)) as ReadableStream<string>
  return chunks.pipeThrough(new TextEncoderStream())
}

/** `list` lists the rows of a table in batches, newest first; `columns` are the headings by the fields of the rows. */
function chunksOf<Row extends { id: string | number }>(
  list: (db: Database, before: Row['id'] | undefined, limit: number) => Promise<Row[]>,
  columns: { [Field in keyof Row]?: string },
) {
  const headings = Object.entries(columns).map(([key, header]) => ({ key, header }))
  return async function* chunks(db: Database): AsyncGenerator<string, void> {
    let before: Row['id'] | undefined
    do {
      const isFirst = before === undefined
      const rows = await list(db, before, batchSize)
      yield stringify(rows, { ...format, columns: headings, header: isFirst, bom: isFirst })
      before = rows.at(-1)?.id
    } while (before !== undefined)
  }
}

async function listNamedReviewsBefore(db: Database, before: string | undefined, limit: number) {
  const reviews = await listReviewsBefore(db, before, limit)
  const names = await nameRecipes(
    db,
    reviews.map(({ recipeId }) => recipeId),
  )
  return reviews.map((review) => ({ ...review, recipeTitle: names.get(review.recipeId)?.title }))
}

/** With headings, tips and pictures among the lines, as the form has them. */
async function listRecipeLinesBefore(db: Database, before: number | undefined, limit: number) {
  const recipes = await listRecipeEntriesBefore(db, before, limit)
  return recipes.map(({ nutritionalValues, equipment = [], ...recipe }) => {
    const { ingredients, steps } = toRecipeRows(recipe)
    const lists = { ingredients: ingredients.join('\n'), steps: steps.join('\n'), equipment: equipment.join('\n') }
    return { ...recipe, ...nutritionalValues, ...lists }
  })
}
