import { data } from 'react-router'
import { services } from '#app/context.ts'
import { findLegacyBlog } from '#core/blogs/legacy-blog-rows.ts'
import { showContent } from '#core/blogs/show-content.ts'
import { adminMeta } from '../admin-meta.ts'
import { NothingYet } from '../list-notes.tsx'
import { BackLink } from '../revisions/editor-head.tsx'
import type { Route } from './+types/legacy-blog.ts'

/** The post of the legacy collection whose title matches the address, ignoring case. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(services)
  const blog = await findLegacyBlog(db, args.params.name)
  if (!blog) return data({ blog: null }, { status: 404 })
  const { title, category, content } = blog
  return data({ blog: { title, category, content: await showContent(db, content) } })
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData?.blog?.title ?? 'No blog found.')
}

/** A legacy post, read-only. */
export default function LegacyBlog({ loaderData: { blog } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <BackLink to="/admin/blog" text="Back to Blog List" />
        <h1>{blog?.title ?? 'Legacy blog'}</h1>
        {blog?.category ? <span className="tag">{blog.category}</span> : null}
      </div>
      {blog ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the loader sanitised it
        <article className="card legacy-blog prose" dangerouslySetInnerHTML={{ __html: blog.content }} />
      ) : (
        <NothingYet icon="newspaper" text="No blog found.">
          <BackLink to="/admin/blog" text="Back to Blog List" />
        </NothingYet>
      )}
    </>
  )
}
