import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { browseComments, type CommentGroup } from '#core/admin/list-for-admin.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import { moderateComments } from '#core/comments/moderate-reviews.ts'
import type { Database } from '#core/database/database.ts'
import type { ModeratedFilter } from '#core/database/visitor-rows.ts'
import { findPublicName } from '#core/people/answer-reader.ts'
import { listRecordTitles } from '#core/publication/publication-rows.ts'
import { browseSpam } from '#core/spam/browse-spam.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import { adminMeta } from '../admin-meta.ts'
import { keepUnsavedAs } from '../keep-unsaved.ts'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/manage-comments.ts'
import { moderate } from './moderate.ts'
import { ModerationScreen } from './moderation-screen.tsx'
import type { OpinionGroup } from './opinion.ts'
import { groupSpam, readOwnHosts, toPlace } from './spam-groups.ts'
import { toFailure } from './to-failure.ts'

const address = '/admin/manage-comments'
const words = { one: 'comment', many: 'comments' }
const all = { label: 'All', params: {}, empty: 'No comments yet.' }
const spamOnes = { label: 'Spam', params: { spam: '1' }, empty: 'No spam.', leaves: true }
const pendingOnes = { label: 'Pending', params: { pending: '1' }, empty: 'No comments are waiting for approval.', leaves: true }

/** One page of the comments on all posts, or with `?pending=1` of those awaiting approval. Null for what could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { uid } = args.context.get(currentAdmin)
  const { request, context, url } = args
  const { page, q } = readQuery({ request, context }, { page: pageParam, q: searchParam })
  const spam = url.searchParams.get('spam') === '1'
  const pending = !spam && url.searchParams.get('pending') === '1'
  const filter = { approved: pending ? false : undefined, search: q }
  const { db, siteName } = context.get(services)
  const [list, pendingTotal, publicName] = await Promise.all([
    withOutageFallback(context, 'Error fetching comments', () => (spam ? readCommentSpam(db, page) : readComments(db, filter, page)), null),
    withOutageFallback(context, 'Error counting comments', () => countComments(db, { approved: false }), null),
    withOutageFallback(context, 'Error fetching an account', () => findPublicName(db, uid, siteName), siteName),
  ])
  if (list === undefined) throw notFound()
  return { list, pendingTotal, publicName, pending, spam, search: q }
}

/** Approves, disapproves or deletes one or more comments, or answers one. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const { db, clock } = context.get(services)
  return moderate(args.request, context, {
    by,
    address,
    tables: ['comments'],
    words,
    apply: async (change, ids) => ({ count: await moderateComments(db, change, ids, clock(), readOwnHosts(context)) }),
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
  const { list, pendingTotal, publicName, pending, spam, search } = loaderData
  return (
    <ModerationScreen
      words={words}
      icon="comment"
      address={address}
      views={[all, pendingOnes, spamOnes]}
      view={pickView(spam, pending)}
      search={search}
      pendingTotal={pendingTotal}
      source={loaderData}
      publicName={publicName}
      list={list}
    />
  )
}

function pickView(spam: boolean, pending: boolean) {
  if (spam) return spamOnes
  return pending ? pendingOnes : all
}

async function readComments(db: Database, filter: ModeratedFilter, page: number) {
  const found = await browseComments(db, filter, page)
  return found && { ...toPlace(found), groups: found.entries.map(toGroup) }
}

/** The spam, grouped under the same headings as comments. */
async function readCommentSpam(db: Database, page: number) {
  const found = await browseSpam(db, 'comments', page)
  if (!found) return undefined
  const titles = await listRecordTitles(
    db,
    found.entries.map(({ about }) => ({ kind: 'blog', id: about })),
  )
  return { ...toPlace(found), groups: groupSpam(found.entries, (about) => ({ title: `Blog Title: ${titles.get(about) ?? about}` })) }
}

function toGroup({ blogId, blogTitle, comments }: CommentGroup): OpinionGroup {
  const opinions = comments.map(({ comment, ...rest }) => ({ ...rest, text: comment }))
  return { id: blogId, title: `Blog Title: ${blogTitle || blogId}`, opinions }
}
