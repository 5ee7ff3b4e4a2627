import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useActionData, useNavigate } from 'react-router'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { capitalize } from '#domain/text/capitalize.ts'
import { EnterButton } from '../publication/save-publication.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { type RecordAnswer, useRecordForm } from '../use-record-form.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { readTyped } from './read-typed.ts'
import { pressSubmitter, type Submitter, toSubmitter } from './submitter.ts'
import { noLists, useVersionChoice } from './use-version-choice.ts'

type Fields = Record<string, string>

type VersionFormProps = {
  /** 'page' and 'pages', 'collection' and 'collections'. */
  one: string
  many: string
  /** '' for a new record. */
  id: string
  /** The fields and the version that the form begins with. */
  fields: Fields
  base: number
  children: (form: Pick<ReturnType<typeof useRecordForm>, 'answer' | 'saved' | 'fields' | 'isSaving'>) => ReactNode
}

/** The form of a record that is saved whole. It begins anew with what was merged from two versions. */
export function VersionForm(props: VersionFormProps) {
  const [begun, begin] = useState<Begun>({ generation: 0, fields: props.fields, base: props.base })
  const merge = (fields: Fields, base: number, submitter?: Submitter) =>
    begin(({ generation }) => ({ generation: generation + 1, fields, base, submitter }))
  return <BegunForm key={begun.generation} {...props} {...begun} onMerge={merge} />
}

type Begun = { generation: number; fields: Fields; base: number; submitter?: Submitter | undefined }

type BegunFormProps = VersionFormProps & Begun & { onMerge: (fields: Fields, base: number, submitter?: Submitter) => void }

function BegunForm({ one, many, id, fields: initial, base: begunWith, submitter, onMerge, children }: BegunFormProps) {
  const navigate = useNavigate()
  const posted = useActionData<RecordAnswer>()
  const listPath = `/admin/${many}`
  const form = useRecordForm({
    initial,
    posted,
    failure: `The ${one} could not be saved`,
    onSaved: ({ savedId }) => savedId && !id && navigate(`${listPath}/edit?id=${savedId}`, { replace: true }),
  })
  const { Form, answer, fields, isSaving, formRef, statusRef, base } = form
  const conflict = answer?.conflict
  const versions = useVersionChoice(conflict, { formRef, lists: noLists, readCompared: form.readSent })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a form that was begun to be saved
  useEffect(() => {
    if (submitter && formRef.current) pressSubmitter(formRef.current, submitter)
  }, [])

  const merge = () => {
    if (formRef.current && conflict) onMerge(versions.read() ?? readTyped(formRef.current, noLists), conflict.revision)
  }
  /** What was chosen of two versions is saved, although the form does not show it yet. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const chosen = versions.read()
    if (!chosen || !conflict) return form.submit(event)
    event.preventDefault()
    onMerge(chosen, conflict.revision, toSubmitter(event.nativeEvent.submitter))
  }
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form ref={formRef} method="post" action={id ? `${listPath}/edit?id=${id}` : `${listPath}/edit`} noValidate onSubmit={submit}>
        <EnterButton />
        {id ? (
          <input type="hidden" name="base" value={base ?? begunWith} />
        ) : (
          <input type="hidden" name="formId" value={fields.typed.formId} />
        )}
        <div className="admin-work__head">
          <Link className="button button--quiet back-link" to={listPath}>
            <Icon name="arrow-left" />
            {`Back to ${capitalize(many)}`}
          </Link>
          <h1>{id ? `Edit ${one}` : `New ${one}`}</h1>
        </div>
        <FormStatus ref={statusRef} answer={isSaving ? undefined : answer} />
        {conflict && !isSaving ? <ConflictPanel conflict={conflict} versions={versions} onMerge={merge} /> : null}
        {posted?.savedId && !id ? <Link to={`${listPath}/edit?id=${posted.savedId}`}>{`Go on with the ${one}`}</Link> : null}
        {children(form)}
      </Form>
    </>
  )
}
