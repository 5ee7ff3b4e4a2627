import { Link } from '#app/ui/link.tsx'
import { type PostCardData, toPostPath } from '#domain/blogs/post-card.ts'
import { Icon } from './icon.tsx'
import { LongDate } from './long-date.tsx'
import { Picture } from './picture.tsx'

/** A post as one row of a list: date, title and excerpt, picture. The whole row is clickable. */
export function PostRow({ post }: { post: PostCardData }) {
  const path = toPostPath(post.urlSlug)
  return (
    <article className="post-row">
      <div className="post-row__picture">
        <Picture picture={post.picture} alt="" sizes="(max-width: 819px) 92vw, 21rem" />
      </div>
      <LongDate stored={post.formattedDate} />
      <div className="post-row__text">
        <h3>
          <Link to={path}>{post.title}</Link>
        </h3>
        <p>{post.excerpt}</p>
        <ReadMore to={path} title={post.title} />
      </div>
    </article>
  )
}

/** The visible 'Read More' of a post's card. The title is already a link, so this one's accessible name includes it. */
export function ReadMore({ to, title }: { to: string; title: string }) {
  return (
    <Link className="read-more" to={to}>
      <span>
        Read More<span className="visually-hidden">: {title}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
