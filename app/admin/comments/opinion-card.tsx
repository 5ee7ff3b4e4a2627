import { toFinalQuestion } from '#app/admin/deletion-questions.ts'
import { LocalTime } from '#app/admin/local-time.tsx'
import { SelectBox } from '#app/admin/selection/select-box.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { StarRow } from '#app/ui/star-row.tsx'
import { capitalize } from '#domain/text/capitalize.ts'
import { describeAlong } from './describe-along.ts'
import type { Opinion, OpinionWords } from './opinion.ts'
import { OpinionPhotos } from './opinion-photos.tsx'
import { RemoveReply, ReplyForm } from './reply-form.tsx'
import { toCardId } from './use-list-keys.ts'
import { type OnChanged, useModeration } from './use-moderation.ts'

type OpinionCardProps = {
  opinion: Opinion
  words: OpinionWords
  isChosen: boolean
  action: string
  /** The name under which the signed-in admin answers. */
  publicName: string
  onChoose: (ids: string[], isChosen: boolean) => void
  onChanged: OnChanged
}

/** A comment, review or question with its author, date and status, and the buttons to moderate it. */
export function OpinionCard({ opinion, words: ofList, isChosen, action, publicName, onChoose, onChanged }: OpinionCardProps) {
  const { id, name, email, text, createdAt, approved, stars, note, isQuestion, spam } = opinion
  const words = isQuestion ? { one: 'question', many: 'questions' } : ofList
  return (
    <article className="card" id={toCardId(id)} tabIndex={-1} aria-labelledby={`${toCardId(id)}-name`}>
      <header>
        <SelectBox
          className="comment-cards__choice"
          id={id}
          label={`Choose the ${words.one} by ${name}`}
          isChosen={isChosen}
          onChoose={onChoose}
          shortcut="x"
        />
        <h3 id={`${toCardId(id)}-name`}>{name}</h3>
        <a href={`mailto:${email}`}>{email}</a>
        {spam ? (
          <span className="status-tag">Spam</span>
        ) : (
          <span className={approved ? 'status-tag status-tag--ok' : 'status-tag'}>
            <Icon name={approved ? 'check' : 'clock'} />
            {approved ? 'Approved' : 'Pending'}
          </span>
        )}
      </header>
      {stars ? <StarRow rating={stars} /> : null}
      {isQuestion ? <QuestionMark /> : null}
      {text ? <p>{text}</p> : null}
      <OpinionPhotos opinion={opinion} action={action} onChanged={onChanged} />
      {note && !approved ? <p className="help">{note}</p> : null}
      {opinion.reply ? <OwnReply opinion={opinion} action={action} onChanged={onChanged} /> : null}
      {spam ? (
        <ul className="spam-reasons" aria-label="Why this is among the spam">
          {spam.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        <ReplyForm opinion={opinion} words={words} action={action} publicName={publicName} onChanged={onChanged} />
      )}
      <footer>
        <LocalTime moment={createdAt} />
        <OpinionButtons opinion={opinion} words={words} action={action} onChanged={onChanged} />
      </footer>
    </article>
  )
}

/** In the place of a review's stars. */
function QuestionMark() {
  return (
    <p className="comment-cards__kind">
      <Drawing path="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4h.01" />
      Question
    </p>
  )
}

function OwnReply({ opinion, action, onChanged }: Pick<OpinionCardProps, 'opinion' | 'action' | 'onChanged'>) {
  return (
    <div className="own-reply">
      <b>{opinion.replyBy}</b>
      <p>{opinion.reply}</p>
      <footer>
        <LocalTime moment={opinion.repliedAt ?? ''} />
        <RemoveReply opinion={opinion} action={action} onChanged={onChanged} />
      </footer>
    </div>
  )
}

function OpinionButtons({
  opinion,
  words: { one },
  action,
  onChanged,
}: Pick<OpinionCardProps, 'opinion' | 'words' | 'action' | 'onChanged'>) {
  const { id, name, approved, spam } = opinion
  const approval = useModeration(onChanged)
  const deletion = useModeration(onChanged)
  const marking = useModeration(onChanged)
  const isBusy = approval.isChanging || deletion.isChanging || marking.isChanging
  const label = approved ? 'Disapprove' : 'Approve'
  const mark = spam ? 'Not spam' : 'Spam'
  const confirmDeletion = () => confirm(toFinalQuestion(`"${capitalize(one)} by ${name}"`, describeAlong([opinion])))
  return (
    <div className="comment-cards__buttons">
      <deletion.fetcher.Form method="post" action={action} onSubmit={(event) => (isBusy || !confirmDeletion()) && event.preventDefault()}>
        <input type="hidden" name="ids" value={id} />
        <button
          className="button button--danger"
          type="submit"
          name="change"
          value="delete"
          aria-disabled={isBusy}
          aria-keyshortcuts="d"
          aria-label={`Delete the ${one} by ${name}`}
        >
          {deletion.isChanging ? 'Deleting…' : 'Delete'}
        </button>
      </deletion.fetcher.Form>
      <marking.fetcher.Form method="post" action={action} onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="ids" value={id} />
        <input type="hidden" name="change" value={spam ? 'not-spam' : 'spam'} />
        <button
          className={spam ? 'button' : 'button button--quiet'}
          type="submit"
          aria-disabled={isBusy}
          aria-keyshortcuts="s"
          aria-label={`${mark}: the ${one} by ${name}`}
        >
          {marking.isChanging ? 'Saving…' : mark}
        </button>
      </marking.fetcher.Form>
      {spam ? null : (
        <approval.fetcher.Form method="post" action={action} onSubmit={(event) => isBusy && event.preventDefault()}>
          <input type="hidden" name="ids" value={id} />
          <input type="hidden" name="change" value={approved ? 'disapprove' : 'approve'} />
          <button
            className={approved ? 'button button--quiet' : 'button'}
            type="submit"
            aria-disabled={isBusy}
            aria-keyshortcuts={approved ? undefined : 'a'}
            aria-label={`${label} the ${one} by ${name}`}
          >
            {approval.isChanging ? 'Saving…' : label}
          </button>
        </approval.fetcher.Form>
      )}
      <SignInPrompt answer={[approval, deletion, marking].find(({ fetcher }) => fetcher.data?.needsSignIn)?.fetcher.data} />
    </div>
  )
}
