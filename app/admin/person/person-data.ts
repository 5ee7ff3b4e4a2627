import { noteInLog } from '#app/admin/note-in-log.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import { findPersonalData } from '#core/people/personal-data.ts'
import { searchParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/person-data.ts'

/** Everything stored about an address, as a file for that person. */
export async function loader(args: Route.LoaderArgs) {
  const by = args.context.get(currentAdmin)
  const { db, clock } = args.context.get(services)
  const { q } = readQuery(args, { q: searchParam })
  if (!q) throw badRequest()
  const found = await findPersonalData(db, q)
  await noteInLog(args.context, { by, log: { kind: 'downloads', what: 'downloaded one person’s data' } })
  const file = { email: q, asOf: clock().toISOString(), ...Object.fromEntries(found.map(({ table, rows }) => [table, rows])) }
  const headers = { 'Content-Disposition': 'attachment; filename="personal-data.json"', 'Cache-Control': 'no-store' }
  return Response.json(file, { headers })
}
