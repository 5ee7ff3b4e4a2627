import { findNamed, listChosen } from '#core/collections/name-recipes.ts'
import type { Database } from '#core/database/database.ts'
import type { Collection } from '#domain/collections/collection.ts'

/** A collection as the values of its form, which names recipes by their addresses. */
export async function readCollectionFields(db: Database, collection: Collection): Promise<Record<string, string>> {
  const { title, slug, intro, picture, pictureAlt, homePlace } = collection
  const chosen = await listChosen(db, collection.recipes)
  const recipes = chosen.map(({ path }) => path).join('\n')
  return { title, urlSlug: slug, intro, picture, pictureAlt: pictureAlt ?? '', homePlace: String(homePlace ?? ''), recipes }
}

type Fields = Record<string, string>

/** The recipes that a form names, and those that working copies of it do. */
export async function readTypedRecipes(db: Database, fields: Fields, copies: { fields: Fields }[]) {
  const lines = [fields, ...copies.map((copy) => copy.fields)].flatMap(({ recipes = '' }) => recipes.split('\n'))
  const { ids } = await findNamed(db, [...new Set(lines)].filter(Boolean))
  return listChosen(db, ids)
}
