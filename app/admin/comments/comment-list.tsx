import { useRef, useState } from 'react'
import type { Comment } from '#domain/comment.ts'
import { NothingYet } from '../list-notes.tsx'
import { CommentCard } from './comment-card.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { OnChanged } from './use-comment-change.ts'

type CommentListProps = {
  /** Null when they could not be read. */
  groups: { blogId: string; blogTitle: string; comments: Comment[] }[] | null
  search: string
  pending: boolean
  action: string
  onChanged: OnChanged
}

/** The comments under their posts, each with its own buttons and a box to choose it with others. */
export function CommentList({ groups, search, pending, action, onChanged }: CommentListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  if (!groups) return <NothingYet icon="comment" text="The comments could not be loaded." />
  const all = groups.flatMap(({ comments }) => comments.map(({ id }) => id))
  if (all.length === 0) return <NothingYet icon="comment" text={toEmptyWords(search, pending)} />
  const choose = (ids: string[], isChosen: boolean) =>
    setChosen((present) => new Set([...present].filter((id) => !ids.includes(id)).concat(isChosen ? ids : [])))
  const finish: OnChanged = (changed) => {
    onChanged(changed)
    choose(changed.ids, false)
    if (changed.change === 'delete') list.current?.focus({ preventScroll: true })
  }
  return (
    <div className="comment-list" ref={list} tabIndex={-1}>
      <SelectionBar all={all} chosen={all.filter((id) => chosen.has(id))} action={action} onChoose={choose} onChanged={finish} />
      {groups.map(({ blogId, blogTitle, comments }) => (
        <section className="comment-group" key={blogId} aria-labelledby={`post-${blogId}`}>
          <h2 id={`post-${blogId}`}>Blog Title: {blogTitle || blogId}</h2>
          <div className="comment-cards">
            {comments.map((comment) => (
              <CommentCard
                key={comment.id}
                comment={comment}
                isChosen={chosen.has(comment.id)}
                action={action}
                onChoose={(isChosen) => choose([comment.id], isChosen)}
                onChanged={finish}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function toEmptyWords(search: string, pending: boolean) {
  if (search) return `No comment matches “${search}”.`
  return pending ? 'No comment is waiting for approval.' : 'No comments yet.'
}
