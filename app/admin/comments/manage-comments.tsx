import { type ShouldRevalidateFunctionArgs, useActionData } from 'react-router'
import { services } from '#app/context.ts'
import { readOrGoWithout } from '#app/degraded.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { pageParam, searchParam } from '#domain/query-params.ts'
import { browseComments } from '#operations/browse-for-admin.ts'
import { countComments } from '#storage/comments.ts'
import { adminMeta } from '../admin-meta.ts'
import { requireAdmin } from '../require-admin.ts'
import type { Route } from './+types/manage-comments.ts'
import { changeComments } from './change-comments.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentsAnswer } from './comments-answer.ts'
import { CommentsHead } from './comments-head.tsx'
import { useLocalChanges } from './use-local-changes.ts'

const address = '/admin/manage-comments'

/** A page of the comments under all posts, with `?pending=1` of those that await approval. What can't be read is null. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAdmin(asked)
  const { request, context, url } = asked
  const { page, q } = readQuery({ request, context }, { page: pageParam, q: searchParam })
  const pending = url.searchParams.get('pending') === '1'
  const { db } = context.get(services)
  const [list, pendingTotal] = await Promise.all([
    readOrGoWithout(context, 'Error fetching comments', () => browseComments(db, { pending, search: q }, page), null),
    readOrGoWithout(context, 'Error counting comments', () => countComments(db, { pending: true }), null),
  ])
  if (list === undefined) throw notFound()
  return { list, pendingTotal, pending, search: q }
}

/** Approves, disapproves or deletes one or several comments. */
export async function action(asked: Route.ActionArgs) {
  await requireAdmin(asked)
  return changeComments(asked.request, asked.context)
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

/** A change is shown where it was made instead of reading the list anew: what was just approved stays in sight. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.startsWith(address) ? false : defaultShouldRevalidate
}

/** Title of the page. */
export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Manage Comments')
}

/** The readers' comments, to be approved, taken back or deleted. */
export default function ManageComments({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<CommentsAnswer>()
  const { list, pending, search } = loaderData
  const { groups, pendingTotal, applyChange } = useLocalChanges(loaderData)
  const params = { ...(search ? { q: search } : {}), ...(pending ? { pending: '1' } : {}) }
  return (
    <>
      <CommentsHead address={address} pendingTotal={pendingTotal} pending={pending} search={search} />
      {answer ? <FormStatus answer={answer} /> : null}
      <CommentList
        groups={groups}
        search={search}
        pending={pending}
        action={pending ? `${address}?pending=1` : address}
        onChanged={applyChange}
      />
      {list ? <Pager page={list.page} pageCount={list.pageCount} params={params} /> : null}
    </>
  )
}
