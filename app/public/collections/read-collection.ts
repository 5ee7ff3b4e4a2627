import { type RouterContextProvider, redirect } from 'react-router'
import { services } from '#app/context.ts'
import { withErrorReport } from '#app/outage.ts'
import { toPreviewHead } from '#app/public/preview-head.ts'
import { notFound } from '#app/responses.ts'
import { findMovedCollection, findShownCollection, keepShownRecipes, toPictureOf } from '#core/collections/browse-collections.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { listRecipesInOrder } from '#core/recipes/browse-recipes.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { type Collection, collectionsPath, toCollectionPath } from '#domain/collections/collection.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toBreadcrumbNode, toListNodes } from '#domain/structured-data/site-nodes.ts'
import { countOf } from '#domain/text/count-of.ts'

/**
 * A collection with its public recipes in the owner's order, for a term's page. An earlier address redirects; 404 without public recipes.
 */
export async function readCollection(context: Readonly<RouterContextProvider>, slug: string) {
  const { db } = context.get(services)
  const report = <Result>(read: () => Promise<Result>) => withErrorReport(context, 'Error fetching a collection', read)
  const collection = await report(() => findShownCollection(db, slug))
  if (collection) return report(() => showCollection(context, collection))
  const moved = await report(() => findMovedCollection(db, slug))
  throw moved ? redirect(toCollectionPath(moved), 301) : notFound()
}

/** The same for an unstored collection, whose recipes may be in any state. */
export async function previewCollection(context: Readonly<RouterContextProvider>, typed: Collection) {
  const { head, ...shown } = await showCollection(context, await keepShownRecipes(context.get(services).db, typed))
  return { ...shown, head: toPreviewHead(head), structuredData: [] }
}

async function showCollection(context: Readonly<RouterContextProvider>, collection: Collection) {
  const { db, siteUrl } = context.get(services)
  const cards = await toRecipeCards(db, await listRecipesInOrder(db, collection.recipes))
  const [picture = null] = await describePictures(db, [toPictureOf(collection)])
  const { title: name, intro: description } = collection
  const total = cards.length
  const trail = [{ label: 'Home', to: '/' }, { label: 'Collections', to: collectionsPath }, { label: name }]
  const paths = cards.map((card) => toRecipePath(card.slug))
  const summary = toExcerpt(description) || `${name}: ${countOf(total, 'recipe')} that go together.`
  return {
    ...{ kind: 'collection' as const, name, description, picture, total, page: 1, pageCount: 1, trail, recipes: cards },
    head: { title: name, description: summary, picture: picture ?? cards[0]?.picture ?? null },
    structuredData: [...toListNodes(siteUrl, paths, 0), toBreadcrumbNode(siteUrl, trail)],
  }
}
