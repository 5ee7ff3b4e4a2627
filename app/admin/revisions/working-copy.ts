import { z } from 'zod'
import { rowFields, toRows } from '#app/admin/recipes/recipe-form-values.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { requireRecord } from '#app/admin/require-record.ts'
import { services } from '#app/context.ts'
import { readJson } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { notFound } from '#app/responses.ts'
import { compareVersions } from '#core/revisions/compare-versions.ts'
import { discardWorkingCopy, isRecordStored, keepWorkingCopy } from '#core/revisions/keep-working-copy.ts'
import type { Route } from './+types/working-copy.ts'
import { keptCopy } from './read-base.ts'
import { anyRecordKey, recordKey } from './record-key.ts'
import { toAuthor } from './to-author.ts'

const maxFields = 100
const maxContinued = 20
/** How many records a browser asks about at once. */
const maxLookedUp = 50
const count = z.number().int().min(0).max(1_000_000_000)
const typed = z
  .record(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/), z.string())
  .refine((fields) => Object.keys(fields).length <= maxFields)

const comparison = z.object({ compare: z.object({ ours: typed, theirs: typed }) })

const lookUp = z.object({ areStored: z.array(recordKey).max(maxLookedUp) })

const change = z.object({
  id: z.uuid(),
  record: anyRecordKey,
  base: count,
  sequence: count.min(1),
  after: count,
  fields: typed,
  // A page of an earlier release has one at most.
  continued: z.union([z.array(keptCopy).max(maxContinued), keptCopy.transform((one) => [one])]).default([]),
})

/** Nothing to GET. */
export function loader() {
  throw notFound()
}

/**
 * Saves what is typed in an open form, discards it, compares two texts of one's own, or tells which records are stored; JSON in both
 * directions. 503 if the database is unavailable.
 */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const asked = await readJson(args.request, z.union([z.object({ discard: z.uuid() }), comparison, lookUp, change]))
  if ('compare' in asked) return Response.json(compareTyped(asked.compare))
  if ('record' in asked) await requireRecord(args.context, viewer, asked.record)
  if ('areStored' in asked) await requireRecord(args.context, viewer, ...asked.areStored)
  const { db, clock } = args.context.get(services)
  const author = toAuthor(viewer)
  const work = async () => {
    if ('areStored' in asked) return Response.json(await Promise.all(asked.areStored.map((record) => isRecordStored(db, record))))
    if (!('discard' in asked)) return Response.json(await keepWorkingCopy(db, asked, author, clock()))
    await discardWorkingCopy(db, asked.discard, author, clock())
    return Response.json({})
  }
  return catchOutage(args.context, work, () => Response.json({}, { status: 503 }))
}

type Typed = Record<string, string>

/** How two texts of one form differ, field by field, as typed. */
function compareTyped({ ours, theirs }: { ours: Typed; theirs: Typed }) {
  return compareVersions(toComparable(ours), toComparable(theirs))
}

/** Rows as lists; an empty field equals a missing one. */
function toComparable(typed: Typed) {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, rowFields.includes(name) ? toList(value) : value || null]))
}

function toList(value: string) {
  const rows = toRows(value)
  return rows.length > 0 ? rows : null
}
