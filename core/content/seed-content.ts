import { legacyPosts } from '#content/legacy-posts.ts'
import { sampleComments } from '#content/sample-comments.ts'
import { samplePosts } from '#content/sample-posts.ts'
import { sanitizeBlogHtml } from '#core/blogs/blog-html.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertLegacyBlog } from '#core/blogs/legacy-blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { insertMilestone } from '#core/settings/setting-rows.ts'
import type { LegacyBlog } from '#domain/blogs/blog.ts'
import { newId } from '#domain/id.ts'

/** Seeds a database with the sample content, or decides against it, once in its life. Decision and content share a transaction, so that an interrupted start is repeated. */
export async function seedOnce(db: Database, isWanted: boolean) {
  await db.transaction().execute(async (transaction) => {
    const isFirst = await insertMilestone(transaction, 'seeded')
    if (isFirst && isWanted) await fill(transaction)
  })
}

/** Fills a new database with the sample posts, their comments and the legacy collection, all or nothing. The first start doesn't seed it again. */
export function seedContent(db: Database) {
  return db.transaction().execute(async (transaction) => {
    await insertMilestone(transaction, 'seeded')
    await fill(transaction)
  })
}

async function fill(db: Database) {
  for (const { image, tags = null, ...post } of samplePosts) {
    const blog = toBlog({ ...post, imageBase64: image })
    await insertBlog(db, { ...blog, tags, state: 'published', publishedAt: blog.createdAt })
    for (const { urlSlug, ...comment } of sampleComments.filter((one) => one.urlSlug === blog.urlSlug))
      await insertComment(db, { ...comment, id: newId(new Date(comment.createdAt)), blogId: blog.id, blogTitle: blog.title })
  }
  for (const { image, ...post } of legacyPosts) await insertLegacyBlog(db, toBlog({ ...post, imageBase64: image }))
}

function toBlog(post: Pick<LegacyBlog, 'title' | 'content' | 'createdAt' | 'author' | 'urlSlug'> & Partial<LegacyBlog>): LegacyBlog {
  return {
    id: newId(new Date(post.createdAt)),
    ...{ imageBase64: null, imageLink: null, imageFetched: null, imageAlt: null, formattedDate: null, updatedAt: null },
    ...{ seoTitle: null, seoDescription: null, seoKeywords: null, category: null, excerpt: null },
    ...post,
    content: sanitizeBlogHtml(post.content),
  }
}
