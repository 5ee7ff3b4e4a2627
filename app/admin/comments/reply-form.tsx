import { useMemo, useRef } from 'react'
import { useActionData } from 'react-router'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import type { AdminAnswer } from '#app/form-answers.ts'
import { Field } from '#app/ui/field.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Opinion, OpinionWords } from './opinion.ts'
import { type OnChanged, useModeration } from './use-moderation.ts'

type ReplyFormProps = { opinion: Opinion; words: OpinionWords; action: string; publicName: string; onChanged: OnChanged }

/** The answer to an entry, collapsed until someone wants to write one; saving it approves the entry. */
export function ReplyForm({ opinion: { id, name, reply = '', approved }, words, action, publicName, onChanged }: ReplyFormProps) {
  const form = `reply-${id}`
  const stored = useMemo(() => ({ reply }), [reply])
  const posted = useActionData<AdminAnswer>()
  const isRefused = posted?.form === form && !posted.sent
  const fold = useRef<HTMLDetailsElement>(null)
  function close(answer: AdminAnswer) {
    if (!fold.current) return
    if (!answer.sent) fold.current.open = true
    if (!answer.changed) return
    onChanged(answer.changed)
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }
  return (
    <details className="reply-form" ref={fold} open={isRefused || undefined}>
      <summary aria-label={reply ? `Edit the answer to ${name}` : `Answer the ${words.one} by ${name}`}>
        {reply ? 'Edit the answer' : 'Answer'}
      </summary>
      <AdminForm name={form} {...{ action, stored }} label={`Answer to ${name}`} isLeftBy={byEveryMove} isQuiet onAnswer={close}>
        {({ fields, saving }) => (
          <>
            <input type="hidden" name="change" value="reply" />
            <input type="hidden" name="id" value={id} />
            <Field
              name="reply"
              label="Your answer"
              multiline
              required
              maxLength={fieldLimits.reply}
              help={`Shown on the site as ${publicName}.`}
              answer={fields}
            />
            <button className="button" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : toLabel({ reply, approved })}
            </button>
          </>
        )}
      </AdminForm>
    </details>
  )
}

/** Withdraws an answer after a confirmation. */
export function RemoveReply({ opinion: { id, name }, action, onChanged }: Omit<ReplyFormProps, 'words' | 'publicName'>) {
  const { fetcher, isChanging } = useModeration(onChanged)
  const ask = () => confirm(`Remove your answer to "${name}"? This cannot be undone.`)
  return (
    <fetcher.Form method="post" action={action} onSubmit={(event) => (isChanging || !ask()) && event.preventDefault()}>
      <input type="hidden" name="change" value="take-back" />
      <input type="hidden" name="id" value={id} />
      <button className="button button--quiet" type="submit" aria-disabled={isChanging} aria-label={`Remove the answer to ${name}`}>
        {isChanging ? 'Removing…' : 'Remove'}
      </button>
      <SignInPrompt answer={fetcher.data} />
    </fetcher.Form>
  )
}

/** Another page of the list has other entries. */
function byEveryMove() {
  return true
}

function toLabel({ reply, approved }: Pick<Opinion, 'reply' | 'approved'>) {
  if (!approved) return 'Answer and approve'
  return reply ? 'Save the answer' : 'Answer'
}
