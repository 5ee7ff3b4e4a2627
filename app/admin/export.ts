import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { type CsvKind, exportCsv } from '#operations/admin/export-csv.ts'
import type { Route } from './+types/export.ts'
import { requireAdmin } from './require-admin.ts'

const kinds: CsvKind[] = ['users', 'contacts', 'comments', 'reviews', 'recipes']

/** All users, messages, comments, reviews or recipes as a CSV file with the date in its name. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  const kind = kinds.find((known) => known === args.params.kind)
  if (!kind) throw notFound()
  const { db, clock } = args.context.get(services)
  const day = clock().toISOString().slice(0, 10)
  return new Response(exportCsv(db, kind), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${kind}-${day}.csv"` },
  })
}
