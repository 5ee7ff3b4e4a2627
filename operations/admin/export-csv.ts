import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { stringify } from 'csv-stringify/sync'
import { nameRecipes } from '#operations/recipes/name-recipes.ts'
import { listCommentsBefore } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'
import { listContactsBefore } from '#storage/people/contacts.ts'
import { listUsersBefore } from '#storage/people/users.ts'
import { listRecipeEntriesBefore } from '#storage/recipes/all-recipes.ts'
import { listReviewsBefore } from '#storage/recipes/reviews.ts'

export type CsvKind = keyof typeof tables

type Cell = string | number | undefined

/** The columns of a table, and the function that lists its rows in batches, newest first. */
type CsvSource<Row extends { id: string | number }> = {
  columns: Record<string, (row: Row) => Cell>
  list: (db: Database, before: Row['id'] | undefined, limit: number) => Promise<Row[]>
}

const batchSize = 500
const byteOrderMark = '\uFEFF'
// Some spreadsheets also split cells at these; of the line breaks, the package quotes only the one that it writes.
const otherDelimiters = /[\r\n;\t]/

const tables = {
  users: chunksOf({
    columns: {
      id: (row) => row.id,
      'Full Name': (row) => row.fullName,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      'Registered On': (row) => row.createdAt,
    },
    list: listUsersBefore,
  }),
  contacts: chunksOf({
    columns: {
      id: (row) => row.id,
      First: (row) => row.first,
      Last: (row) => row.last,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      Message: (row) => row.message,
      Date: (row) => row.createdAt,
    },
    list: listContactsBefore,
  }),
  comments: chunksOf({
    columns: {
      id: (row) => row.id,
      'Blog Title': (row) => row.blogTitle,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Comment: (row) => row.comment,
      Status: (row) => (row.approved ? 'Approved' : 'Pending'),
      Date: (row) => row.createdAt,
    },
    list: listCommentsBefore,
  }),
  reviews: chunksOf({
    columns: {
      id: (row) => row.id,
      Recipe: (row) => row.recipeTitle,
      Stars: (row) => row.stars,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Review: (row) => row.text,
      Status: (row) => (row.approved ? 'Approved' : 'Pending'),
      Date: (row) => row.createdAt,
    },
    list: listNamedReviewsBefore,
  }),
  recipes: chunksOf({
    columns: {
      id: (row) => row.id,
      Title: (row) => row.title,
      Slug: (row) => row.slug,
      Type: (row) => row.type,
      Short: (row) => row.short,
      Image: (row) => row.image,
      Ingredients: (row) => row.ingredients.join('\n'),
      Steps: (row) => row.steps.join('\n'),
      Calories: (row) => row.nutritionalValues.calories,
      Protein: (row) => row.nutritionalValues.protein,
      Fats: (row) => row.nutritionalValues.fats,
      Carbs: (row) => row.nutritionalValues.carbs,
      Servings: (row) => row.servings,
      'Created At': (row) => row.createdAt,
    },
    list: listRecipeEntriesBefore,
  }),
}

/** All rows of a table as CSV in UTF-8 with a byte order mark, newest first. Cells that a spreadsheet would take for a formula begin with `'`. */
export function exportCsv(db: Database, kind: CsvKind): ReadableStream<Uint8Array> {
  // Node and the DOM library declare different types for the same class.
  const chunks = NodeReadableStream.from(tables[kind](db)) as ReadableStream<string>
  return chunks.pipeThrough(new TextEncoderStream())
}

function chunksOf<Row extends { id: string | number }>({ columns, list }: CsvSource<Row>) {
  return async function* chunks(db: Database): AsyncGenerator<string, void> {
    yield byteOrderMark + toCsv([Object.keys(columns)])
    let before: Row['id'] | undefined
    do {
      const rows = await list(db, before, batchSize)
      if (rows.length > 0) yield toCsv(rows.map((row) => Object.values(columns).map((cell) => cell(row))))
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

function toCsv(rows: Cell[][]) {
  return stringify(rows, { record_delimiter: 'windows', escape_formulas: true, quoted_match: otherDelimiters })
}
