import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { editBlog } from '#core/blogs/write-blog.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import type { Author } from '#core/revisions/save-revision.ts'
import { readBlogFields } from '#core/revisions/stored-fields.ts'
import { joinNames, splitNames, toTermSlug } from '#domain/terms/term.ts'

/**
 * Adds a tag to posts, each as a save of its own, with a revision. Returns how many got it, and the titles of those that could not be saved; one that has
 * it or is gone is neither.
 */
export async function tagPosts(parts: FetchParts, ids: string[], tag: string, author: Author) {
  const refused: string[] = []
  let tagged = 0
  for (const id of ids) {
    const blog = await findAnyBlog(parts.db, id)
    const names = splitNames(blog?.tags)
    if (!blog || names.some((name) => toTermSlug(name) === toTermSlug(tag))) continue
    const draft = readBlogFields(blog, { tags: joinNames([...names, tag]) })
    const isSaved = draft.success && (await editBlog(parts, id, draft.data, 'save-without', 'keep', { author })).ok
    if (isSaved) tagged += 1
    else refused.push(blog.title || 'Untitled')
  }
  return { tagged, refused }
}
