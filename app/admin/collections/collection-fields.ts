import type { Collection } from '#domain/collections/collection.ts'
import { listChosen } from '#operations/collections/name-recipes.ts'
import type { Database } from '#storage/database/database.ts'

/** A collection as the values of its form, and its recipes, which the form names by their addresses. */
export async function readCollectionFields(db: Database, collection: Collection) {
  const { title, slug, intro, picture, pictureAlt, homePlace } = collection
  const chosen = await listChosen(db, collection.recipes)
  const recipes = chosen.map(({ path }) => path).join('\n')
  const fields: Record<string, string> = {
    ...{ title, urlSlug: slug, intro, picture, pictureAlt: pictureAlt ?? '', homePlace: String(homePlace ?? ''), recipes },
  }
  return { fields, chosen }
}
