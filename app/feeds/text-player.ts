import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { findBlogBySlug } from '#core/blogs/blog-rows.ts'
import { findVideo } from '#core/blogs/show-content.ts'
import type { Database } from '#core/database/database.ts'
import { findPublicPage } from '#core/pages/public-page-rows.ts'
import { findDraftBlog } from '#core/publication/publication-rows.ts'
import { draftParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/text-player.ts'
import { answerPlayer } from './answer-player.ts'

/** The player of a video in a post or page that the visitor may read, and of no other video. */
export async function loader({ params: { kind, slug, video: key }, request, context }: Route.LoaderArgs) {
  const { draft } = readQuery({ request, context }, { draft: draftParam })
  const { db } = context.get(services)
  const hidden = draft && kind === 'blogs' ? await findDraftBlog(db, draft) : undefined
  const found = hidden ?? (await findText(db, kind, slug))
  const place = found && findVideo(found.content, key)
  return answerPlayer(place && { title: place.title || found.title, video: place.video, isDraft: hidden !== undefined })
}

function findText(db: Database, kind: string, slug: string) {
  if (kind === 'blogs') return findBlogBySlug(db, slug)
  return kind === 'pages' ? findPublicPage(db, slug) : undefined
}
