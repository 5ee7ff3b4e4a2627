import { stringify } from 'csv-stringify/sync'
import { nameRecipes } from '#operations/recipes/name-recipes.ts'
import { listCommentsBefore } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'
import { listContactsBefore } from '#storage/people/contacts.ts'
import { listUsersBefore } from '#storage/people/users.ts'
import { listRecipeEntriesBefore } from '#storage/recipes/all-recipes.ts'
import { listReviewsBefore } from '#storage/recipes/reviews.ts'

/** What can be exported. */
export type CsvKind = keyof typeof tables

type Cell = string | number | undefined

/** The columns of a table and how it is read, newest first, piece by piece. */
type CsvSource<Row extends { id: string | number }> = {
  columns: Record<string, (row: Row) => Cell>
  list: (db: Database, before: Row['id'] | undefined, limit: number) => Promise<Row[]>
}

const rowsAtOnce = 500
const byteOrderMark = '\uFEFF'
// Some spreadsheets split at these, too; and of line ends the package quotes only the one that it writes.
const otherDelimiters = /[\r\n;\t]/

const tables = {
  users: piecesOf({
    columns: {
      id: (row) => row.id,
      'Full Name': (row) => row.fullName,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      'Registered On': (row) => row.createdAt,
    },
    list: listUsersBefore,
  }),
  contacts: piecesOf({
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
  comments: piecesOf({
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
  reviews: piecesOf({
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
  recipes: piecesOf({
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
  const pieces = tables[kind](db)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return()
    },
  })
}

function piecesOf<Row extends { id: string | number }>({ columns, list }: CsvSource<Row>) {
  return async function* pieces(db: Database): AsyncGenerator<string, void> {
    yield byteOrderMark + toCsv([Object.keys(columns)])
    let before: Row['id'] | undefined
    do {
      const rows = await list(db, before, rowsAtOnce)
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
