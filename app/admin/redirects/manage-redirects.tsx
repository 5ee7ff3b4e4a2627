import { data, type RouterContextProvider, useActionData } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { CsvImport } from '#app/admin/csv-import.tsx'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { deleteRecord } from '#app/admin/delete-record.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services, siteAddresses } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, describeOutage, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { type Column, DataTable, EditLink } from '#app/ui/data-table.tsx'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { browseRedirects } from '#core/redirects/browse-redirects.ts'
import { deleteRedirect, findRedirectById } from '#core/redirects/redirect-rows.ts'
import { importRedirects, type RedirectParts, saveRedirect } from '#core/redirects/write-redirect.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { CountedRedirect } from '#domain/redirects/redirect.ts'
import { redirectDraft } from '#domain/redirects/redirect-draft.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import type { Route } from './+types/manage-redirects.ts'
import { RedirectForm } from './redirect-form.tsx'

/** One page of the redirects, null if they could not be read, and the one with the id in `?id=`, to edit. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(services)
  const { page, q, id } = readQuery(args, { page: pageParam, q: searchParam, id: recordId.optional() })
  const read = () => Promise.all([browseRedirects(db, q, page), id && findRedirectById(db, id)])
  const [redirects, chosen] = (await withOutageFallback(args.context, 'Error fetching redirects', read, undefined)) ?? [null]
  if (redirects === undefined || (id && redirects && !chosen)) throw notFound()
  return { q, redirects, chosen: chosen || undefined }
}

/** Saves, deletes or imports, depending on the field `form`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const parts = { ...context.get(services), isFixed: context.get(siteAddresses).isFixed }
  const typed = await readFields(args.request.clone())
  if (typed.form === 'import') return answerImport(context, typed, { ...parts, by })
  if (typed.form !== 'redirect') {
    const remove = { done: 'Redirect deleted', failed: 'The redirect could not be deleted.' }
    const log = { kind: 'pages', what: 'deleted a redirect', link: '/admin/redirects' } as const
    return deleteRecord(args, { ...remove, by, log, remove: deleteRedirect })
  }
  return answerForm(context, {
    by,
    log: ({ source }) => ({ kind: 'pages', what: `saved the redirect from ${source}`, link: '/admin/redirects' }),
    form: 'redirect',
    typed,
    schema: redirectDraft,
    save: (draft) => saveRedirect(parts, draft, typed.id || undefined),
    done: 'Redirect saved',
  })
}

/** Imports the lines of the field `csv`; refused ones can be corrected in the form and sent again. */
async function answerImport(
  context: Readonly<RouterContextProvider>,
  typed: Record<string, string>,
  parts: RedirectParts & { by: Viewer },
) {
  const { csv = '' } = typed
  const answer = (status: number, message: string, more: Partial<AdminAnswer> = {}) =>
    data<AdminAnswer>({ form: 'import', sent: false, message, errors: {}, typed, lines: [], ...more }, { status })
  if (csv.trim() === '') return answer(400, 'Nothing was imported.', { errors: { csv: 'Choose a file or paste its lines here' } })
  const work = async () => {
    const lines = await importRedirects(parts, csv)
    const refused = lines.filter(({ error }) => error).length
    const imported = countOf(lines.length - refused, 'redirect')
    await noteInLog(context, { by: parts.by, log: { kind: 'pages', what: `imported ${imported}`, link: '/admin/redirects' } })
    const message = `${imported} imported${refused > 0 ? `, ${countOf(refused, 'line')} refused` : ''}.`
    return refused > 0 ? answer(200, message, { lines }) : answer(200, message, { sent: true, typed: {}, lines })
  }
  return catchOutage(context, work, (error) => answer(503, describeOutage(error, 'The lines could not be imported', 'They’re still here')))
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Redirects')
}

/** Where old addresses lead. */
export default function ManageRedirects({ loaderData: { q, redirects, chosen } }: Route.ComponentProps) {
  useLeaveConfirmation()
  const isDeletion = useActionData<AdminAnswer>()?.form === undefined
  return (
    <>
      <ListHead title="Redirects" path="/admin/redirects" q={q} total={redirects?.total} of={{ one: 'redirect', many: 'redirects' }} />
      <p className="settings-words">
        A redirect sends visitors and search engines from an old address to its replacement. When you change the address of a page, post or
        recipe here, its old address redirects automatically. If a page exists at an address, the page always wins.
      </p>
      {isDeletion ? <DeleteOutcome /> : null}
      <RedirectForm key={chosen?.id ?? ''} chosen={chosen} />
      <ListBody
        list={redirects}
        many="redirects"
        icon="turn"
        nothing={q ? 'No matching redirects.' : 'No redirects yet.'}
        params={q ? { q } : {}}
      >
        {({ entries }) => (
          <DataTable label="Redirects" className="redirects-table" columns={columns} rows={entries} toKey={({ id }) => id} />
        )}
      </ListBody>
      <CsvImport
        id="import"
        action="/admin/redirects"
        label="Import redirects"
        maxLength={100_000}
        help="For example, /2019/apple-pie,/recipes/apple-pie"
      >
        One redirect per line: the old address, the new one, and optionally 301 or 302. At most 1,000 lines at once.
      </CsvImport>
    </>
  )
}

const columns: Column<CountedRedirect>[] = [
  { heading: 'Old address', cell: ({ source }) => source },
  {
    heading: 'Redirects to',
    cell: ({ target, status }) => (
      <>
        <a href={target}>{target}</a>
        {status === 302 ? <span className="status-tag">Temporary</span> : null}
      </>
    ),
  },
  { heading: 'Hits', kind: 'number', cell: ({ hits }) => groupDigits(hits) },
  { heading: 'Last hit', kind: 'number', cell: ({ lastHitAt }) => (lastHitAt ? <LocalTime moment={lastHitAt} /> : '–') },
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ id, source }) => (
      <div className="row-actions">
        <EditLink to={`/admin/redirects?id=${id}`} name={source} />
        <DeleteForm id={id} name={source} question={`Delete the redirect from ${source}?`} action="/admin/redirects" />
      </div>
    ),
  },
]
