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

/** What the owner calls the rows of tables, and what one of them. Those of all others are told of together. */
const labels = new Map([
  ['_blogs', 'Posts'],
  ['_recipes', 'Recipes'],
  ['comments', 'Comments'],
  ['reviews', 'Reviews'],
  ['pages', 'Pages'],
  ['collections', 'Collections'],
  ['images', 'Pictures'],
  ['terms', 'Tags and lists'],
  ['redirects', 'Redirects'],
  ['contacts', 'Messages'],
  ['users', 'Members'],
  ['admin', 'Admins'],
  ['revisions', 'Earlier versions'],
  ['adminLog', 'Entries of the log'],
])

/** The columns that name a post, a recipe and a comment, whose newest ones are told of. */
export const titleColumns = new Map([
  ['_blogs', 'title'],
  ['_recipes', 'title'],
  ['comments', 'comment'],
])

export type ComparisonLine = Omit<TableComparison, 'table'> & { label: string }

/** The tables by what the owner calls them, those without rows left out, and all others in one last line. */
export function toComparisonLines({ tables }: SiteComparison): ComparisonLine[] {
  const named = [...labels].flatMap(([name, label]) => tables.filter(({ table }) => table === name).map((found) => toLine(label, found)))
  const others = tables.filter(({ table }) => !labels.has(table))
  const sum = (field: keyof Omit<TableComparison, 'table'>) => others.reduce((total, comparison) => total + comparison[field], 0)
  const rest = { now: sum('now'), archived: sum('archived'), lost: sum('lost'), changed: sum('changed'), brought: sum('brought') }
  return [...named, { label: 'Settings and all else', ...rest }].filter(({ now, archived }) => now + archived > 0)
}

function toLine(label: string, { table: _, ...counts }: TableComparison): ComparisonLine {
  return { label, ...counts }
}

/** What the owner calls the rows of a table. */
export function toTableLabel(table: string) {
  return labels.get(table) ?? table
}
