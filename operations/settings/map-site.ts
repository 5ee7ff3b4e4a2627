import { toPostPath } from '#domain/blogs/post-card.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { listBuiltInRecipes } from '#operations/recipes/browse-recipes.ts'
import { listBlogStretch, listRecipeStretch, listStretches, type MappedRecord } from '#storage/addresses/sitemap-entries.ts'
import type { Database } from '#storage/database/database.ts'

/** A page in a sitemap; `picture` is a reference such as `/images/hero`. */
export type MappedPage = { path: string; changedAt?: string; picture?: string }

/** A file of the sitemap, counted from 1, and when the last change in it was, as far as that is known. */
export type MapPart = { number: number; changedAt?: string }

/** Most of the owner's records in one file of the sitemap; the protocol allows 50,000 addresses. */
const mappedAtOnce = 5000

/** Which files of recipes and posts there are, with the last change in each. Built-in recipes, which have no date, lead the first one. */
export async function listMapParts(db: Database): Promise<{ recipes: MapPart[]; posts: MapPart[] }> {
  const [recipes, posts, builtIn] = await Promise.all([
    listStretches(db, '_recipes', mappedAtOnce),
    listStretches(db, '_blogs', mappedAtOnce),
    listBuiltInRecipes(db, {}),
  ])
  return { recipes: recipes.length === 0 && builtIn.length > 0 ? [{ number: 1 }] : recipes, posts }
}

/** The recipes in one file of the sitemap; none past the end. */
export async function listMappedRecipes(db: Database, number: number): Promise<MappedPage[]> {
  const [builtIn, created] = await Promise.all([
    number === 1 ? listBuiltInRecipes(db, {}) : [],
    listRecipeStretch(db, number, mappedAtOnce),
  ])
  return [
    ...builtIn.map(({ slug, image }) => ({ path: toRecipePath(slug), picture: pictureName(image) && image })),
    ...created.map((recipe) => toPage(toRecipePath, recipe)),
  ]
}

/** The posts in one file of the sitemap; none past the end. */
export async function listMappedPosts(db: Database, number: number): Promise<MappedPage[]> {
  return (await listBlogStretch(db, number, mappedAtOnce)).map((post) => toPage(toPostPath, post))
}

function toPage(toPath: (slug: string) => string, { slug, changedAt, picture }: MappedRecord) {
  return { path: toPath(slug), changedAt, picture }
}
