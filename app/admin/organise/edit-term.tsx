import { redirect } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm, answerVersionedForm } from '#app/admin/answer-form.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { toListPath } from '#app/admin/list-path.ts'
import { pictureRefusals } from '#app/admin/picture-refusals.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { readBase } from '#app/admin/revisions/read-base.ts'
import { readEditing } from '#app/admin/revisions/read-editing.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { findShownTerm } from '#core/terms/browse-terms.ts'
import { editTerm, mergeInto, type TermRefusal } from '#core/terms/organise-terms.ts'
import { findTerm, listTermNames } from '#core/terms/term-rows.ts'
import { recordId } from '#domain/forms/record-id.ts'
import type { Term, TermKind } from '#domain/terms/term.ts'
import { mergeDraft, termDraft } from '#domain/terms/term-draft.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'
import { termWords, toAnyTerm } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { Route } from './+types/edit-term.ts'
import { toKindParams } from './kind-filter.tsx'
import { MergeForm, TermForm } from './term-forms.tsx'
import { toTermRefusal } from './term-refusals.ts'

const mostSuggested = 500

/** The tag, category, … with the id in `?id=`; redirects to the list without one. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const id = readId(args)
  if (!id) throw redirect('/admin/organise')
  const { db } = args.context.get(services)
  const term = await findTerm(db, id)
  if (!term) throw notFound()
  const { kind, name, slug, pictureFetched } = term
  const values = toTypedTerm(term)
  const [names, shown] = await Promise.all([listTermNames(db, kind, mostSuggested), findShownTerm(db, kind, slug)])
  return {
    ...{ id, kind, name, path: toTermPath(kind, slug), isPublic: shown !== undefined, fetched: pictureFetched },
    names: names.filter((other) => other !== name),
    values,
    editing: await readEditing(args.context, viewer, { kind: 'term', id }, values),
  }
}

/** Saves it, or merges it into another of its kind. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const id = readId(args)
  if (!id) throw badRequest()
  const parts = context.get(services)
  const kind = (await findTerm(parts.db, id))?.kind ?? 'tag'
  const { one, many } = termWords[kind]
  const typed = await readFields(args.request)
  if (typed.form === 'term') {
    return answerVersionedForm(context, {
      form: 'term',
      typed,
      schema: termDraft,
      async save(draft) {
        const outcome = await editTerm(parts, id, draft, readBase(typed, by))
        if (outcome.ok || outcome.reason === 'conflict') return outcome
        return { ok: false, reason: 'refused', errors: toErrors(outcome, { field: 'name', kind }) }
      },
      async readStored() {
        const term = await findTerm(parts.db, id)
        return term ? toTypedTerm(term) : {}
      },
      done: `${capitalize(one)} saved`,
    })
  }
  if (typed.form !== 'merge') throw badRequest()
  let merged: string | undefined
  const answer = await answerForm(context, {
    by,
    log: ({ into }) => ({ kind: 'pages', what: `merged ${toAnyTerm(kind)} into “${into}”`, link: '/admin/organise' }),
    form: 'merge',
    typed,
    schema: mergeDraft,
    async save({ into }) {
      const outcome = await mergeInto(parts.db, id, into, parts.clock())
      if (!outcome.ok) return toErrors(outcome, { field: 'into', kind })
      merged = outcome.id
      return undefined
    },
    done: `${capitalize(many)} merged`,
  })
  return merged ? redirect(`/admin/organise/edit?id=${merged}`) : answer
}

export const clientAction = keepUnsavedAs(() => 'This could not be saved.')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, `Edit ${args.loaderData?.name ?? 'name'}`)
}

export default function EditTerm({
  loaderData: { id, kind, name, path, isPublic, fetched, names, values, editing },
}: Route.ComponentProps) {
  useLeaveConfirmation()
  const { one, many } = termWords[kind]
  return (
    <>
      <div className="admin-work__head">
        <Link className="button button--quiet back-link" to={toListPath('/admin/organise', {}, toKindParams(kind))}>
          <Icon name="arrow-left" />
          {`Back to ${capitalize(many)}`}
        </Link>
        <h1>{`Edit ${capitalize(one)}`}</h1>
        {isPublic ? (
          <Link className="button button--quiet" to={path}>
            View on the site
          </Link>
        ) : null}
      </div>
      <TermForm key={id} {...{ id, kind, values, editing, fetched }} />
      <MergeForm key={`${id} merge`} {...{ id, kind, name, names }} />
    </>
  )
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: recordId.optional() }).id
}

/** A term as form values. */
function toTypedTerm({ name, description, picture, pictureAlt }: Term): Record<string, string> {
  return { name, description, picture, pictureAlt: pictureAlt ?? '' }
}

function toErrors(outcome: TermRefusal, { field, kind }: { field: string; kind: TermKind }): Record<string, string> {
  if (outcome.reason === 'picture') return { picture: pictureRefusals[outcome.failed.reason] }
  return { [field]: toTermRefusal(outcome.reason, kind) }
}
