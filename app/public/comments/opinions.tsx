import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { Reply } from '#domain/forms/reply.ts'
import type { Page } from '#domain/http/paging.ts'

type OpinionsProps = {
  id: 'comments' | 'reviews' | 'questions'
  className: string
  title: string
  /** The page of entries shown; null if they could not be read. */
  page: Page<unknown> | null
  children: ReactNode
  form: ReactNode
}

/** What visitors wrote about a post or a recipe, and the form for writing. */
export function Opinions({ id, className, title, page, children, form }: OpinionsProps) {
  return (
    <section className={className} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="comments__title" id={`${id}-title`}>
          {title}
        </h2>
        {page ? children : <p>{`The ${id} could not be loaded.`}</p>}
        {page ? <Pager page={page.page} pageCount={page.pageCount} hash={`#${id}`} /> : null}
      </div>
      {form}
    </section>
  )
}

type OpinionProps = { id: string; name: string; text: string; createdAt: string; stars?: ReactNode; children?: ReactNode } & Partial<Reply>

/** A comment, a review or a question, and the answer from the kitchen. */
export function Opinion({ id, name, text, createdAt, stars, children, ...reply }: OpinionProps) {
  return (
    <article className="comment" id={id}>
      <header>
        <b>{name}</b>
        {stars}
        <LongDate stored={createdAt} />
      </header>
      {text ? <p>{text}</p> : null}
      {children}
      <ReplyNote {...reply} />
    </article>
  )
}

type UnsentProps = { what: 'comment' | 'review' | 'question'; about: 'post' | 'recipe'; to: string; list: string; children: ReactNode }

/** Replaces a post or recipe that could not be read after something about it was submitted: the form with the typed text. */
export function Unsent({ what, about, to, list, children }: UnsentProps) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>{`Your ${what} is still here.`}</h1>
        <p>
          {`The kitchen can’t reach its files right now, so the ${about} is missing from this page. Send your ${what} again in a minute, or go back to `}
          <Link to={to}>{list}</Link>.
        </p>
      </div>
      {children}
    </div>
  )
}

/** The owner's answer under what a reader wrote, if there is one. */
function ReplyNote({ reply, replyBy, repliedAt = '' }: Partial<Reply>) {
  if (!reply) return null
  return (
    <div className="reply-note">
      <header>
        <b>{replyBy}</b>
        <span>From the kitchen</span>
        <LongDate stored={repliedAt} />
      </header>
      <p>{reply}</p>
    </div>
  )
}
