import { type SubmitEvent, useEffect } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { AdminIcon } from './admin-icon.tsx'
import { SignInPrompt } from './sign-in-again.tsx'
import { useAnswerToast } from './use-answer-toast.ts'
import { useChange } from './use-change.ts'

type DeleteFormProps = {
  id: string
  /** Accessible name of the record, for screen readers. */
  name: string
  /** Which way to delete a record that has two: to the trash, or permanently. */
  change?: 'trash' | 'delete'
  /** Text of the confirmation. */
  question: string
  /** Address of the list after the deletion. */
  action: string
}

/** Deletes one record of a list after a confirmation. One deletion at a time. */
export function DeleteForm({ id, name, change, question, action }: DeleteFormProps) {
  const { state, formData } = useNavigation()
  const isDeleting = state !== 'idle' && formData?.get('id') === id
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    if (formData || !window.confirm(question)) event.preventDefault()
  }
  return (
    <Form method="post" action={action} onSubmit={ask} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {change ? <input type="hidden" name="change" value={change} /> : null}
      <DeleteButton name={name} isDeleting={isDeleting} />
    </Form>
  )
}

/** Restores records from the trash, without JavaScript. */
function UndoForm({ ids }: { ids: string[] }) {
  return (
    <form method="post">
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <button className="button button--quiet" type="submit" name="change" value="restore">
        Undo
      </button>
    </form>
  )
}

/** The result of a deletion: a toast, and a message above the list (on success only without JavaScript, where there is no toast). */
export function DeleteOutcome() {
  const answer = useActionData<ChangeAnswer>()
  const { fetcher } = useChange()
  const restore = (ids: string[]) =>
    fetcher.submit(new URLSearchParams([['change', 'restore'], ...ids.map((id) => ['ids', id])]), { method: 'post' })
  useAnswerToast(answer, answer?.undo && { label: 'Undo', run: () => answer.undo && restore(answer.undo.ids) }, true)
  const isGone = useNavigation().state === 'idle' && answer?.sent === true
  useEffect(() => {
    // The focused button was removed with its row.
    if (isGone && document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [isGone])
  if (!answer) return null
  const status = <FormStatus answer={answer} />
  return (
    <div className="list-outcome">
      {answer.sent ? (
        <noscript>
          {status}
          {answer.undo ? <UndoForm ids={answer.undo.ids} /> : null}
        </noscript>
      ) : (
        status
      )}
      <SignInPrompt answer={answer} />
    </div>
  )
}

type DeleteButtonProps = {
  /** Accessible name of the record, for screen readers. */
  name: string
  isDeleting: boolean
}

/** The submit button of a form that deletes one record of a list. */
export function DeleteButton({ name, isDeleting }: DeleteButtonProps) {
  return (
    <button className="button button--danger" type="submit" aria-disabled={isDeleting}>
      <AdminIcon name="trash" />
      {isDeleting ? 'Deleting…' : 'Delete'}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
