import { services } from '#app/context.ts'
import { listNewestBlogs } from '#core/blogs/blog-rows.ts'
import type { Route } from './+types/post-feed.ts'
import { answerFeed } from './answer-feed.ts'
import { newestEntries } from './channel.ts'
import { readPostChannel } from './feed-entries.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const posts = await listNewestBlogs(context.get(services).db, newestEntries)
  return answerFeed(request, await readPostChannel(context, posts, { title: 'Recipe Blogs', path: '/', page: '/blogs', hasHub: true }))
}
