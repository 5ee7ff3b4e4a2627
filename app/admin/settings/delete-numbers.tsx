import type { SubmitEvent } from 'react'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { SignInAgain } from '#app/admin/sign-in-again.tsx'
import { useOfficeForm } from '#app/admin/use-office-form.ts'

/** The button that deletes the phone numbers of a host, after asking. */
export function DeleteNumbers({ host }: { host: string }) {
  const { Form, answer, answers, saving } = useOfficeForm('delete-numbers', nothing)
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    if (saving || !window.confirm(`Delete "${host}"? This cannot be undone.`)) event.preventDefault()
  }
  return (
    <>
      <Form method="post" action="/admin/settings#numbers" onSubmit={ask}>
        <input type="hidden" name="form" value="delete-numbers" />
        <input type="hidden" name="host" value={host} />
        <button className="button button--danger" type="submit" aria-disabled={saving}>
          <AdminIcon name="trash" />
          {saving ? 'Deleting…' : 'Delete'}
          <span className="visually-hidden"> {host}</span>
        </button>
      </Form>
      {answer?.needsSignIn ? <SignInAgain key={answers} /> : null}
    </>
  )
}

const nothing: Record<string, string> = {}
