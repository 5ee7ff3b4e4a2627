import type { ReactNode, SubmitEvent } from 'react'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { VersionOf } from '#core/revisions/revision-rows.ts'
import { isUploading } from '../picture-field.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { EditingNotices } from './editing-notices.tsx'
import { EditingFields } from './editing-parts.tsx'
import type { EditingStart } from './read-editing.ts'
import { SaveState } from './save-state.tsx'
import { type BegunForm, useFormStart } from './use-form-start.ts'
import { useRenewedForm } from './use-renewed-form.ts'
import { noLists } from './use-version-choice.ts'

type KeptFormProps = {
  /** The form's record. */
  record: { kind: VersionOf['kind']; id: string }
  /** Identifies the form among others on its page: the value of its field `form`. */
  name: string
  label: string
  /** Above the form's own message. */
  title?: ReactNode
  className: string
  action: string
  /** The stored state, as form values. */
  stored: Record<string, string>
  editing: EditingStart
  /** Repeated fields. */
  lists?: string[]
  /** `foot` is beside the buttons: where the typed text is saved, and the link to the history. */
  children: (form: { fields: FieldAnswer; saving: boolean; foot: ReactNode }) => ReactNode
}

/** A form of a record with versions: keeps what is typed in it, and shows both versions if others have saved the same fields. */
export function KeptForm(props: KeptFormProps) {
  const { record, stored, editing } = props
  const begun = useFormStart({ ...record, stored, editing })
  return <BegunKeptForm key={begun.key} {...props} begun={begun} />
}

function BegunKeptForm({ record, name, label, title, className, action, begun, children, ...props }: KeptFormProps & { begun: BegunForm }) {
  const { stored, editing, lists = noLists } = props
  const form = useAdminForm(name, stored, { kept: { begun, lists } })
  const { Form, answer, fields, saving, formRef, statusRef, autosave, base } = form
  const renew = useRenewedForm({ begun, form, lists, stored, revision: editing.revision })

  function submitComplete(event: SubmitEvent<HTMLFormElement>) {
    if (!isUploading(event.currentTarget)) return renew.submit(event)
    event.preventDefault()
    showToast('info', 'The picture is still uploading. Save when it’s done.')
  }

  const foot = (
    <>
      <SaveState news={autosave.news} />
      <Link className="button button--quiet" to={`/admin/history/${record.kind}/${record.id}`}>
        History<span className="visually-hidden"> of {label.toLowerCase()}</span>
      </Link>
    </>
  )
  return (
    <>
      <Form ref={formRef} className={className} method="post" action={action} noValidate aria-label={label} onSubmit={submitComplete}>
        {title}
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <EditingNotices
          {...{ begun, renew, autosave, editing }}
          conflict={saving ? undefined : answer?.conflict}
          noun="text"
          addPath={action}
        />
        <input type="hidden" name="form" value={name} />
        <EditingFields start={begun.start} base={base} />
        {children({ fields, saving, foot })}
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
