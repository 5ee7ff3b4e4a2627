import type { PublicationState, UnscheduledState } from '#domain/publication/publication.ts'

/** The pages or collections of a view, and how many there are in each state. */
export type ListByState<Entry> = { entries: Entry[]; counts: Record<UnscheduledState, number> }

/** Those in a state, or without one, all that are not in the trash. There are few, so all of them are read. */
export async function listByState<Entry extends { state: UnscheduledState }>(
  read: (state?: UnscheduledState) => Promise<Entry[]>,
  state: PublicationState | undefined,
): Promise<ListByState<Entry>> {
  const [kept, trashed] = await Promise.all([read(), read('trashed')])
  const all = [...kept, ...trashed]
  const listIn = (wanted: PublicationState) => all.filter((entry) => entry.state === wanted)
  const counts = { draft: listIn('draft').length, published: listIn('published').length, trashed: trashed.length }
  return { entries: state ? listIn(state) : kept, counts }
}
