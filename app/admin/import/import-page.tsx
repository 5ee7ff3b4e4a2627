import { useActionData } from 'react-router'
import { z } from 'zod'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { NothingYet } from '#app/admin/list-notes.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { withErrorReport } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { browseEntries } from '#core/imports/browse-entries.ts'
import { countImportEntries, listEntriesWithMissing } from '#core/imports/import-rows.ts'
import { pageParam } from '#domain/http/query-params.ts'
import type { ImportEntry } from '#domain/imports/site-import.ts'
import type { Route } from './+types/import-page.ts'
import { AddUploads } from './add-uploads.tsx'
import { answerTask } from './answer-task.ts'
import { ChooseCollections } from './choose-collections.tsx'
import type { WatchedImport } from './import-standing.ts'
import { ImportState } from './import-state.tsx'
import { EntriesTable, EntryFilterForm, ImportCounts } from './import-tables.tsx'
import { listOffers } from './list-offers.ts'
import { UndoDialog } from './undo-dialog.tsx'

const maxMissing = 50

const filterParam = z.string().max(40).optional()

/**
 * An import and, unless a process is working on it, the counts and one page of its entries, filtered by `?kind=` and `?outcome=`. `?undo=1`
 * asks whether to undo it.
 */
export async function loader(args: Route.LoaderArgs) {
  const { db, imports } = args.context.get(services)
  const { page, kind, outcome, undo } = readQuery(args, {
    ...{ page: pageParam, kind: filterParam, outcome: filterParam },
    undo: z.literal('1').optional(),
  })
  const read = async () => {
    const found = await imports.find(args.params.id)
    if (!found) return undefined
    // While they change, counting 200,000 entries repeatedly would slow down others.
    const counts = found.isActive ? [] : await countImportEntries(db, found.id)
    const entries = await browseEntries(db, found.id, counts, { kind, outcome }, found.isActive ? 1 : page)
    if (!entries) return undefined
    const missing = found.isActive ? [] : await listEntriesWithMissing(db, found.id, 0, maxMissing + 1)
    const hasFiles = found.state === 'reading' && (await imports.sources.listSizes(found.id)) !== undefined
    const collections = found.state === 'planned' && !found.isActive ? await imports.sources.readCollections(found.id) : undefined
    return {
      found,
      collections: collections ?? [],
      hasFiles,
      counts,
      entries,
      missing,
      filter: { kind: kind ?? '', outcome: outcome ?? '' },
      isUndoAsked: undo === '1',
    }
  }
  const found = await withErrorReport(args.context, 'Error fetching an import', read)
  if (!found) throw notFound()
  return found
}

/** Reads the files, imports, pauses, resumes, undoes or discards. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  return answerTask(args, args.params.id, by)
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData?.found.name ?? 'Import')
}

/** What an import would do or has done. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { found, collections, counts, entries, missing, filter, isUndoAsked, hasFiles } = loaderData
  const offers = listOffers(found, { hasFiles, hasMissing: missing.length > 0 })
  const params = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const answer = useActionData<AdminAnswer>()
  return (
    <>
      <div className="admin-work__head">
        <h1 className="import-name">{found.name}</h1>
        <div className="admin-work__buttons">
          <Link className="button button--quiet" to="/admin/import">
            All imports
          </Link>
        </div>
      </div>
      <div className="people">
        <ImportState key={found.id} found={found} counts={counts} offers={offers} posted={answer} />
        {collections.length > 0 ? <ChooseCollections id={found.id} collections={collections} /> : null}
        {counts.length > 0 ? <ImportCounts found={found} counts={counts} /> : null}
        <MissingPictures found={found} entries={missing.slice(0, maxMissing)} hasMore={missing.length > maxMissing} />
        {counts.length > 0 ? (
          <section className="import-entries" aria-labelledby="entries-title">
            <h2 id="entries-title">Records</h2>
            <EntryFilterForm id={found.id} counts={counts} filter={filter} />
            {entries.total === 0 ? <NothingYet icon="list" text="No records match." /> : <EntriesTable entries={entries.entries} />}
            <Pager page={entries.page} pageCount={entries.pageCount} params={params} hash="#entries-title" />
          </section>
        ) : null}
      </div>
      {isUndoAsked && offers.some(({ change }) => change === 'undo') ? <UndoDialog found={found} counts={counts} /> : null}
    </>
  )
}

/** The pictures that could not be fetched, each with its record. */
function MissingPictures({ found, entries, hasMore }: { found: WatchedImport; entries: ImportEntry[]; hasMore: boolean }) {
  if (entries.length === 0) return null
  return (
    <section className="card account__part" aria-labelledby="missing-title">
      <h2 id="missing-title">Missing pictures</h2>
      <ul className="missing-pictures">
        {entries.flatMap(({ number, title, missing }) =>
          missing.map(({ address, reason }) => (
            <li key={`${number} ${address}`}>
              <b>{title}</b> {reason} <code>{address}</code>
            </li>
          )),
        )}
      </ul>
      {hasMore ? <p>There are more. The report lists all of them.</p> : null}
      {found.state === 'done' && !found.isActive ? <AddUploads key={found.id} id={found.id} format={found.format} /> : null}
    </section>
  )
}
