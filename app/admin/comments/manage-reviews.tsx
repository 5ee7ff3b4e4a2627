import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { browseReviews, nameRecipes, type ReviewEntry, type ReviewGroup } from '#core/admin/list-for-admin.ts'
import { removeDetachedPhotos, removePhoto } from '#core/comments/keep-photos.ts'
import { moderateReviews } from '#core/comments/moderate-reviews.ts'
import type { QuestionFilter } from '#core/comments/question-rows.ts'
import { countReviewsAndQuestions } from '#core/comments/review-question-rows.ts'
import type { Database } from '#core/database/database.ts'
import { findPublicName } from '#core/people/answer-reader.ts'
import { browseSpam } from '#core/spam/browse-spam.ts'
import { pageParam, reviewStateParam, searchParam } from '#domain/http/query-params.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Route } from './+types/manage-reviews.ts'
import { moderate } from './moderate.ts'
import { ModerationScreen } from './moderation-screen.tsx'
import type { OpinionGroup } from './opinion.ts'
import { groupSpam, readOwnHosts, toPlace } from './spam-groups.ts'
import { toFailure } from './to-failure.ts'

const address = '/admin/manage-reviews'
const words = { one: 'review', many: 'reviews' }
const questionWords = { one: 'question', many: 'questions' }
const bothWords = { one: 'review or question', many: 'reviews and questions' }
const all = { label: 'All', params: {}, empty: 'No reviews yet.' }
const views = {
  pending: { label: 'Pending', params: { state: 'pending' }, empty: 'No reviews are waiting for approval.', leaves: true },
  approved: { label: 'Approved', params: { state: 'approved' }, empty: 'No approved reviews.' },
  unanswered: { label: 'Unanswered', params: { state: 'unanswered' }, empty: 'No unanswered questions.', leaves: true },
  spam: { label: 'Spam', params: { state: 'spam' }, empty: 'No spam.', leaves: true },
}

const filters = { all: {}, spam: {}, pending: { approved: false }, approved: { approved: true }, unanswered: { isUnanswered: true } }

/** One page of the reviews of all recipes and the questions about them, filtered by `?state=`. Null for what could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { uid } = args.context.get(currentAdmin)
  const { request, context } = args
  const { page, q, state } = readQuery({ request, context }, { page: pageParam, q: searchParam, state: reviewStateParam })
  const { db, siteName } = context.get(services)
  const filter = { ...filters[state ?? 'all'], search: q }
  const [list, pendingTotal, publicName] = await Promise.all([
    withOutageFallback(
      context,
      'Error fetching reviews',
      () => (state === 'spam' ? readReviewSpam(db, page) : readReviews(db, filter, page)),
      null,
    ),
    withOutageFallback(context, 'Error counting reviews', () => countReviewsAndQuestions(db, { approved: false }), null),
    withOutageFallback(context, 'Error fetching an account', () => findPublicName(db, uid, siteName), siteName),
  ])
  if (list === undefined) throw notFound()
  return { list, pendingTotal, publicName, state, search: q }
}

/** Approves, disapproves or deletes one or more reviews and questions, answers one, or removes a photo. Approving a review replaces its author's earlier review of the recipe. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { db, clock, uploads: files, pictures } = args.context.get(services)
  const answer = await moderate(args.request, args.context, {
    by,
    address,
    tables: ['reviews', 'questions'],
    words,
    apply: async (change, ids) => {
      const { reviews, questions, replaced } = await moderateReviews(db, change, ids, clock(), readOwnHosts(args.context))
      return { count: reviews + questions, called: nameBoth(reviews, questions), ...(replaced && { replaced }) }
    },
    removePhoto: (id) => removePhoto(db, id, clock()),
  })
  // If this fails, the hourly clean-up does it.
  await withOutageFallback(args.context, 'Error deleting photos', () => removeDetachedPhotos({ db, files, pictures }), undefined)
  return answer
}

export const clientAction = keepUnsavedAs((fields) => toFailure(words, fields.get('change')))

/** The page applies a change locally instead of revalidating, so that a review just approved stays visible in the pending list. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.startsWith(address) ? false : defaultShouldRevalidate
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Manage Reviews')
}

export default function ManageReviews({ loaderData }: Route.ComponentProps) {
  const { list, pendingTotal, publicName, state, search } = loaderData
  return (
    <ModerationScreen
      words={words}
      icon="star"
      address={address}
      views={[all, ...Object.values(views)]}
      view={state ? views[state] : all}
      search={search}
      pendingTotal={pendingTotal}
      source={loaderData}
      publicName={publicName}
      list={list}
    />
  )
}

async function readReviews(db: Database, filter: QuestionFilter, page: number) {
  const found = await browseReviews(db, filter, page)
  return found && { ...toPlace(found), groups: found.entries.map(toGroup) }
}

/** The spam, grouped under the same headings as reviews. */
async function readReviewSpam(db: Database, page: number) {
  const found = await browseSpam(db, 'reviews', page)
  if (!found) return undefined
  const names = await nameRecipes(
    db,
    found.entries.map(({ about }) => Number(about)),
  )
  return {
    ...found,
    groups: groupSpam(found.entries, (about) => ({ title: `Recipe: ${names.get(Number(about))?.title ?? `No. ${about}`}` })),
  }
}

function toGroup({ recipeId, title, slug, reviews }: ReviewGroup): OpinionGroup {
  return {
    id: String(recipeId),
    title: `Recipe: ${title ?? `No. ${recipeId}`}`,
    path: slug && `${toRecipePath(slug)}#reviews`,
    opinions: reviews.map((entry) => ('stars' in entry ? { ...entry, note: toNote(entry) } : { ...entry, isQuestion: true })),
  }
}

/** The name of the changed entries. */
function nameBoth(reviews: number, questions: number) {
  if (questions === 0) return words
  return reviews === 0 ? questionWords : bothWords
}

function toNote({ replaces }: ReviewEntry) {
  if (replaces === 0) return undefined
  return `Approving this replaces ${replaces === 1 ? 'another review' : `${replaces} other reviews`} from this address.`
}
