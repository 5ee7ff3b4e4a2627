import { z } from 'zod'

const count = z.int().min(0)

/**
 * How a table's rows now differ from those of an archive, by their keys: `lost` exist only now, `brought` only in the archive, `changed`
 * differ.
 */
const tableComparison = z.object({ table: z.string(), now: count, archived: count, lost: count, changed: count, brought: count })

const newestRecord = z.object({ title: z.string(), createdAt: z.string() })

/** How a site now differs from one in an archive made at `madeAt` (ISO 8601), and the newest records of both. */
export const siteComparison = z.object({
  madeAt: z.iso.datetime(),
  tables: z.array(tableComparison),
  newest: z.array(z.object({ table: z.string(), now: newestRecord.optional(), archived: newestRecord.optional() })),
})

export type TableComparison = z.infer<typeof tableComparison>
export type NewestRecord = z.infer<typeof newestRecord>
export type SiteComparison = z.infer<typeof siteComparison>

/** The columns that name a post, a recipe and a comment, of which the newest are shown. */
export const titleColumns = new Map([
  ['_blogs', 'title'],
  ['_recipes', 'title'],
  ['comments', 'comment'],
])
