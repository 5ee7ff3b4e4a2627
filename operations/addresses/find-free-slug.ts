const batch = 20

/** The slug itself or, when it is taken, the first of `-2`, `-3`, … that is free. `listTaken` returns the taken ones among some slugs. */
export async function findFreeSlug(wanted: string, listTaken: (slugs: string[]) => Promise<Set<string>>) {
  for (let first = 1; ; first += batch) {
    const slugs = Array.from({ length: batch }, (_, index) => (first + index === 1 ? wanted : `${wanted}-${first + index}`))
    const taken = await listTaken(slugs)
    const free = slugs.find((slug) => !taken.has(slug))
    if (free) return free
  }
}
