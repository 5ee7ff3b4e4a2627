import type { SubmitEvent } from 'react'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords, toRecordNouns } from '#domain/terms/term-words.ts'

const nothing = {}

type MergeFormProps = { id: string; kind: TermKind; name: string; names: string[] }

/** Puts a term into another one of its kind after a confirmation. */
export function MergeForm({ id, kind, name, names }: MergeFormProps) {
  const { one } = termWords[kind]
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('merge', nothing)

  function ask(event: SubmitEvent<HTMLFormElement>) {
    const into = new FormData(event.currentTarget).get('into')
    if (into && !window.confirm(`Merge "${name}" into "${into}"? This cannot be undone.`)) event.preventDefault()
    else submit(event)
  }

  return (
    <>
      <Form
        ref={formRef}
        className="card form term-form"
        method="post"
        action={`/admin/organise/edit?id=${id}`}
        noValidate
        aria-labelledby={`${id}-merge`}
        onSubmit={ask}
      >
        <h2 id={`${id}-merge`}>{`Merge into another ${one}`}</h2>
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value="merge" />
        <Field
          name="into"
          label={`Other ${one}`}
          required
          list="other-terms"
          maxLength={editorLimits.label}
          autoComplete="off"
          help={`Its ${toRecordNouns(kind)} get that ${one} instead, and its address leads there. Its description and picture are given up.`}
          answer={fields}
        />
        <datalist id="other-terms">
          {names.map((other) => (
            <option key={other} value={other} />
          ))}
        </datalist>
        <div>
          <button className="button button--outline" type="submit" aria-disabled={saving}>
            {saving ? 'Merging…' : 'Merge'}
          </button>
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
