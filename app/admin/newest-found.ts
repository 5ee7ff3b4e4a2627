import { maxFound } from '#domain/http/paging.ts'
import { countOf } from '#domain/text/count-of.ts'

type Words = { one: string; many: string }

/** The count of a search by date that reached the limit `maxFound`; undefined for any other list. */
export function toNewestFound(q: string, total: number | undefined, { one, many }: Words) {
  return q && total === maxFound ? `The newest ${countOf(total, one, many)} for “${q}”` : undefined
}

/** The count of a search by relevance, which finds at most `maxFound`. */
export function toBestFound(q: string, total: number, { one, many }: Words) {
  const count = countOf(total, one, many)
  return q && total === maxFound ? `The best ${count} for “${q}”` : count
}
