import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { DeleteOutcome } from '#app/admin/delete-form.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListBody } from '#app/admin/list-notes.tsx'
import { toPathAfter } from '#app/admin/list-path.ts'
import { ListSearch } from '#app/admin/list-search.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { readPage } from '#core/forms/read-page.ts'
import { countBuiltIn } from '#core/terms/browse-terms.ts'
import { createTerm, deleteTerm } from '#core/terms/organise-terms.ts'
import { countTerms, listTerms } from '#core/terms/term-rows.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { pageParam, searchParam, termKindParam } from '#domain/http/query-params.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { newTermDraft } from '#domain/terms/term-draft.ts'
import { termWords, toAnyTerm, toRecordNoun } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { Route } from './+types/manage-terms.ts'
import { KindFilter, toKindParams } from './kind-filter.tsx'
import { toTermRefusal } from './term-refusals.ts'
import { TermsTable } from './terms-table.tsx'

const path = '/admin/organise'

/** One page of the tags, or of another list, by name; null if they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { q, page, kind } = readQuery(args, { q: searchParam, page: pageParam, kind: termKindParam })
  const { db } = args.context.get(services)
  const read = () =>
    readPage(page, {
      size: pageSizes.admin,
      list: async (slice) => countBuiltIn(db, kind, await listTerms(db, kind, q, slice)),
      count: () => countTerms(db, kind, q),
    })
  const terms = await withOutageFallback(args.context, 'Error fetching terms', read, null)
  if (terms === undefined) throw notFound()
  return { q, kind, terms }
}

/** Adds to a list, or deletes the entry with the posted `id`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const { db, clock } = context.get(services)
  const { kind } = readQuery(args, { kind: termKindParam })
  const { one } = termWords[kind]
  const typed = await readFields(args.request)
  if (typed.form === 'new-term') {
    const save = async ({ name }: { name: string }) => {
      const outcome = await createTerm(db, kind, name, clock())
      if (outcome.ok) return undefined
      return { name: toTermRefusal(outcome.reason === 'several' ? 'several' : 'taken', kind) }
    }
    const log = ({ name }: { name: string }) => ({ kind: 'pages' as const, what: `added the ${one} “${name}”`, link: path })
    return answerForm(context, { by, log, form: 'new-term', typed, schema: newTermDraft, save, done: `${capitalize(one)} added` })
  }
  const id = recordId.safeParse(typed.id)
  if (!id.success) throw badRequest()
  return answerChange(context, {
    by,
    log: { kind: 'pages', what: `deleted ${toAnyTerm(kind)}`, link: path },
    change: () => deleteTerm(db, id.data, clock()),
    done: `${capitalize(one)} deleted`,
    failed: failures.delete,
  })
}

const failures = { add: 'This could not be added.', delete: 'This could not be deleted.' }

export const clientAction = keepUnsavedAs((fields) => (fields.has('id') ? failures.delete : failures.add))

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, capitalize(termWords[args.loaderData?.kind ?? 'tag'].many))
}

export default function ManageTerms({ loaderData: { q, kind, terms } }: Route.ComponentProps) {
  useLeaveConfirmation()
  const { many } = termWords[kind]
  const params = toKindParams(kind)
  return (
    <>
      <div className="admin-work__head">
        <h1>{capitalize(many)}</h1>
        <p className="admin-work__count" role="status">
          {terms ? `${terms.total}` : null}
          {terms && q ? ` for “${q}”` : null}
        </p>
        <div className="admin-work__tools">
          <ListSearch action={path} search={q} label={`Search ${many}`} params={params} />
        </div>
      </div>
      <KindFilter kind={kind} />
      <DeleteOutcome />
      <NewTerm key={kind} kind={kind} />
      <ListBody
        list={terms}
        many={many}
        icon="label"
        nothing={
          q
            ? `No matching ${many}.`
            : `No ${many} yet. Add one here, or enter it on a ${kind === 'author' ? 'post or recipe' : toRecordNoun(kind)}.`
        }
        params={{ ...params, ...(q && { q }) }}
      >
        {(page) => <TermsTable terms={page.entries} kind={kind} listPath={toPathAfter({ path, q, params, ...page })} />}
      </ListBody>
    </>
  )
}

/** The form for adding to a list. */
function NewTerm({ kind }: { kind: TermKind }) {
  const { one } = termWords[kind]
  return (
    <AdminForm name="new-term" of={kind} className="form new-term" label={`Add to ${termWords[kind].many}`} isQuiet>
      {({ fields, saving }) => (
        <>
          <Field name="name" label={`New ${one}`} required maxLength={editorLimits.label} autoComplete="off" answer={fields} />
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Adding…' : `Add ${one}`}
          </button>
        </>
      )}
    </AdminForm>
  )
}
