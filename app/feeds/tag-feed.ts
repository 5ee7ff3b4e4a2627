import { redirect } from 'react-router'
import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { toTagPath } from '#domain/terms/term-paths.ts'
import { findShownTerm } from '#operations/terms/browse-terms.ts'
import { listNewestTaggedBlogs } from '#storage/blogs/blogs.ts'
import type { Route } from './+types/tag-feed.ts'
import { answerFeed } from './answer-feed.ts'
import { feedFiles, newestEntries } from './channel.ts'
import { readPostChannel } from './post-entries.ts'

/** The newest posts with a tag. */
export async function loader({ params: { slug, file }, request, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const term = await findShownTerm(db, 'tag', slug)
  if (!term || !Object.hasOwn(feedFiles, file)) throw notFound()
  const page = toTagPath(term.slug)
  if (term.slug !== slug) throw redirect(`${page}/${file}`, 301)
  const posts = await listNewestTaggedBlogs(db, term.id, newestEntries)
  return answerFeed(request, await readPostChannel(context, posts, { title: term.name, path: `${page}/`, page, key: `terms/${term.id}` }))
}
