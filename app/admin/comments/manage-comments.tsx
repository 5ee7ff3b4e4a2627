import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { browseComments, type CommentGroup } from '#core/admin/list-for-admin.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import { moderateComments } from '#core/comments/moderate-reviews.ts'
import { findPublicName } from '#core/people/answer-reader.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import { adminMeta } from '../admin-meta.ts'
import { keepUnsavedAs } from '../keep-unsaved.ts'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/manage-comments.ts'
import { moderate } from './moderate.ts'
import { ModerationScreen } from './moderation-screen.tsx'
import type { OpinionGroup } from './opinion.ts'
import { toFailure } from './to-failure.ts'

const address = '/admin/manage-comments'
const words = { one: 'comment', many: 'comments' }
const all = { label: 'All', params: {}, empty: 'No comments yet.' }
const pendingOnes = { label: 'Pending', params: { pending: '1' }, empty: 'No comments are waiting for approval.' }

/** One page of the comments on all posts, or with `?pending=1` of those awaiting approval. Null for what could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { uid } = args.context.get(currentAdmin)
  const { request, context, url } = args
  const { page, q } = readQuery({ request, context }, { page: pageParam, q: searchParam })
  const pending = url.searchParams.get('pending') === '1'
  const filter = { approved: pending ? false : undefined, search: q }
  const { db, siteName } = context.get(services)
  const [list, pendingTotal, publicName] = await Promise.all([
    withOutageFallback(context, 'Error fetching comments', () => browseComments(db, filter, page), null),
    withOutageFallback(context, 'Error counting comments', () => countComments(db, { approved: false }), null),
    withOutageFallback(context, 'Error fetching an account', () => findPublicName(db, uid, siteName), siteName),
  ])
  if (list === undefined) throw notFound()
  return { list, pendingTotal, publicName, pending, search: q }
}

/** Approves, disapproves or deletes one or more comments, or answers one. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { db, clock } = args.context.get(services)
  return moderate(args.request, args.context, {
    by,
    address,
    tables: ['comments'],
    words,
    apply: async (change, ids) => ({ count: await moderateComments(db, change, ids, clock()) }),
  })
}

export const clientAction = keepUnsavedAs((fields) => toFailure(words, fields.get('change')))

/** The page applies a change locally instead of revalidating, so that a comment just approved stays visible in the pending list. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.startsWith(address) ? false : defaultShouldRevalidate
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Manage Comments')
}

export default function ManageComments({ loaderData }: Route.ComponentProps) {
  const { list, pendingTotal, publicName, pending, search } = loaderData
  return (
    <ModerationScreen
      words={words}
      icon="comment"
      address={address}
      views={[all, pendingOnes]}
      view={pending ? pendingOnes : all}
      search={search}
      pendingTotal={pendingTotal}
      source={loaderData}
      publicName={publicName}
      list={list && { ...list, groups: list.entries.map(toGroup) }}
    />
  )
}

function toGroup({ blogId, blogTitle, comments }: CommentGroup): OpinionGroup {
  const opinions = comments.map(({ comment, ...rest }) => ({ ...rest, text: comment }))
  return { id: blogId, title: `Blog Title: ${blogTitle || blogId}`, opinions }
}
