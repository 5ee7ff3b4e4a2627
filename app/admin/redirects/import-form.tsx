import { type ChangeEvent, useId, useRef } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { ImportedLine } from '#core/redirects/write-redirect.ts'

/** Imports redirects from a CSV file, which is read into the form, and reports on each line. */
export function ImportForm() {
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
    <section className="settings-part" id="import" aria-labelledby="import-title">
      <h2 id="import-title">Import a CSV file</h2>
      <p>One redirect per line: the old address, the new one, and optionally 301 or 302. At most 1,000 lines at once.</p>
      <AdminForm name="import" className="form card import-form" action="/admin/redirects" label="Import redirects">
        {({ fields, saving, answer }) => (
          <>
            {answer?.lines && !saving ? <Report lines={answer.lines} /> : null}
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
                maxLength={100_000}
                help="For example, /2019/apple-pie,/recipes/apple-pie"
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

function Report({ lines }: { lines: ImportedLine[] }) {
  const refused = lines.filter(({ error }) => error)
  if (refused.length === 0) return null
  return (
    <ul className="import-form__report" aria-label="Rejected lines">
      {refused.map(({ number, text, error }) => (
        <li key={number}>
          <b>Line {number}</b> {text}: {error}
        </li>
      ))}
    </ul>
  )
}
