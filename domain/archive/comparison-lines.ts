import type { SiteComparison, TableComparison } from './site-comparison.ts'

/** The owner's names for the rows of tables. All other tables are summed together. */
const labels = new Map([
  ['_blogs', 'Posts'],
  ['_recipes', 'Recipes'],
  ['comments', 'Comments'],
  ['reviews', 'Reviews'],
  ['reviewPhotos', 'Reader photos'],
  ['questions', 'Questions'],
  ['pages', 'Pages'],
  ['collections', 'Collections'],
  ['images', 'Pictures'],
  ['terms', 'Tags and lists'],
  ['redirects', 'Redirects'],
  ['contacts', 'Messages'],
  ['users', 'Members'],
  ['admin', 'Admins'],
  ['revisions', 'Earlier versions'],
  ['adminLog', 'Log entries'],
])

type ComparisonLine = Omit<TableComparison, 'table'> & { label: string }

/** The tables under the owner's names for them, without empty ones, and all others in one last line. */
export function toComparisonLines({ tables }: SiteComparison): ComparisonLine[] {
  const named = [...labels].flatMap(([name, label]) => tables.filter(({ table }) => table === name).map((found) => toLine(label, found)))
  const others = tables.filter(({ table }) => !labels.has(table))
  const sum = (field: keyof Omit<TableComparison, 'table'>) => others.reduce((total, comparison) => total + comparison[field], 0)
  const rest = { now: sum('now'), archived: sum('archived'), lost: sum('lost'), changed: sum('changed'), brought: sum('brought') }
  return [...named, { label: 'Settings and everything else', ...rest }].filter(({ now, archived }) => now + archived > 0)
}

function toLine(label: string, { table: _, ...counts }: TableComparison): ComparisonLine {
  return { label, ...counts }
}

/** The owner's name for the rows of a table. */
export function toTableLabel(table: string) {
  return labels.get(table) ?? table
}
