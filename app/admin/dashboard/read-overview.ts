import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { hasRight, type Role } from '#domain/identity/roles.ts'
import { describeSiteTime } from '#operations/publication/site-time.ts'
import { checkRecipes } from '#operations/recipes/check-recipes.ts'
import { firstMissedDay } from '#operations/search/count-missed-searches.ts'
import { readTimeZone } from '#operations/settings/save-settings.ts'
import { countComments } from '#storage/blogs/comments.ts'
import { countByState } from '#storage/database/row-counts.ts'
import { countUnreadContacts } from '#storage/people/people.ts'
import { listNextPublications, type RecordKey } from '#storage/publication/publications.ts'
import { countReviews } from '#storage/recipes/reviews.ts'
import { listMissedSearches } from '#storage/search/missed-searches.ts'

const listed = 5

export type Overview = NonNullable<Awaited<ReturnType<typeof readOverview>>>

/** What waits for an admin of that role; undefined when it could not be read. */
export function readOverview(context: Readonly<RouterContextProvider>, role: Role) {
  return withOutageFallback(context, 'Error fetching the overview', () => read(context, role), undefined)
}

async function read(context: Readonly<RouterContextProvider>, role: Role) {
  const { db, clock } = context.get(services)
  const now = clock()
  const [comments, reviews, messages, blogs, recipes, drafts, scheduled, missed, health, timeZone] = await Promise.all([
    countComments(db, { approved: false }),
    countReviews(db, { approved: false }),
    hasRight(role, 'run') ? countUnreadContacts(db) : undefined,
    countByState(db, '_blogs'),
    countByState(db, '_recipes'),
    listNextPublications(db, 'draft', listed),
    listNextPublications(db, 'scheduled', listed),
    listMissedSearches(db, firstMissedDay(now), listed),
    checkRecipes(db, 1),
    readTimeZone(db),
  ])
  const toEntry = ({ key, title, publishedAt }: (typeof drafts)[number]) => ({
    title: title || 'Untitled',
    path: toEditPath(key),
    time: describeSiteTime(publishedAt, timeZone),
  })
  const checked = health?.entries ?? []
  return {
    comments,
    reviews,
    messages,
    drafts: { blogs: blogs.draft, recipes: recipes.draft, newest: drafts.map(toEntry) },
    scheduled: { blogs: blogs.scheduled, recipes: recipes.scheduled, next: scheduled.map(toEntry) },
    missed: missed.map((search) => ({ ...search, formId: randomUUID() })),
    health: {
      checked: checked.length,
      total: health?.total ?? 0,
      errors: checked.filter(({ findings }) => findings.some(({ weight }) => weight === 'error')).length,
      hints: checked.filter(({ findings }) => findings.length > 0).length,
    },
  }
}

function toEditPath({ kind, id }: RecordKey) {
  return kind === 'blog' ? `/admin/blog/edit?id=${id}` : `/admin/manage-recipe/edit?id=${id}`
}
