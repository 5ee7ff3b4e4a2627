import { noteInLog } from '#app/admin/note-in-log.ts'
import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { type CsvKind, exportCsv } from '#core/admin/export-csv.ts'
import type { Right } from '#domain/identity/roles.ts'
import type { Route } from './+types/export.ts'
import { currentAdmin, requireRight } from './require-admin.ts'

/** What can be exported, and the required right. */
const kinds: Record<CsvKind, Right> = {
  users: 'run',
  contacts: 'run',
  readers: 'run',
  comments: 'edit',
  reviews: 'edit',
  recipes: 'edit',
  ...{ posts: 'edit', redirects: 'run', tags: 'edit', numbers: 'edit' },
}

const words: Record<CsvKind, string> = {
  users: 'users',
  contacts: 'messages',
  readers: 'newsletter readers',
  comments: 'comments',
  reviews: 'reviews',
  recipes: 'recipes',
  posts: 'posts',
  redirects: 'redirects',
  tags: 'tags',
  numbers: 'numbers',
}

/** All users, messages, comments, reviews or recipes as a CSV file with the date in its name. */
export async function loader(args: Route.LoaderArgs) {
  const { kind } = args.params
  if (!isKind(kind)) throw notFound()
  const by = args.context.get(currentAdmin)
  requireRight(by, kinds[kind])
  const { db, clock } = args.context.get(services)
  await noteInLog(args.context, { by, log: { kind: 'downloads', what: `downloaded the ${words[kind]} as CSV` } })
  const day = clock().toISOString().slice(0, 10)
  return new Response(exportCsv(db, kind), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${kind}-${day}.csv"` },
  })
}

function isKind(text: string): text is CsvKind {
  return Object.hasOwn(kinds, text)
}
