import { maxFound } from '#domain/http/paging.ts'
import { countOf } from '#domain/text/count-of.ts'

/** The count of a search that reached the limit `maxFound`; undefined for any other list. */
export function toNewestFound(q: string, total: number | undefined, { one, many }: { one: string; many: string }) {
  return q && total === maxFound ? `The newest ${countOf(total, one, many)} for “${q}”` : undefined
}
