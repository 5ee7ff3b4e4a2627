import { join } from 'node:path'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { root } from '#scripts/process.mjs'
import { assetListener } from '#server/assets.ts'
import { createHttpServer, pageListener } from '#server/http.ts'
import { aBlog, aFullRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

/** The built-in classic cheeseburger. */
const recipeId = 1
const createdAt = '2026-11-20T12:00:00.000Z'

/** The id of a picture. */
export const bowl = 'b'.repeat(64)

/**
 * The built site with the sample content and one of everything that the owner's lists show, on a free port. `cookie` is the owner's, `ids`
 * are those of records whose ids differ each time.
 */
export async function servePictured() {
  const site = await openTestSite({ samples: true })
  const ids = await fill(site.db)
  // Without the notice about signing in, which the first page would show.
  const cookie = (await signIn(site)).replace(/;? ?griddle-notice=[^;]*/, '')
  const log = { request: () => {}, warn: () => {}, error: (facts: object, message: string) => console.error(message, facts) }
  const fetch = (request: Request) => site.send(request.url, { headers: request.headers })
  const pages = pageListener({ site: { fetch }, trustProxy: 0, log })
  const server = createHttpServer(assetListener(join(root, 'build/client'), 0, pages))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  async function close() {
    server.closeAllConnections()
    server.close()
    await site.close()
  }
  return { origin: `http://127.0.0.1:${port}`, cookie, ids, close }
}

async function fill(db: Database) {
  const recipe = await insertRecipe(db, aFullRecipe({ slug: 'creme-brulee' }))
  const tag = await db.selectFrom('terms').select('id').where('slug', '=', 'technique').executeTakeFirstOrThrow()
  await insertBlog(
    db,
    aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<h2>Low</h2><p>And <b>slow</b>.</p>' }),
  )
  const from = { name: 'Ada', email: 'ada@mail.example', createdAt }
  const comment = { ...from, blogId: 'onions', blogTitle: 'Slow onions' }
  await insertComment(db, { ...comment, id: 'comment', comment: 'How slow?', approved: false })
  await insertComment(db, { ...comment, id: 'thanks', comment: 'An hour, then. Thanks.', approved: true })
  for (const [id, approved] of [
    ['review', true],
    ['waiting', false],
  ] as const) {
    await insertReview(db, { ...from, id, recipeId, stars: 4, text: 'Fine, but short of salt.', approved })
  }
  await insertQuestion(db, { ...from, id: 'question', recipeId, text: 'Which pan?', approved: true })
  await insertUser(db, { id: 'member', fullName: 'Ada Byron', email: from.email, phone: '555-0101', createdAt })
  const message = 'Do you take orders for a party of thirty people? We would come on the second Saturday of May.'
  await insertContact(db, { id: 'message', first: 'Ada', last: 'Byron', email: from.email, phone: '555-0101', message, createdAt })
  await insertImage(db, { id: bowl, width: 800, height: 600, createdAt, title: 'Bowl' })
  await db.insertInto('redirects').values({ id: 'old', source: '/old', target: '/new', status: 301, targetKey: null, createdAt }).execute()
  return { recipe: String(recipe.id), tag: tag.id }
}
