import type { InTrash, Tables } from '#core/database/schema.ts'
import type { Collection } from '#domain/collections/collection.ts'

export function toCollection({ recipes, trashedAt: _, trashedFrom: __, ...row }: Tables['collections']): Collection {
  return { ...row, recipes: JSON.parse(recipes) }
}

export function toCollectionRow({ recipes, ...collection }: Collection & Partial<InTrash>) {
  return { ...collection, recipes: JSON.stringify(recipes) }
}
