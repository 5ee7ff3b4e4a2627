import { data, Form, useActionData } from 'react-router'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { NothingYet } from '#app/admin/list-notes.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, describeOutage, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { erasePersonalData, findPersonalData, personalTables } from '#core/people/personal-data.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedEmail } from '#domain/forms/typed-text.ts'
import { searchParam } from '#domain/http/query-params.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/person-page.ts'

/** What is stored about an address; null if it could not be read, undefined before one is entered. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(services)
  const { q } = readQuery(args, { q: searchParam })
  if (!q) return { email: '', parts: undefined }
  const read = async () =>
    (await findPersonalData(db, q)).map(({ table, rows }) => ({ title: personalTables[table], rows: rows.map(toRow) }))
  return { email: q, parts: await withOutageFallback(args.context, 'Error fetching the data of an address', read, null) }
}

/** Erases everything about an address, once it is typed again. */
export async function action({ request, context }: Route.ActionArgs) {
  const by = context.get(currentAdmin)
  const { db, clock } = context.get(services)
  const typed = await readFields(request)
  const email = typedEmail().safeParse(typed.email)
  if (typed.form !== 'erase' || !email.success) throw badRequest()
  const answer = (status: number, sent: boolean, message: string, errors: Record<string, string> = {}) =>
    data<AdminAnswer>({ form: 'erase', sent, message, errors, typed: sent ? {} : typed }, { status })
  if (typed.again?.trim().toLowerCase() !== email.data.toLowerCase())
    return answer(400, false, 'Nothing was erased.', { again: 'Type the same address as above' })
  const work = async () => {
    const count = await erasePersonalData(db, email.data, clock())
    await noteInLog(context, { by, log: { kind: 'opinions', what: 'erased one person’s data', link: '/admin/person' } })
    return answer(200, true, `${countOf(count, 'entry', 'entries')} erased. Existing backups keep them until they expire.`)
  }
  return catchOutage(context, work, (error) => answer(503, false, describeOutage(error, 'Nothing was erased')))
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'One person’s data')
}

type Row = { key: string; createdAt: string; what: string }

/** The text of a row: what was written, or a mail's subject. */
function toRow(row: Record<string, unknown>, index: number): Row {
  const said = [row.fullName, row.blogTitle, row.subject, row.kind, row.said, row.page, row.comment, row.text, row.message, row.state]
  const stars = typeof row.stars === 'number' ? [`${row.stars} of 5`] : []
  const what = [...stars, ...said.filter((part) => typeof part === 'string' && part), ...toAgreements(row)].join(': ')
  return { key: `${row.id ?? index}`, createdAt: String(row.createdAt ?? row.at ?? ''), what }
}

/** Whether someone confirmed that they want emails about replies. */
function toAgreements(row: Record<string, unknown>) {
  if (!('confirmedAt' in row)) return []
  if (row.stoppedAt) return ['stopped']
  return [row.confirmedAt ? `confirmed on ${String(row.confirmedAt).slice(0, 10)}` : 'not confirmed']
}

/** Finds, downloads and erases what is stored about an address. */
export default function PersonPage({ loaderData: { email, parts } }: Route.ComponentProps) {
  const erased = useActionData<AdminAnswer>()
  return (
    <>
      <div className="admin-work__head">
        <h1>One person’s data</h1>
      </div>
      <p className="settings-words">
        People may ask what data you have about them, and ask you to erase it. Here you can find everything the site stores under an email
        address.
      </p>
      <Form className="form person-search" role="search" action="/admin/person">
        <Field
          key={email}
          name="q"
          label="Email address"
          type="email"
          required
          maxLength={fieldLimits.email}
          autoComplete="off"
          answer={{ typed: { q: email }, errors: {} }}
        />
        <button className="button button--ink" type="submit">
          Find
        </button>
      </Form>
      {erased?.sent ? <FormStatus answer={erased} /> : null}
      {email ? <Found email={email} parts={parts} /> : null}
    </>
  )
}

type Part = { title: string; rows: Row[] }

function Found({ email, parts }: { email: string; parts: Part[] | null | undefined }) {
  if (!parts) return <NothingYet icon="users" text="It could not be read. Try again in a minute." />
  if (parts.length === 0) return <NothingYet icon="users" text={`Nothing is stored under ${email}.`} />
  return (
    <>
      {parts.map(({ title, rows }) => (
        <section key={title} aria-label={title} className="person-part">
          <h2>{title}</h2>
          <DataTable label={title} className="person-table" columns={columns} rows={rows} toKey={({ key }) => key} />
        </section>
      ))}
      <p className="person-download">
        <a className="button button--quiet" href={`/admin/person/data.json?q=${encodeURIComponent(email)}`} download>
          Download all of it
        </a>
      </p>
      <section className="card account__part" aria-labelledby="erase-title">
        <h2 id="erase-title">Erase</h2>
        <AdminForm
          name="erase"
          of={email}
          action={`/admin/person?q=${encodeURIComponent(email)}`}
          labelledBy="erase-title"
          isKept={false}
          isQuiet
        >
          {({ fields, saving }) => (
            <>
              <p>
                This permanently deletes everything above, including the record of what they agreed to. It can’t be undone. If you may need
                to prove that they agreed to the newsletter, download the file first and store it where only you can read it. The law allows
                you to keep that.
              </p>
              <input type="hidden" name="email" value={email} />
              <Field
                name="again"
                label="Type the address to confirm"
                required
                maxLength={fieldLimits.email}
                autoComplete="off"
                answer={fields}
              />
              <button className="button button--ink" type="submit" aria-disabled={saving}>
                {saving ? 'Erasing…' : 'Erase it all'}
              </button>
            </>
          )}
        </AdminForm>
      </section>
    </>
  )
}

const columns: Column<Row>[] = [
  { heading: 'When', kind: 'number', cell: ({ createdAt }) => (createdAt ? <LocalTime moment={createdAt} /> : '–') },
  { heading: 'What', cell: ({ what }) => what || '–' },
]
