import { redirect } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { pictureRefusals } from '#app/admin/picture-refusals.ts'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { recordId } from '#domain/forms/record-id.ts'
import { mergeDraft, termDraft } from '#domain/terms/term-draft.ts'
import { toTagPath } from '#domain/terms/term-paths.ts'
import { editTerm, mergeInto, type TermOutcome } from '#operations/terms/organise-terms.ts'
import { countShown } from '#storage/terms/public-terms.ts'
import { findTerm, listTermNames } from '#storage/terms/terms.ts'
import type { Route } from './+types/edit-term.ts'
import { MergeForm } from './merge-form.tsx'
import { TermForm } from './term-form.tsx'
import { termRefusals } from './term-refusals.ts'

const mostSuggested = 500

/** The tag with the id in `?id=`; redirects to the list without one. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  const id = readId(args)
  if (!id) throw redirect('/admin/organise')
  const { db } = args.context.get(services)
  const term = await findTerm(db, id)
  if (!term) throw notFound()
  const { kind, name, slug, description, picture, pictureFetched, pictureAlt } = term
  const [names, shown] = await Promise.all([listTermNames(db, kind, mostSuggested), countShown(db, id)])
  return {
    ...{ id, name, path: toTagPath(slug), isPublic: shown > 0, fetched: pictureFetched },
    names: names.filter((other) => other !== name),
    values: { name, description, picture, pictureAlt: pictureAlt ?? '' },
  }
}

/** Saves the tag, or merges it into another. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args)
  const { context } = args
  const id = readId(args)
  if (!id) throw badRequest()
  const parts = context.get(services)
  const typed = await readFields(args.request)
  if (typed.form === 'term') {
    return answerForm(context, {
      form: 'term',
      typed,
      schema: termDraft,
      save: async (draft) => toErrors(await editTerm(parts, id, draft), 'name'),
      done: 'Tag saved',
    })
  }
  if (typed.form !== 'merge') throw badRequest()
  let merged: string | undefined
  const answer = await answerForm(context, {
    form: 'merge',
    typed,
    schema: mergeDraft,
    async save({ into }) {
      const outcome = await mergeInto(parts.db, id, into, parts.clock())
      if (outcome.ok) merged = outcome.id
      return toErrors(outcome, 'into')
    },
    done: 'Tags merged',
  })
  return merged ? redirect(`/admin/organise/edit?id=${merged}`) : answer
}

export const clientAction = keepUnsavedAs(() => 'The tag could not be saved.')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, `Edit ${args.loaderData?.name ?? 'tag'}`)
}

export default function EditTerm({ loaderData: { id, name, path, isPublic, fetched, names, values } }: Route.ComponentProps) {
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <Link className="button button--quiet back-link" to="/admin/organise">
          <Icon name="arrow-left" />
          Back to Tags
        </Link>
        <h1>Edit Tag</h1>
        {isPublic ? (
          <Link className="button button--quiet" to={path}>
            View on the site
          </Link>
        ) : null}
      </div>
      <TermForm key={id} {...{ id, values, fetched }} />
      <MergeForm key={`${id} merge`} {...{ id, name, names }} />
    </>
  )
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: recordId.optional() }).id
}

function toErrors(outcome: TermOutcome, field: string): Record<string, string> | undefined {
  if (outcome.ok) return undefined
  if (outcome.reason === 'picture') return { picture: pictureRefusals[outcome.failed.reason] }
  return { [field]: termRefusals[outcome.reason] }
}
