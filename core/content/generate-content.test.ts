import { expect, test } from 'vitest'
import { makePost } from '#content/made-up/made-up-posts.ts'
import { makeRecipe } from '#content/made-up/made-up-recipes.ts'
import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { sanitizeBlogHtml } from '#core/blogs/blog-html.ts'
import { insertBlog, listBlogs } from '#core/blogs/blog-rows.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { countAllRecipes } from '#core/recipes/all-recipe-rows.ts'
import { insertRecipe, listRecipes } from '#core/recipes/recipe-rows.ts'
import { searchSite } from '#core/search/search-site.ts'
import { readVocabulary } from '#core/search/vocabulary-rows.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { generateContent, removeGenerated, whoseContent } from './generate-content.ts'

const some = { posts: 60, recipes: 30, comments: 200, seed: 7 }
const places = Array.from({ length: 2000 }, (_, index) => ({ seed: 7, index, count: 2000 }))

async function countAll(db: Database) {
  return [await countAllBlogs(db), await countAllRecipes(db), await countComments(db)]
}

onEachDatabase(({ open }) => {
  test('made-up content is indexed like any other and leaves nothing behind when it is removed', async () => {
    const db = await open()
    await generateContent(db, some, () => {})
    expect(await countAll(db)).toEqual([60, 30, 200])
    expect((await readVocabulary(db)).documents).toBe(90)
    const [post] = await listBlogs(db, { limit: 1, offset: 0 })
    expect((await searchSite(db, { text: post?.title ?? '', page: 1 }))?.total).toBeGreaterThan(0)
    expect(await removeGenerated(db)).toEqual({ posts: 60, recipes: 30 })
    expect(await countAll(db)).toEqual([0, 0, 0])
    expect((await readVocabulary(db)).documents).toBe(0)
  })

  test('what the owner wrote stays, and addresses that are taken are left alone', async () => {
    const db = await open()
    const [post, recipe] = [makePost({ seed: 7, index: 0, count: 3 }), makeRecipe({ seed: 7, index: 0, count: 3 })]
    expect(await whoseContent(db)).toEqual({ own: false, madeUp: false })
    await insertBlog(db, aBlog({ urlSlug: post.urlSlug }))
    await insertRecipe(db, aRecipe({ slug: recipe.slug }))
    expect(await whoseContent(db)).toEqual({ own: true, madeUp: false })
    await generateContent(db, { ...some, posts: 3, recipes: 3, comments: 0 }, () => {})
    expect((await listBlogs(db, { limit: 9, offset: 0 })).map(({ urlSlug }) => urlSlug)).toContain(`${post.urlSlug}-2`)
    expect((await listRecipes(db, {}, { limit: 9, offset: 0 })).map(({ slug }) => slug)).toContain(`${recipe.slug}-2`)
    expect((await whoseContent(db)).madeUp).toBe(true)
    await removeGenerated(db)
    expect(await countAll(db)).toEqual([1, 1, 0])
  })
})

test('the same seed makes up the same', () => {
  const place = { seed: 3, index: 41, count: 100 }
  expect(makePost(place)).toEqual(makePost(place))
  expect(makePost(place).content).not.toBe(makePost({ ...place, seed: 4 }).content)
})

test('made-up titles and addresses all differ, and posts hold only what the editor lets in', () => {
  const posts = places.map(makePost)
  const recipes = places.map(makeRecipe)
  expect(new Set(posts.map(({ urlSlug }) => urlSlug)).size).toBe(2000)
  expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(2000)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(2000)
  for (const { content } of posts.slice(0, 100)) expect(sanitizeBlogHtml(content)).toBe(content)
})

test('most made-up ingredients begin with an amount that is understood', () => {
  const lines = places.slice(0, 100).flatMap((place) => makeRecipe(place).ingredients)
  expect(lines.filter((line) => parseIngredient(line).amounts.length > 0).length / lines.length).toBeGreaterThan(0.75)
})
