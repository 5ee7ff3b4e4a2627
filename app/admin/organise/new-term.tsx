import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords } from '#domain/terms/term-words.ts'

/** A line for adding to a list. */
export function NewTerm({ kind }: { kind: TermKind }) {
  const { one } = termWords[kind]
  return (
    <AdminForm name="new-term" of={kind} className="form new-term" label={`Add to ${termWords[kind].many}`} isQuiet>
      {({ fields, saving }) => (
        <>
          <Field name="name" label={`New ${one}`} required maxLength={editorLimits.label} autoComplete="off" answer={fields} />
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Adding…' : `Add ${one}`}
          </button>
        </>
      )}
    </AdminForm>
  )
}
