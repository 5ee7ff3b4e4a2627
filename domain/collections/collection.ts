import type { UnscheduledState } from '#domain/publication/publication.ts'

/**
 * Recipes that belong together, such as a Sunday roast, in the owner's order: their numbers. `picture` is the reference of an upload or a URL as typed,
 * `pictureFetched` that of the picture fetched from it; `homePlace` is the place on the home page, null for none.
 */
export type Collection = {
  id: string
  slug: string
  title: string
  intro: string
  picture: string
  pictureFetched: string | null
  pictureAlt: string | null
  recipes: number[]
  homePlace: number | null
  state: UnscheduledState
  createdAt: string
  updatedAt: string
}

export const collectionsPath = '/collections'

export function toCollectionPath(slug: string) {
  return `${collectionsPath}/${encodeURIComponent(slug)}`
}
