import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { termWords, toRecordNouns } from '#domain/terms/term-words.ts'

type MergeFormProps = { id: string; kind: TermKind; name: string; names: string[] }

/** Puts a term into another one of its kind after a confirmation. */
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
