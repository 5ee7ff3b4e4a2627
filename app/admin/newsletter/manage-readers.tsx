import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { CsvImport } from '#app/admin/csv-import.tsx'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { EmailLink } from '#app/admin/email-link.tsx'
import { ListHead } from '#app/admin/list-head.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { toListPath } from '#app/admin/list-path.ts'
import { LocalTime } from '#app/admin/local-time.tsx'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { BackLink } from '#app/admin/revisions/editor-head.tsx'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { readPage } from '#core/forms/read-page.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { importReaders } from '#core/newsletter/import-readers.ts'
import { removeReader, resetBounces } from '#core/newsletter/join-newsletter.ts'
import { countByReaderState, countReaders, listReaders } from '#core/newsletter/reader-rows.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { Reader, ReaderState } from '#domain/newsletter/reader.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import type { Route } from './+types/manage-readers.ts'

const path = '/admin/newsletter/readers'

const stateParam = z.enum(['pending', 'confirmed', 'left', 'bounced']).optional()

/** One page of the readers; null if they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { q, page, state } = readQuery(args, { q: searchParam, page: pageParam, state: stateParam })
  const { db } = args.context.get(services)
  const filter = { search: q, state }
  const read = () =>
    readPage(page, { size: pageSizes.admin, list: (slice) => listReaders(db, filter, slice), count: () => countReaders(db, filter) })
  const readers = await withOutageFallback(args.context, 'Error fetching readers', read, null)
  const counts = await withOutageFallback(args.context, 'Error counting readers', () => countByReaderState(db), undefined)
  if (readers === undefined) throw notFound()
  return { q, state, readers, counts }
}

const fields = z.object({ form: z.string().default(''), id: recordId.optional(), csv: z.string().default('') })

/** Deletes a reader, restores one whose mails bounced, or imports those in a file. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { db, clock } = args.context.get(services)
  const parsed = await readEditorForm(args.request, () => fields)
  if (!parsed.ok) throw badRequest()
  const { form, id, csv } = parsed.value
  if (form === 'import') return answerImport(args.context, { csv, by, typed: parsed.typed })
  if (!id) throw badRequest()
  if (form === 'reset') {
    return answerChange(args.context, {
      ...{ by, log: { kind: 'people', what: 'restored a newsletter reader', link: path } },
      ...{
        change: () => resetBounces(db, id, clock()),
        done: 'They’ll get the newsletter again',
        failed: 'The reader could not be changed.',
      },
    })
  }
  return answerChange(args.context, {
    ...{ by, log: { kind: 'people', what: 'deleted a newsletter reader', link: path } },
    ...{ change: () => removeReader(db, id, clock()), done: 'Reader deleted', failed: 'The reader could not be deleted.' },
  })
}

type Imported = { csv: string; by: Viewer; typed: Record<string, string> }

async function answerImport(context: Readonly<RouterContextProvider>, { csv, by, typed }: Imported) {
  const { db, clock } = context.get(services)
  const answer = (status: number, message: string, more: Partial<AdminAnswer> = {}) =>
    data<AdminAnswer>({ form: 'import', sent: false, message, errors: {}, typed, lines: [], ...more }, { status })
  if (csv.trim() === '') return answer(400, 'Nothing was imported.', { errors: { csv: 'Choose a file or paste its lines here' } })
  const work = async () => {
    const { added, known, refused } = await importReaders(db, csv, clock())
    const link = { kind: 'people', what: `imported ${countOf(added, 'newsletter reader')}`, link: path } as const
    await noteInLog(context, { by, log: link })
    const counts = [known && `${known} already known`, refused.length && `${countOf(refused.length, 'line')} refused`].filter(Boolean)
    const message = `${countOf(added, 'reader')} imported${counts.length > 0 ? `, ${counts.join(', ')}` : ''}.`
    return refused.length > 0 ? answer(200, message, { lines: refused }) : answer(200, message, { sent: true, typed: {}, lines: [] })
  }
  return catchOutage(context, work, (error) => answer(503, describeOutage(error, 'The lines could not be imported', 'They’re still here')))
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Readers')
}

export default function ManageReaders({ loaderData: { q, state, readers, counts } }: Route.ComponentProps) {
  const params: Record<string, string> = state ? { state } : {}
  return (
    <>
      <ListHead
        title="Readers"
        path={path}
        q={q}
        total={readers?.total}
        of={{ one: 'reader', many: 'readers' }}
        params={params}
        exportPath="/admin/export/readers"
        back={<BackLink to="/admin/newsletter" text="Newsletter" />}
      />
      <StateFilter q={q} state={state} counts={counts} />
      <DeleteOutcome />
      <ListBody list={readers} many="readers" icon="users" nothing="No readers yet." params={{ ...params, ...(q && { q }) }}>
        {({ entries }) => <DataTable label="Readers" className="readers-table" columns={columns} rows={entries} toKey={({ id }) => id} />}
      </ListBody>
      <CsvImport
        id="reader-import"
        action={path}
        label="Import readers"
        maxLength={2_000_000}
        help="For example, ann@mail.example,Ann,Mailchimp list of the old site,2024-03-01"
      >
        One reader per line: email, name, where they agreed to get your newsletter, and when. Only import people who did. People already on
        the list, or who left or bounced, aren’t changed.
      </CsvImport>
    </>
  )
}

type StateFilterProps = { q: string; state: ReaderState | undefined; counts: Record<ReaderState, number> | undefined }

/** Chooses readers by their state, with the number of each. */
function StateFilter({ q, state, counts }: StateFilterProps) {
  return (
    <nav className="list-filter readers-filter" aria-label="Which readers">
      {[undefined, ...(Object.keys(stateWords) as ReaderState[])].map((one) => (
        <Link key={one ?? ''} to={toListPath(path, { q }, one ? { state: one } : {})} aria-current={one === state ? 'page' : undefined}>
          {one ? stateWords[one] : 'All'}
          {one && counts ? ` (${groupDigits(counts[one])})` : ''}
        </Link>
      ))}
    </nav>
  )
}

const stateWords: Record<ReaderState, string> = { pending: 'Not confirmed', confirmed: 'Confirmed', left: 'Left', bounced: 'Bounced' }

const columns: Column<Reader>[] = [
  { heading: 'Email', kind: 'email', cell: ({ email }) => <EmailLink email={email} /> },
  { heading: 'Name', cell: ({ name }) => name || '–' },
  {
    heading: 'State',
    cell: ({ state, bounceSaid }) => (
      <>
        <span className={state === 'confirmed' ? 'status-tag status-tag--ok' : 'status-tag'}>{stateWords[state]}</span>
        {bounceSaid ? <span className="issues-table__said">{bounceSaid}</span> : null}
      </>
    ),
  },
  { heading: 'From', cell: ({ source }) => source },
  { heading: 'Since', kind: 'number', cell: ({ changedAt }) => <LocalTime moment={changedAt} /> },
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ id, email, state }) => (
      <div className="row-actions">
        {state === 'bounced' ? <ResetForm id={id} email={email} /> : null}
        <DeleteForm
          id={id}
          name={email}
          question={`Delete ${email} and the record of what they agreed to? An import could then add them again, even if they had left.`}
          action={path}
        />
      </div>
    ),
  },
]

function ResetForm({ id, email }: { id: string; email: string }) {
  return (
    <AdminForm name="reset" of={id} action={path} className="row-actions" isKept={false} isQuiet>
      {({ saving }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <button className="button button--quiet" type="submit" aria-disabled={saving} aria-label={`Restore ${email}`}>
            Restore
          </button>
        </>
      )}
    </AdminForm>
  )
}
