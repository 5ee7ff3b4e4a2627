import { PictureField } from '#app/admin/picture-field.tsx'
import { KeptForm } from '#app/admin/revisions/kept-form.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords } from '#domain/terms/term-words.ts'
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
