import { useId } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'

/** Puts another file in the place of a picture's. */
export function ReplaceForm({ id, isUsed }: { id: string; isUsed: boolean }) {
  const own = useId()
  return (
    <section className="card form" aria-labelledby={`${own}-heading`}>
      <h2 id={`${own}-heading`}>Replace</h2>
      <AdminForm name="replace" of={id} action={`/admin/media/edit?id=${id}`} labelledBy={`${own}-heading`} hasFiles>
        {({ fields, saving }) => (
          <>
            <FileField id={own} isUsed={isUsed} answer={fields} />
            <div>
              <button className="button button--outline" type="submit" aria-disabled={saving}>
                {saving ? 'Replacing…' : 'Replace picture'}
              </button>
            </div>
          </>
        )}
      </AdminForm>
    </section>
  )
}

function FileField({ id, isUsed, answer }: { id: string; isUsed: boolean; answer: FieldAnswer }) {
  const { error, forget } = useFieldError('file', answer)
  return (
    <div className="field">
      <label htmlFor={id}>Replacement picture</label>
      <input
        className="input"
        id={id}
        type="file"
        name="file"
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        onInput={forget}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      <span className="help" id={`${id}-help`}>
        {isUsed ? 'Replaces this picture everywhere at once. ' : null}
        Title and alternative text stay; the old file is deleted.
      </span>
    </div>
  )
}
