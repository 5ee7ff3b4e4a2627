import type { SourceFiles } from '#core/imports/source-files.ts'
import { parseJson, toFields, toText, toValues } from '../loose-values.ts'

type Row = Record<string, unknown>

/** The rows of a table; none if the export lacks it. */
export type GhostTables = (table: string) => Row[]

/** The export among the files, with or without its wrapper `db`; undefined if there is none. */
export async function findGhostTables(files: SourceFiles): Promise<GhostTables | undefined> {
  for (const name of files.names) {
    if (!/\.json$/i.test(name) || /(^|\/)redirects\.json$/i.test(name)) continue
    if (!/^\s*\{\s*"(?:db|meta|data)"/.test(await files.readHead(name))) continue
    const tables = toTables(parseJson(await files.readText(name)))
    if (tables) return tables
  }
  return undefined
}

function toTables(json: unknown): GhostTables | undefined {
  const outer = toFields(json)
  const whole = outer.db === undefined ? outer : toFields(toValues(outer.db)[0])
  const data = toFields(whole.data)
  const isGhost = toFields(whole.meta).version !== undefined && Array.isArray(data.posts)
  return isGhost ? (table) => (Array.isArray(data[table]) ? data[table].map(toFields) : []) : undefined
}

/** Rows by one of their columns. */
export function byColumn(rows: Row[], column: string) {
  return new Map(rows.map((row) => [toText(row[column]) ?? '', row]))
}
