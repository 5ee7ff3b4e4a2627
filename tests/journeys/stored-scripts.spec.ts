import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { startJourney } from '#tests/set-up/journey.ts'

const attack = `"><img src=x onerror="alert(1)"><script>alert(2)</script></title><svg onload=alert(3)>`

const journey = startJourney({ settings: { SAMPLE_CONTENT: 'off' } })

test('a script stored in a post, a comment, a review, a name, a recipe or a setting never runs', { tags: 'promise' }, async () => {
  // Stored as by an import: past the sanitiser that cleans what the owner writes.
  const post = aBlog({
    title: attack,
    author: attack,
    content: `<p>Text</p>${attack}<a href="javascript:alert(4)">x</a>`,
    excerpt: attack,
    seoKeywords: attack,
    imageLink: 'javascript:alert(5)',
  })
  await insertBlog(journey.site.db, post)
  await insertComment(journey.site.db, {
    id: 'c',
    blogId: post.id,
    blogTitle: attack,
    name: attack,
    email: 'x@mail.example',
    comment: attack,
    createdAt: post.createdAt,
    approved: true,
  })
  const { id: recipeId } = await insertRecipe(
    journey.site.db,
    aRecipe({ title: attack, short: attack, ingredients: [attack], steps: [attack], image: attack, type: 'top-seller' }),
  )
  const review = {
    id: 'r',
    stars: 5,
    name: attack,
    email: 'x@mail.example',
    text: attack,
    createdAt: post.createdAt,
    approved: true,
  } as const
  await insertReview(journey.site.db, { ...review, recipeId })
  await updateSettings(journey.site.db, { name: attack, headline: attack, blurb: attack, address: attack })

  const page = await journey.newPage()
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    return dialog.dismiss()
  })
  for (const path of [
    '/',
    '/recipes',
    '/recipes/patty-melt',
    '/blogs',
    `/blogs/${post.urlSlug}`,
    '/search?q=text',
    '/contact',
    `/search?q=${encodeURIComponent('"><script>alert(6)</script>')}`,
  ]) {
    const answer = await page.goto(journey.site.origin + path, { waitUntil: 'networkidle' })
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect.poll(() => page.locator('[onerror], [onload], a[href^="javascript:"]').count()).toBe(0)
  }
  expect(opened).toEqual([])
  await page.close()
})
