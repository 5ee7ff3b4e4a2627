import { useMemo } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'

/** The owner's block list, one entry a line. `lines` is the list as it was read: only changes since then are saved. */
export function BlockListPart({ lines }: { lines: string }) {
  const stored = useMemo(() => ({ blockList: lines }), [lines])
  return (
    <section className="settings-part" id="block-list" aria-labelledby="block-list-title" tabIndex={-1}>
      <h2 id="block-list-title">Spam</h2>
      <p>
        What visitors write is compared with this list, among other things. “Spam” in a list adds the sites, the email and the name; “Not
        spam” takes them off.
      </p>
      <AdminForm
        name="block-list"
        className="form card block-list-form"
        action="/admin/settings#block-list"
        label="Block list"
        stored={stored}
      >
        {({ fields, saving }) => (
          <>
            <input type="hidden" name="before" value={lines} />
            <Field
              name="blockList"
              label="Block list"
              multiline
              unmarked
              maxLength={editorLimits.blockList}
              help="One a line: a site such as pills.example, an email, a word or words, or “name:” and a name. A name alone does not make spam."
              answer={fields}
            />
            <button className="button button--ink" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : 'Save block list'}
            </button>
          </>
        )}
      </AdminForm>
    </section>
  )
}
