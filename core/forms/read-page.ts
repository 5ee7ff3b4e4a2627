import { type Page, type Slice, sliceOf, toPage } from '#domain/http/paging.ts'

type List<Entry> = {
  size: number
  list: (slice: Slice) => Promise<Entry[]>
  count: () => Promise<number>
}

/** One page of a list, or undefined past its end. */
export async function readPage<Entry>(page: number, { size, list, count }: List<Entry>): Promise<Page<Entry> | undefined> {
  const slice = sliceOf(page, size)
  const entries = await list(slice)
  return toPage(entries, await countListed(slice, entries.length, count), page, size)
}

/** The length of a list after a slice of it was read. Calls `count`, an extra query, only when the slice doesn't contain the end. */
export async function countListed({ limit, offset }: Slice, found: number, count: () => Promise<number>) {
  const isLast = found < limit && (found > 0 || offset === 0)
  return isLast ? offset + found : count()
}
