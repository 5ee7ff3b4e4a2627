import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import type { Database } from '#core/database/database.ts'
import { withPictures } from '#core/pictures/describe-pictures.ts'
import { listBuiltInRecipes, listRecipesInOrder, listReplacements } from '#core/recipes/browse-recipes.ts'
import { toRecipePicture } from '#core/recipes/recipe-cards.ts'
import { listRecipeNames } from '#core/recipes/recipe-rows.ts'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { toUnpinned } from '#domain/links/share-links.ts'
import { type Picture, pictureName } from '#domain/pictures/picture-variants.ts'
import type { UnscheduledState } from '#domain/publication/publication.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import { listAllCollections } from './all-collection-rows.ts'
import { findPublicCollection, findPublicCollectionSlug, listPublicCollections } from './public-collection-rows.ts'

/** A collection in a list for visitors, with the first line of its text and how many recipes it shows. */
export type CollectionCardData = { slug: string; title: string; summary: string; count: number; picture: Picture | null }

/** The collections that visitors see, each with the numbers of its public recipes: those without any are left out. */
export async function listShownCollections(db: Database) {
  return (await withShownRecipes(db, await listPublicCollections(db))).filter(({ recipes }) => recipes.length > 0)
}

/** The collection that visitors find under a slug, with the numbers of its public recipes; undefined without any. */
export async function findShownCollection(db: Database, slug: string) {
  const found = await findPublicCollection(db, slug)
  const shown = found && (await keepShownRecipes(db, found))
  return shown && shown.recipes.length > 0 ? shown : undefined
}

/** A collection with the numbers of its public recipes alone. */
export async function keepShownRecipes(db: Database, collection: Collection) {
  const [shown = collection] = await withShownRecipes(db, [collection])
  return shown
}

/** The present slug of the collection that once had this one, or undefined. */
export async function findMovedCollection(db: Database, slug: string) {
  const id = await findOldAddress(db, 'collection', slug)
  return id && findPublicCollectionSlug(db, id)
}

/** The collections in a state, or without one, those that are not in the trash, and how many of their recipes visitors see. */
export async function listCollections(db: Database, state?: UnscheduledState) {
  const all = await listAllCollections(db, state)
  const shown = await withShownRecipes(db, all)
  return all.map(({ id, slug, title, state, homePlace, recipes }, index) => ({
    ...{ id, slug, title, state, homePlace, count: recipes.length, shown: shown[index]?.recipes.length ?? 0 },
  }))
}

/** The collections as cards. One without a picture has that of its first recipe. */
export async function toCollectionCards(db: Database, collections: Collection[]): Promise<CollectionCardData[]> {
  const firsts = await listRecipesInOrder(
    db,
    collections.flatMap((collection) => (toPictureOf(collection).reference ? [] : collection.recipes.slice(0, 1))),
  )
  const pictured = await withPictures(db, collections, (collection) => {
    const first = firsts.find(({ id }) => id === collection.recipes[0])
    return first ? toRecipePicture(first) : toPictureOf(collection)
  })
  return pictured.map(({ slug, title, intro, recipes, picture }) => ({
    ...{ slug, title, summary: toExcerpt(intro.split('\n')[0] ?? ''), count: recipes.length, picture: toUnpinned(picture) },
  }))
}

/** The picture that the owner chose, if any. */
export function toPictureOf({ pictureFetched, picture, pictureAlt }: Pick<Collection, 'pictureFetched' | 'picture' | 'pictureAlt'>) {
  return { reference: [pictureFetched, picture].find(pictureName), alt: pictureAlt ?? '' }
}

/** The collections with only those of their recipes that are public. One of the owner's takes the place of a built-in one with its address. */
async function withShownRecipes(db: Database, collections: Collection[]) {
  const ids = [...new Set(collections.flatMap(({ recipes }) => recipes))]
  const [own, shown, replacements] = await Promise.all([
    listRecipeNames(
      db,
      ids.filter((id) => id >= firstCreatedRecipeId),
    ),
    listBuiltInRecipes(db, {}),
    listReplacements(db),
  ])
  const replaced = new Map(builtInRecipes.map(({ id, slug }) => [id, replacements.get(slug) ?? id]))
  const isPublic = new Set([...own, ...shown].map(({ id }) => id).concat(...replacements.values()))
  return collections.map((collection) => {
    const present = collection.recipes.map((id) => replaced.get(id) ?? id)
    return { ...collection, recipes: [...new Set(present)].filter((id) => isPublic.has(id)) }
  })
}
