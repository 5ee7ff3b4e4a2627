import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BlogEntry } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import { LocalTime } from '../local-time.tsx'
import type { RecordRow } from '../publication/record-rows.tsx'
import { describeViews, RecordActions } from '../publication/record-rows.tsx'
import { StateTag } from '../publication/state-tag.tsx'

/** The same post as one line. */
export function toRow({ id, title, state, time, isOthers, author, urlSlug, views }: BlogCardProps['post']): RecordRow {
  return { id, title, state, time, isOthers, note: author, views, path: toPostPath(urlSlug), editPath: `/admin/blog/edit?id=${id}` }
}

type BlogCardProps = {
  /** `time`: when it was or will be published, in words. `isOthers`: the admin may not change it. */
  post: BlogEntry & { picture: PictureData | null; time: string; isOthers: boolean; views?: number | undefined }
  /** The checkbox for bulk changes. */
  box: ReactNode
  /** Address of the list once this post is gone from it. */
  listPath: string
}

/** A post in the blog manager. */
export function BlogCard({ post, box, listPath }: BlogCardProps) {
  const { id, title, urlSlug, excerpt, isCut, formattedDate, createdAt, picture, state, time, isOthers, views } = post
  return (
    <li>
      <article className="card post-cards__card">
        {box}
        <Picture picture={picture} sizes="(min-width: 56.25rem) 15rem, 7.5rem" alt="" />
        <div className="post-cards__text">
          <h2>{title || 'Untitled'}</h2>
          <StateTag state={state} time={time} />
          <p>
            {excerpt}{' '}
            {isCut && state === 'published' ? (
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
            {views ? (
              <div>
                <dt>Views: </dt>
                <dd>{describeViews(views)}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        {isOthers ? null : (
          <div className="card-actions">
            <RecordActions id={id} name={title || 'Untitled'} state={state} editPath={`/admin/blog/edit?id=${id}`} action={listPath} />
          </div>
        )}
      </article>
    </li>
  )
}
