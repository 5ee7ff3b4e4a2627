import type { Tables } from '#core/database/schema.ts'
import type { Collection } from '#domain/collections/collection.ts'

export function toCollection({ recipes, ...row }: Tables['collections']): Collection {
  return { ...row, recipes: JSON.parse(recipes) }
}

export function toCollectionRow({ recipes, ...collection }: Collection): Tables['collections'] {
  return { ...collection, recipes: JSON.stringify(recipes) }
}
