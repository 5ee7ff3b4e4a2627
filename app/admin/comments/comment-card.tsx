import { Icon } from '#app/ui/icon.tsx'
import type { Comment } from '#domain/comment.ts'
import { LocalTime } from '../local-time.tsx'
import { SignInAgain } from '../sign-in-again.tsx'
import { selectionForm } from './selection-bar.tsx'
import { type OnChanged, useCommentChange } from './use-comment-change.ts'

type CommentCardProps = {
  comment: Comment
  isChosen: boolean
  action: string
  onChoose: (isChosen: boolean) => void
  onChanged: OnChanged
}

/** A comment with who wrote it, when, whether readers see it, and what can be done with it. */
export function CommentCard({ comment, isChosen, action, onChoose, onChanged }: CommentCardProps) {
  const { id, name, email, comment: text, createdAt, approved } = comment
  return (
    <article className={approved ? 'card' : 'card is-pending'}>
      <header>
        <label className="comment-cards__choice">
          <input
            type="checkbox"
            name="ids"
            value={id}
            form={selectionForm}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
          <span className="visually-hidden">Choose the comment by {name}</span>
        </label>
        <h3>{name}</h3>
        <a href={`mailto:${email}`}>{email}</a>
        <span className={approved ? 'status-tag status-tag--ok' : 'status-tag'}>
          <Icon name={approved ? 'check' : 'clock'} />
          {approved ? 'Approved' : 'Pending'}
        </span>
      </header>
      <p>{text}</p>
      <footer>
        <LocalTime moment={createdAt} />
        <CommentButtons comment={comment} action={action} onChanged={onChanged} />
      </footer>
    </article>
  )
}

function CommentButtons({
  comment: { id, name, approved },
  action,
  onChanged,
}: Pick<CommentCardProps, 'comment' | 'action' | 'onChanged'>) {
  const approval = useCommentChange(onChanged)
  const deletion = useCommentChange(onChanged)
  const isBusy = approval.isChanging || deletion.isChanging
  const label = approved ? 'Disapprove' : 'Approve'
  const isWanted = () => confirm(`Delete "Comment by ${name}"? This cannot be undone.`)
  return (
    <div className="comment-cards__buttons">
      <deletion.fetcher.Form method="post" action={action} onSubmit={(event) => (isBusy || !isWanted()) && event.preventDefault()}>
        <input type="hidden" name="ids" value={id} />
        <button
          className="button button--danger"
          type="submit"
          name="change"
          value="delete"
          aria-disabled={isBusy}
          aria-label={`Delete the comment by ${name}`}
        >
          {deletion.isChanging ? 'Deleting…' : 'Delete'}
        </button>
      </deletion.fetcher.Form>
      <approval.fetcher.Form method="post" action={action} onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="ids" value={id} />
        <input type="hidden" name="change" value={approved ? 'disapprove' : 'approve'} />
        <button
          className={approved ? 'button button--quiet' : 'button'}
          type="submit"
          aria-disabled={isBusy}
          aria-label={`${label} the comment by ${name}`}
        >
          {approval.isChanging ? 'Saving…' : label}
        </button>
      </approval.fetcher.Form>
      {approval.needsSignIn || deletion.needsSignIn ? <SignInAgain /> : null}
    </div>
  )
}
