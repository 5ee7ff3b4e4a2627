import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { NothingYet, NotLoaded } from '#app/admin/list-notes.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { usePolling } from '#app/admin/use-polling.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { importable, labelFormat } from '#domain/imports/format-labels.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import type { Route } from './+types/imports-page.ts'
import { answerStart } from './answer-start.ts'
import { ChooseFiles } from './choose-files.tsx'
import { nameStanding, type WatchedImport } from './import-standing.ts'

/** All imports; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { imports } = args.context.get(services)
  const found = await withOutageFallback(args.context, 'Error fetching imports', () => imports.list(), null)
  return { found }
}

/** Starts an import. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  return answerStart(args, by)
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Import')
}

const columns: Column<WatchedImport>[] = [
  { heading: 'Name', kind: 'name', cell: ({ id, name }) => <Link to={`/admin/import/${id}`}>{name}</Link> },
  { heading: 'From', cell: ({ format }) => labelFormat(format) || '–' },
  { heading: 'Records', kind: 'number', cell: ({ records }) => groupDigits(records) },
  { heading: 'Started', kind: 'number', cell: ({ createdAt }) => <LocalTime moment={createdAt} /> },
  {
    heading: 'Status',
    cell: (found) => <span className={found.state === 'done' ? 'status-tag status-tag--ok' : 'status-tag'}>{nameStanding(found)}</span>,
  },
]

/** Imports what the owner has in another system. */
export default function Imports({ loaderData: { found } }: Route.ComponentProps) {
  usePolling(found?.some(({ isActive }) => isActive) ?? false)
  return (
    <>
      <div className="admin-work__head">
        <h1>Import</h1>
        <p className="admin-work__count" role="status">
          {found ? countOf(found.length, 'import') : null}
        </p>
      </div>
      <div className="people">
        <section className="card account__part" aria-labelledby="files-title">
          <h2 id="files-title">Files from another system</h2>
          <p>
            Choose the file your old site or recipe manager exported. You’ll get a preview first: nothing is imported until you confirm, and
            you can undo all of it.
          </p>
          <ChooseFiles />
          <details className="import-formats">
            <summary>What can be imported</summary>
            <p>{importable}. The format is detected automatically.</p>
          </details>
        </section>
        <section className="card account__part" aria-labelledby="page-title">
          <h2 id="page-title">A recipe from a web page</h2>
          <PageForm />
        </section>
        <section aria-labelledby="imports-title">
          <h2 id="imports-title">Past imports</h2>
          {found ? null : <NotLoaded text="The imports could not be loaded." toast="Failed to load imports." />}
          {found?.length === 0 ? <NothingYet icon="inbox" text="No imports yet." /> : null}
          {found && found.length > 0 ? <DataTable label="Past imports" columns={columns} rows={found} toKey={({ id }) => id} /> : null}
        </section>
      </div>
    </>
  )
}

/** Imports the recipes of a page: by its address, or by its HTML if the site can't access it. */
function PageForm() {
  return (
    <AdminForm name="page" action="/admin/import" labelledBy="page-title" next="read the page again">
      {({ fields, saving }) => (
        <>
          <Field
            name="address"
            label="Address"
            unmarked
            inputMode="url"
            maxLength={2000}
            autoComplete="off"
            help="For example, https://example.com/onion-soup. Only import recipes you own or have permission to use."
            answer={fields}
          />
          <Field
            name="html"
            label="Page HTML"
            multiline
            maxLength={1_000_000}
            help="For a page only you can see: open it, view its source, and paste all of it here."
            answer={fields}
          />
          <button className="button button--ink" type="submit" aria-disabled={saving}>
            {saving ? 'Reading…' : 'Read page'}
          </button>
        </>
      )}
    </AdminForm>
  )
}
