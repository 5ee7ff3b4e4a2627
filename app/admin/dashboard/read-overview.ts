import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import { countQuestions } from '#core/comments/question-rows.ts'
import { countReviewsAndQuestions } from '#core/comments/review-question-rows.ts'
import type { Database } from '#core/database/database.ts'
import { countByState } from '#core/database/row-counts.ts'
import { readClockJump } from '#core/jobs/watch-clock.ts'
import { countUnreadContacts } from '#core/people/people-rows.ts'
import { findUnusedPictures } from '#core/pictures/unused-pictures.ts'
import { listNextPublications, type OwnedKey } from '#core/publication/publication-rows.ts'
import { checkRecipes } from '#core/recipes/check-recipes.ts'
import { listedDays } from '#core/search/count-missed-searches.ts'
import { listMissedSearches } from '#core/search/missed-search-rows.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { listSiteNumbers } from '#core/settings/site-number-rows.ts'
import { hasRight } from '#domain/identity/roles.ts'
import { describeSiteTime, toShownDay } from '#domain/publication/site-time.ts'
import { listPlaceholders } from '#domain/settings/site-info.ts'
import type { Admin } from '../require-admin.ts'

const listed = 5

export type Overview = Awaited<ReturnType<typeof read | typeof readOwn>>

/** What needs an admin's attention; undefined if it could not be read. Authors see only their own records. */
export function readOverview(context: Readonly<RouterContextProvider>, admin: Admin) {
  const readAll = async (): Promise<Overview> => (hasRight(admin.role, 'edit') ? read(context, admin) : readOwn(context, admin))
  return withOutageFallback(context, 'Error fetching the overview', readAll, undefined)
}

async function readOwn(context: Readonly<RouterContextProvider>, { uid }: Admin) {
  const { db } = context.get(services)
  const [drafts, scheduled, timeZone] = await Promise.all([
    listNextPublications(db, 'draft', listed, uid),
    listNextPublications(db, 'scheduled', listed, uid),
    readTimeZone(db),
  ])
  const none = { blogs: 0, recipes: 0 }
  return {
    site: undefined,
    drafts: { ...none, newest: drafts.map((draft) => toEntry(draft, timeZone)) },
    scheduled: { ...none, next: scheduled.map((record) => toEntry(record, timeZone)) },
  }
}

async function read(context: Readonly<RouterContextProvider>, { role }: Admin) {
  const { db, clock, backups, rehearsals } = context.get(services)
  const now = clock()
  const [
    comments,
    reviews,
    questions,
    messages,
    blogs,
    recipes,
    drafts,
    scheduled,
    missed,
    health,
    timeZone,
    backup,
    rehearsal,
    jump,
    unused,
    placeholders,
  ] = await Promise.all([
    countComments(db, { approved: false }),
    countReviewsAndQuestions(db, { approved: false }),
    countQuestions(db, { isUnanswered: true }),
    hasRight(role, 'run') ? countUnreadContacts(db) : undefined,
    countByState(db, '_blogs'),
    countByState(db, '_recipes'),
    listNextPublications(db, 'draft', listed),
    listNextPublications(db, 'scheduled', listed),
    listMissedSearches(db, listedDays(now), listed),
    checkRecipes(db, 1),
    readTimeZone(db),
    hasRight(role, 'run') ? backups.readState() : undefined,
    hasRight(role, 'run') ? rehearsals.readState() : undefined,
    hasRight(role, 'run') ? readClockJump(db, now) : undefined,
    findUnusedPictures(db, now),
    hasRight(role, 'run') ? readPlaceholders(db) : [],
  ])
  const checked = health?.entries ?? []
  return {
    drafts: { blogs: blogs.draft, recipes: recipes.draft, newest: drafts.map((draft) => toEntry(draft, timeZone)) },
    scheduled: { blogs: blogs.scheduled, recipes: recipes.scheduled, next: scheduled.map((record) => toEntry(record, timeZone)) },
    site: {
      placeholders,
      comments,
      reviews,
      questions,
      messages,
      isThroughUntoldProxy: hasRight(role, 'run') && context.get(requestFacts).isThroughUntoldProxy,
      jump: jump && { ...jump, wentBack: jump.to < jump.from },
      unused: { ...unused, since: toShownDay(unused.since, timeZone) ?? '' },
      backup: backup && rehearsal && { ...backup, rehearsal },
      missed: missed.map((search) => ({ ...search, formId: randomUUID() })),
      health: {
        checked: checked.length,
        total: health?.total ?? 0,
        errors: checked.filter(({ findings }) => findings.some(({ weight }) => weight === 'error')).length,
        hints: checked.filter(({ findings }) => findings.length > 0).length,
      },
    },
  }
}

async function readPlaceholders(db: Database) {
  const [settings, numbers] = await Promise.all([findSettings(db), listSiteNumbers(db)])
  return listPlaceholders(settings, numbers)
}

function toEntry({ key, title, publishedAt }: Awaited<ReturnType<typeof listNextPublications>>[number], timeZone: string) {
  return { title: title || 'Untitled', path: toEditPath(key), time: describeSiteTime(publishedAt, timeZone) }
}

function toEditPath({ kind, id }: OwnedKey) {
  return kind === 'blog' ? `/admin/blog/edit?id=${id}` : `/admin/manage-recipe/edit?id=${id}`
}
