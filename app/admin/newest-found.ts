import { countOf } from '#domain/count-of.ts'
import { mostFound } from '#domain/paging.ts'

/** What is said of a search that found as many as are looked for; undefined of any other. */
export function toNewestFound(q: string, total: number | undefined, { one, many }: { one: string; many: string }) {
  return q && total === mostFound ? `The newest ${countOf(total, one, many)} for “${q}”` : undefined
}
