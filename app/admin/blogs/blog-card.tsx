import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BlogEntry } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import { DeleteForm } from '../delete-form.tsx'
import { EditorIcon } from '../editor/editor-icon.tsx'
import { LocalTime } from '../local-time.tsx'

type BlogCardProps = {
  post: BlogEntry & { picture: PictureData | null }
  /** Address of the list after this post is deleted. */
  listPath: string
}

/** A post in the blog manager. */
export function BlogCard({ post, listPath }: BlogCardProps) {
  const { id, title, urlSlug, excerpt, isCut, formattedDate, createdAt, picture } = post
  return (
    <li>
      <article className="card">
        <Picture picture={picture} sizes="(min-width: 900px) 15rem, 7.5rem" alt="" />
        <div className="post-cards__text">
          <h2>{title}</h2>
          <p>
            {excerpt}{' '}
            {isCut ? (
              <Link className="link-button" to={toPostPath(urlSlug)}>
                Read More<span className="visually-hidden">: {title}</span>
              </Link>
            ) : null}
          </p>
          <dl className="card-facts">
            <div>
              <dt>Date: </dt>
              <dd>
                <LongDate stored={formattedDate} />
              </dd>
            </div>
            <div>
              <dt>Created At: </dt>
              <dd>
                <LocalTime moment={createdAt} />
              </dd>
            </div>
          </dl>
        </div>
        <div className="card-actions">
          <Link className="button button--quiet" to={`/admin/blog/edit?id=${id}`}>
            <EditorIcon name="pencil" />
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
          <DeleteForm id={id} name={title} question={`Delete "${title}"? This cannot be undone.`} action={listPath} />
        </div>
      </article>
    </li>
  )
}
