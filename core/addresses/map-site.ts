import { listShownCollections, toPictureOf } from '#core/collections/browse-collections.ts'
import { listReviewChanges } from '#core/comments/review-change-rows.ts'
import type { Database } from '#core/database/database.ts'
import { listPublicPages } from '#core/pages/public-page-rows.ts'
import { listBuiltInRecipes } from '#core/recipes/browse-recipes.ts'
import { listShownTerms } from '#core/terms/public-term-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { type Collection, collectionsPath, toCollectionPath } from '#domain/collections/collection.ts'
import { toPagePath } from '#domain/pages/page.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { listTermsOfRecipe } from '#domain/terms/all-terms.ts'
import { toTermSlug } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'
import { toLatest } from '#domain/text/dates.ts'
import { listBlogChunk, listChunks, listRecipeChunk, type MappedRecord } from './sitemap-rows.ts'

/** A page in a sitemap; `picture` is a reference such as `/images/hero`. */
export type MappedPage = { path: string; changedAt?: string; picture?: string | undefined }

/** A file of the sitemap, numbered from 1, and the time of the last change in it, if known. */
export type MapPart = { number: number; changedAt?: string }

/** How many of the owner's records one file of the sitemap lists; the protocol allows 50,000 URLs. */
const recordsPerFile = 5000

/** The protocol's limit for a file. */
const maxTerms = 50_000

/** The sitemap's files of recipes and posts. Built-in recipes, which have no date until somebody reviews them, come first in the first one. */
export async function listMapParts(db: Database): Promise<{ recipes: MapPart[]; posts: MapPart[] }> {
  const [recipes, posts, builtIn] = await Promise.all([
    listChunks(db, '_recipes', recordsPerFile),
    listChunks(db, '_blogs', recordsPerFile),
    listBuiltInRecipes(db, {}),
  ])
  const changedAt = toLatest(recipes[0]?.changedAt, ...(await listReviewChanges(db, builtIn.map(toNumber))).values())
  const first = recipes.length > 0 || builtIn.length > 0 ? [{ number: 1, ...(changedAt && { changedAt }) }] : []
  return { recipes: [...first, ...recipes.slice(1)], posts }
}

/** The site's fixed pages, those of the owner's, and collections, with the time of the last change of what the owner wrote. */
export async function listMappedPages(db: Database, fixed: string[]): Promise<MappedPage[]> {
  const [pages, collections] = await Promise.all([listPublicPages(db), listShownCollections(db)])
  const written = pages.map(({ slug, updatedAt }) => ({ path: toPagePath(slug), changedAt: updatedAt }))
  const listed = fixed.filter((path) => !written.some((page) => page.path === path) && (path !== collectionsPath || collections.length > 0))
  return [...listed.map((path) => ({ path })), ...written, ...collections.map(toCollectionEntry)]
}

/** The recipes in one file of the sitemap; none past the end. */
export async function listMappedRecipes(db: Database, number: number): Promise<MappedPage[]> {
  const [builtIn, created] = await Promise.all([
    number === 1 ? listBuiltInRecipes(db, {}) : [],
    listRecipeChunk(db, number, recordsPerFile),
  ])
  const reviewed = await listReviewChanges(db, builtIn.map(toNumber))
  const toBuiltInPage = ({ id, slug, image }: Recipe) => {
    const changedAt = reviewed.get(id)
    return { path: toRecipePath(slug), ...(changedAt && { changedAt }), picture: pictureName(image) && image }
  }
  return [...builtIn.map(toBuiltInPage), ...created.map((recipe) => toPage(toRecipePath, recipe))]
}

/** The posts in one file of the sitemap; none past the end. */
export async function listMappedPosts(db: Database, number: number): Promise<MappedPage[]> {
  return (await listBlogChunk(db, number, recordsPerFile)).map((post) => toPage(toPostPath, post))
}

/** The pages of tags, categories and the like, in a file of their own; none without any. */
export async function listMappedTerms(db: Database, limit = maxTerms): Promise<MappedPage[]> {
  const [shown, builtIn] = await Promise.all([listShownTerms(db, '', limit), listBuiltInRecipes(db, {})])
  const pages = shown.map(({ kind, slug, picture }) => ({ path: toTermPath(kind, slug), picture }))
  const ofBuiltIn = builtIn.flatMap(listTermsOfRecipe).map(({ kind, name }) => toTermPath(kind, toTermSlug(name)))
  const further = [...new Set(ofBuiltIn)].filter((path) => !pages.some((page) => page.path === path))
  return [...pages, ...further.map((path) => ({ path }))].slice(0, limit)
}

function toNumber({ id }: Recipe) {
  return id
}

function toCollectionEntry(collection: Collection) {
  return { path: toCollectionPath(collection.slug), changedAt: collection.updatedAt, picture: toPictureOf(collection).reference }
}

function toPage(toPath: (slug: string) => string, { slug, changedAt, picture }: MappedRecord) {
  return { path: toPath(slug), changedAt, picture }
}
