import { maxFound } from '#domain/http/paging.ts'
import { countOf } from '#domain/text/count-of.ts'

/** What is said of a search that found as many as are looked for; undefined of any other. */
export function toNewestFound(q: string, total: number | undefined, { one, many }: { one: string; many: string }) {
  return q && total === maxFound ? `The newest ${countOf(total, one, many)} for “${q}”` : undefined
}
