import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ReadMore } from '#app/ui/read-more.tsx'
import { type PostCardData, toPostPath } from '#domain/blogs/post-card.ts'

/** The newest post, large, above the rows of the others. The whole card is clickable. */
export function LeadPost({ post }: { post: PostCardData }) {
  const path = toPostPath(post.urlSlug)
  return (
    <article className="lead-post">
      <div className="lead-post__picture">
        <Picture picture={post.picture} alt="" first sizes="(max-width: 819px) 92vw, 44rem" />
      </div>
      <div>
        <LongDate stored={post.formattedDate} />
        <h2>
          <Link to={path}>{post.title}</Link>
        </h2>
        <p>{post.excerpt}</p>
        <ReadMore to={path} title={post.title} />
      </div>
    </article>
  )
}
