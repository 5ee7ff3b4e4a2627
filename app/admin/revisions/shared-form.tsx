import type { ReactNode } from 'react'
import { useActionData, useNavigate } from 'react-router'
import type { RecordAnswer } from '#app/form-answers.ts'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { UnscheduledState } from '#domain/publication/publication.ts'
import { toAddPath, toEditorPath } from '#domain/revisions/version-kinds.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { EditorHead } from './editor-head.tsx'
import type { EditingStart } from './read-editing.ts'
import { RecordForm, type RecordFormState } from './record-form.tsx'

type SharedFormProps = {
  kind: 'page' | 'collection'
  /** '' for a new record. */
  id: string
  /** The stored state, as form values. */
  stored: Record<string, string>
  editing: EditingStart
  state: UnscheduledState | undefined
  /** Its public page, if visitors can see it. */
  path: string | undefined
  isAlwaysPublic?: boolean
  buttons?: ReactNode
  children: (form: RecordFormState) => ReactNode
}

/** The form of a page or collection, on a page of its own. Use the id as its key, so that another record gets fresh form state. */
export function SharedForm({ kind, id, state, children, ...form }: SharedFormProps) {
  const navigate = useNavigate()
  return (
    <RecordForm
      {...form}
      {...{ kind, id }}
      {...(state && { state })}
      action={id ? toEditorPath(kind, id) : toAddPath(kind)}
      posted={useActionData<RecordAnswer>()}
      failure={`The ${kind} could not be saved`}
      onSaved={({ savedId }) => savedId && !id && navigate(toEditorPath(kind, savedId), { replace: true })}
      label={`${state ? 'Save' : 'Publish'} ${kind}`}
      head={<EditorHead {...{ kind, id }} title={`${id ? 'Edit' : 'New'} ${kind}`} {...toBack(kind)} />}
    >
      {children}
    </RecordForm>
  )
}

function toBack(kind: SharedFormProps['kind']) {
  return { listPath: `/admin/${kind}s`, back: `Back to ${capitalize(kind)}s` }
}

type AddressFieldProps = Pick<RecordFormState, 'fields' | 'saved'> & {
  /** The prefix of the address, and an example. */
  after: string
  example: string
}

/** The last part of a record's address. After saving, it shows the stored address. */
export function AddressField({ fields, saved, after, example }: AddressFieldProps) {
  return (
    <Field
      key={saved?.urlSlug}
      name="urlSlug"
      label="Address"
      maxLength={editorLimits.slug}
      autoComplete="off"
      help={`The part after ${after}, such as ${example}. Leave empty to create it from the title. Old addresses redirect to the new one.`}
      answer={saved ? { ...fields, typed: { ...fields.typed, urlSlug: saved.urlSlug } } : fields}
    />
  )
}
