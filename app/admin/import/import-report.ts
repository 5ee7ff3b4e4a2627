import { noteInLog } from '#app/admin/note-in-log.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { findImport } from '#core/imports/import-rows.ts'
import { exportReport } from '#core/imports/report-import.ts'
import type { Route } from './+types/import-report.ts'

/** The report of an import as a CSV file: each record, its result, and what was lost. */
export async function loader(args: Route.LoaderArgs) {
  const by = args.context.get(currentAdmin)
  const { db } = args.context.get(services)
  const found = await findImport(db, args.params.id)
  if (!found) throw notFound()
  await noteInLog(args.context, {
    by,
    log: { kind: 'downloads', what: 'downloaded the report of an import', link: `/admin/import/${found.id}` },
  })
  return new Response(exportReport(db, found.id), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="import-${found.createdAt.slice(0, 10)}.csv"`,
    },
  })
}
