import { z } from 'zod'

const count = z.int().min(0)

/** How the rows of a table now differ from those of an archive, by their keys: `lost` are only there now, `brought` only in the archive, `changed` differ. */
const tableComparison = z.object({ table: z.string(), now: count, archived: count, lost: count, changed: count, brought: count })

const newestRecord = z.object({ title: z.string(), createdAt: z.string() })

/** How a site now differs from one in an archive, made at `madeAt` (ISO 8601), and the newest of what both have. */
export const siteComparison = z.object({
  madeAt: z.iso.datetime(),
  tables: z.array(tableComparison),
  newest: z.array(z.object({ table: z.string(), now: newestRecord.optional(), archived: newestRecord.optional() })),
})

export type TableComparison = z.infer<typeof tableComparison>
export type NewestRecord = z.infer<typeof newestRecord>
export type SiteComparison = z.infer<typeof siteComparison>

/** The columns that name a post, a recipe and a comment, whose newest ones are told of. */
export const titleColumns = new Map([
  ['_blogs', 'title'],
  ['_recipes', 'title'],
  ['comments', 'comment'],
])
