import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { toPostPath } from '#domain/blogs/post-card.ts'

type Neighbour = { title: string; urlSlug: string }

/** Links to the next older and the next newer post. */
export function NextPosts({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  if (!previous && !next) return null
  return (
    <nav className="wrap next-posts" aria-label="More posts">
      {previous ? <Neighbour post={previous} rel="prev" /> : null}
      {next ? <Neighbour post={next} rel="next" /> : null}
    </nav>
  )
}

function Neighbour({ post, rel }: { post: Neighbour; rel: 'prev' | 'next' }) {
  const isPrevious = rel === 'prev'
  return (
    <Link className={`next-posts__${rel}`} to={toPostPath(post.urlSlug)} rel={rel}>
      <span className="next-posts__label">
        {isPrevious ? <Icon name="arrow-left" /> : null}
        {isPrevious ? 'Previous post' : 'Next post'}
        {isPrevious ? null : <Icon name="arrow-right" />}
      </span>
      <span className="next-posts__title">{post.title}</span>
    </Link>
  )
}
