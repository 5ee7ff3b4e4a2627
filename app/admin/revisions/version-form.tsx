import type { ReactNode } from 'react'
import { useActionData, useNavigate } from 'react-router'
import type { RecordAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { kindFacts } from '#domain/revisions/version-kinds.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { EnterButton } from '../publication/save-publication.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { EditingNotices } from './editing-notices.tsx'
import { EditingFields } from './editing-parts.tsx'
import type { EditingStart } from './read-editing.ts'
import { SaveState } from './save-state.tsx'
import { type BegunForm, useFormStart } from './use-form-start.ts'
import { useRenewedForm } from './use-renewed-form.ts'

type VersionFormProps = {
  kind: 'page' | 'collection'
  /** The admin's list of these records. */
  listPath: string
  /** '' for a new record. */
  id: string
  /** What is stored, as form values. */
  stored: Record<string, string>
  editing: EditingStart
  /** `status` says where what is typed is kept. */
  children: (form: Pick<ReturnType<typeof useRecordForm>, 'answer' | 'saved' | 'fields' | 'isSaving'> & { status: ReactNode }) => ReactNode
}

/** The form of a page or collection. Give it the id as its key, so that another record gets fresh form state. */
export function VersionForm(props: VersionFormProps) {
  const { kind, id, stored, editing } = props
  const begun = useFormStart({ kind, id, stored, editing })
  return <BegunVersionForm key={begun.key} {...props} begun={begun} />
}

function BegunVersionForm({ kind, listPath, id, stored, editing, begun, children }: VersionFormProps & { begun: BegunForm }) {
  const navigate = useNavigate()
  const posted = useActionData<RecordAnswer>()
  const { one } = kindFacts[kind]
  const { start } = begun
  const form = useRecordForm({
    initial: id ? begun.fields : { ...begun.fields, formId: editing.copyId },
    start,
    posted,
    failure: `The ${one} could not be saved`,
    onSaved: ({ savedId }) => savedId && !id && navigate(`${listPath}/edit?id=${savedId}`, { replace: true }),
  })
  const { Form, answer, fields, isSaving, formRef, statusRef, autosave, base } = form
  const renew = useRenewedForm({ begun, form, stored, revision: editing.revision })
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form ref={formRef} method="post" action={id ? `${listPath}/edit?id=${id}` : `${listPath}/edit`} noValidate onSubmit={renew.submit}>
        <EnterButton />
        <EditingFields start={start} base={base} />
        {id ? null : <input type="hidden" name="formId" value={fields.typed.formId} />}
        <div className="admin-work__head">
          <Link className="button button--quiet back-link" to={listPath}>
            <Icon name="arrow-left" />
            {`Back to ${capitalize(one)}s`}
          </Link>
          <h1>{id ? `Edit ${one}` : `New ${one}`}</h1>
          {id ? (
            <Link className="button button--quiet" to={`/admin/history/${kind}/${id}`}>
              History
            </Link>
          ) : null}
        </div>
        <FormStatus ref={statusRef} answer={isSaving ? undefined : answer} />
        <EditingNotices
          {...{ begun, renew, autosave, editing }}
          conflict={isSaving ? undefined : answer?.conflict}
          noun={one}
          addPath={`${listPath}/edit`}
        />
        {posted?.savedId && !id ? <Link to={`${listPath}/edit?id=${posted.savedId}`}>{`Continue editing the ${one}`}</Link> : null}
        {children({ ...form, status: <SaveState news={autosave.news} /> })}
      </Form>
    </>
  )
}
