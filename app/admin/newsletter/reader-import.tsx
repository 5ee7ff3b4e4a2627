import { type ChangeEvent, useId, useRef } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'

/** Takes in readers of a CSV file, which is read into the form, and says which lines were refused. */
export function ReaderImport({ path }: { path: string }) {
  const id = useId()
  const isLive = useIsLive()
  const field = useRef<HTMLDivElement>(null)

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const text = field.current?.querySelector('textarea')
    const file = currentTarget.files?.[0]
    if (!text || !file) return
    text.value = await file.text()
    text.dispatchEvent(new Event('input', { bubbles: true }))
    currentTarget.value = ''
  }

  return (
    <section className="settings-part" aria-labelledby="reader-import-title">
      <h2 id="reader-import-title">Import a CSV file</h2>
      <p>
        One reader per line: email, name, where they agreed to get your newsletter, and on which day. Only import people who did. Whoever is
        on the list, has left or bounced stays as they are.
      </p>
      <AdminForm name="import" className="form card import-form" action={path} label="Import readers" isKept={false}>
        {({ fields, saving, answer }) => (
          <>
            {answer?.lines && answer.lines.length > 0 && !saving ? (
              <ul className="import-form__report" aria-label="Rejected lines">
                {answer.lines.slice(0, 200).map(({ number, text, error }) => (
                  <li key={number}>
                    <b>Line {number}</b> {text}: {error}
                  </li>
                ))}
              </ul>
            ) : null}
            {isLive ? (
              <div className="field">
                <label htmlFor={id}>File</label>
                <input className="input" id={id} type="file" accept=".csv,text/csv,text/plain" onChange={read} />
              </div>
            ) : null}
            <div ref={field}>
              <Field
                name="csv"
                label="Lines"
                multiline
                unmarked
                maxLength={2_000_000}
                help="For example, ann@mail.example,Ann,Mailchimp list of the old site,2024-03-01"
                answer={fields}
              />
            </div>
            <button className="button button--ink" type="submit" aria-disabled={saving}>
              {saving ? 'Importing…' : 'Import'}
            </button>
          </>
        )}
      </AdminForm>
    </section>
  )
}
