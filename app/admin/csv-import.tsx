import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { AdminForm } from '#app/admin/admin-form.tsx'
import type { AdminAnswer } from '#app/form-answers.ts'
import { Field } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'

type CsvImportProps = {
  id: string
  action: string
  label: string
  maxLength: number
  help: string
  /** The contents of a line. */
  children: ReactNode
}

/** How many refused lines are shown. */
const maxShown = 1000

/** Imports lines of a CSV file, which is read into the form, and reports those that were refused. */
export function CsvImport({ id, action, label, maxLength, help, children }: CsvImportProps) {
  const fileId = useId()
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
    <section className="settings-part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Import a CSV file</h2>
      <p>{children}</p>
      <AdminForm name="import" className="form card import-form" action={action} label={label}>
        {({ fields, saving, answer }) => (
          <>
            {answer?.lines && !saving ? <Refused lines={answer.lines} /> : null}
            {isLive ? (
              <div className="field">
                <label htmlFor={fileId}>File</label>
                <input className="input" id={fileId} type="file" accept=".csv,text/csv,text/plain" onChange={read} />
              </div>
            ) : null}
            <div ref={field}>
              <Field name="csv" label="Lines" multiline unmarked maxLength={maxLength} help={help} answer={fields} />
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

function Refused({ lines }: { lines: NonNullable<AdminAnswer['lines']> }) {
  const refused = lines.filter(({ error }) => error)
  if (refused.length === 0) return null
  return (
    <ul className="import-form__report" aria-label="Rejected lines">
      {refused.slice(0, maxShown).map(({ number, text, error }) => (
        <li key={number}>
          <b>Line {number}</b> {text}: {error}
        </li>
      ))}
    </ul>
  )
}
