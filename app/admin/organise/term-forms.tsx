import { AdminForm } from '#app/admin/admin-form.tsx'
import { PictureField } from '#app/admin/picture-field.tsx'
import { KeptForm } from '#app/admin/revisions/kept-form.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords, toRecordNouns } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'

const pictureNames = { upload: 'picture', url: 'picture', alt: 'pictureAlt' }

type TermFormProps = { id: string; kind: TermKind; values: Record<string, string>; editing: EditingStart; fetched: string | null }

/** Name, description and picture of a term. */
export function TermForm({ id, kind, values, editing, fetched }: TermFormProps) {
  const { one } = termWords[kind]
  return (
    <KeptForm
      record={{ kind: 'term', id }}
      name="term"
      label={capitalize(one)}
      className="card form term-form"
      action={`/admin/organise/edit?id=${id}`}
      stored={values}
      editing={editing}
    >
      {({ fields, saving, foot }) => (
        <>
          <Field
            name="name"
            label="Name"
            required
            maxLength={editorLimits.label}
            autoComplete="off"
            help="Renaming changes the address. The old address redirects to the new one."
            answer={fields}
          />
          <Field name="description" label="Description" multiline maxLength={editorLimits.termDescription} answer={fields} />
          <PictureField names={pictureNames} answer={fields} fetched={fetched} />
          <div className="kept-foot">
            <button className="button" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : `Save ${one}`}
            </button>
            {foot}
          </div>
        </>
      )}
    </KeptForm>
  )
}

type MergeFormProps = { id: string; kind: TermKind; name: string; names: string[] }

/** Merges a term into another one of its kind after a confirmation. */
export function MergeForm({ id, kind, name, names }: MergeFormProps) {
  const { one } = termWords[kind]
  function ask(form: HTMLFormElement) {
    const into = new FormData(form).get('into')
    return !into || window.confirm(`Merge "${name}" into "${into}"? This cannot be undone.`)
  }

  return (
    <AdminForm
      name="merge"
      of={id}
      className="card form term-form"
      action={`/admin/organise/edit?id=${id}`}
      title={<h2 id={`${id}-merge`}>{`Merge into another ${one}`}</h2>}
      labelledBy={`${id}-merge`}
      ask={ask}
    >
      {({ fields, saving }) => (
        <>
          <Field
            name="into"
            label={`Other ${one}`}
            required
            list="other-terms"
            maxLength={editorLimits.label}
            autoComplete="off"
            help={`Its ${toRecordNouns(kind)} get that ${one} instead, and its address redirects there. Its description and picture are deleted.`}
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
        </>
      )}
    </AdminForm>
  )
}
