import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { DeleteOutcome } from '#app/admin/delete-form.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { NothingYet, NotLoaded } from '#app/admin/list-notes.tsx'
import { toPathAfter } from '#app/admin/list-path.ts'
import { ListSearch } from '#app/admin/list-search.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Pager } from '#app/ui/pager.tsx'
import { recordId } from '#domain/forms/record-id.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import { newTermDraft } from '#domain/terms/term-draft.ts'
import { readPage } from '#operations/forms/read-page.ts'
import { createTerm, deleteTerm } from '#operations/terms/organise-terms.ts'
import { countTerms, listTerms } from '#storage/terms/terms.ts'
import type { Route } from './+types/manage-terms.ts'
import { NewTerm } from './new-term.tsx'
import { termRefusals } from './term-refusals.ts'
import { TermsTable } from './terms-table.tsx'

const path = '/admin/organise'
const kind = 'tag'

/** One page of the tags by name; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  const { q, page } = readQuery(args, { q: searchParam, page: pageParam })
  const { db } = args.context.get(services)
  const read = () =>
    readPage(page, {
      size: pageSizes.admin,
      list: (slice) => listTerms(db, kind, q, slice),
      count: () => countTerms(db, kind, q),
    })
  const terms = await withOutageFallback(args.context, 'Error fetching tags', read, null)
  if (terms === undefined) throw notFound()
  return { q, terms }
}

/** Adds a tag, or deletes the one with the posted `id`. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args)
  const { context } = args
  const { db, clock } = context.get(services)
  const typed = await readFields(args.request)
  if (typed.form === 'new-term') {
    const save = async ({ name }: { name: string }) => {
      const outcome = await createTerm(db, kind, name, clock())
      return outcome.ok ? undefined : { name: termRefusals.taken }
    }
    return answerForm(context, { form: 'new-term', typed, schema: newTermDraft, save, done: 'Tag added' })
  }
  const id = recordId.safeParse(typed.id)
  if (!id.success) throw badRequest()
  return answerChange(context, {
    change: () => deleteTerm(db, id.data, clock()),
    done: 'Tag deleted',
    failed: 'The tag could not be deleted.',
  })
}

export const clientAction = keepUnsavedAs((fields) => (fields.has('id') ? 'The tag could not be deleted.' : 'The tag could not be added.'))

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Tags')
}

export default function ManageTerms({ loaderData: { q, terms } }: Route.ComponentProps) {
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <h1>Tags</h1>
        <p className="admin-work__count" role="status">
          {terms ? `${terms.total}` : null}
          {terms && q ? ` for “${q}”` : null}
        </p>
        <div className="admin-work__tools">
          <ListSearch action={path} search={q} label="Search tags" />
        </div>
      </div>
      <DeleteOutcome />
      <NewTerm />
      {terms ? null : <NotLoaded text="The tags could not be loaded." toast="Failed to load tags." />}
      {terms?.total === 0 ? (
        <NothingYet icon="label" text={q ? 'No tag has this in its name.' : 'No tags yet. Add one here, or type it at a post.'} />
      ) : null}
      {terms && terms.total > 0 ? (
        <>
          <TermsTable terms={terms.entries} listPath={toPathAfter({ path, q, ...terms })} />
          <Pager page={terms.page} pageCount={terms.pageCount} params={q ? { q } : {}} />
        </>
      ) : null}
    </>
  )
}
