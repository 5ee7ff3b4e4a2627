import { nameRecipes } from '#core/admin/list-for-admin.ts'
import { listReviewedIds } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { actions, type CountKind } from '#domain/numbers/count-kinds.ts'
import { type CountedRecord, recordFolders } from '#domain/numbers/counted-path.ts'
import { addDays, type Grouping, type Periods, toBarOf, toBars, toCompared } from '#domain/numbers/periods.ts'
import { sourceGroup } from '#domain/numbers/traffic-source.ts'
import { startOfSiteDay } from '#domain/publication/site-time.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Span } from '#domain/span.ts'
import { listCountsOf, listSiteCounts, listTopCounts } from './count-rows.ts'
import { namePages } from './name-pages.ts'

/** How many records, sources and missing addresses are listed. */
const listed = 10
/** How many paths are checked for the most viewed records. */
const mostPaths = 300

/** Views and visits summed over some days. */
export type Sums = { times: number; visits: number }

export type Numbers = Awaited<ReturnType<typeof readNumbers>>

type Wish = { grouping: Grouping; today: string; timeZone: string }

/** The counts for the owner. `today` is the day in the site's time zone. The current day, week or month so far is compared. */
export async function readNumbers(db: Database, { grouping, today, timeZone }: Wish) {
  const compared = toCompared(today, grouping)
  const paths = await listTopCounts(db, 'page', compared.now, mostPaths)
  const site = async (periods: Periods): Promise<Sums> => sumUp(await listSiteCounts(db, periods))
  return {
    compared,
    bars: await readBars(db, today, grouping),
    site: { now: await site(compared.now), before: await site(compared.before), yearBefore: await site(compared.yearBefore) },
    sources: await readSources(db, compared),
    recipes: await readTop(db, 'recipe', paths, compared),
    blogs: await readTop(db, 'blog', paths, compared),
    joins: await readJoins(db, compared),
    actions: await readActions(db, compared.now, timeZone),
    missing: await listTopCounts(db, 'missing', compared.now, listed),
  }
}

type Compared = ReturnType<typeof toCompared>

async function readBars(db: Database, today: string, grouping: Grouping) {
  const { starts, periods } = toBars(today, grouping)
  const groups = Map.groupBy(await listSiteCounts(db, periods), ({ period }) => toBarOf(period, grouping))
  return starts.map((start) => ({ start, ...sumUp(groups.get(start) ?? []) }))
}

/** Where views come from, other than the site itself: groups, largest first, each with its sources. */
async function readSources(db: Database, { now, before }: Compared) {
  const earlier = new Map((await listTopCounts(db, 'source', before, mostPaths)).map(({ key, times }) => [key, times]))
  const sources = (await listTopCounts(db, 'source', now, mostPaths)).filter(({ key }) => key !== 'own')
  const groups = Map.groupBy(sources, ({ key }) => sourceGroup(key).group)
  const total = (of: { times: number }[]) => of.reduce((sum, { times }) => sum + times, 0)
  return [...groups]
    .map(([group, of]) => ({
      group,
      times: total(of),
      before: total([...earlier].filter(([key]) => sourceGroup(key).group === group).map(([, times]) => ({ times }))),
      names: of
        .flatMap(({ key, times }) => {
          const { name } = sourceGroup(key)
          return name ? [{ name, times }] : []
        })
        .slice(0, listed),
    }))
    .sort((one, other) => other.times - one.times)
}

type Counted = { key: string } & Sums

/** The most viewed records of a kind, with their earlier counts. */
async function readTop(db: Database, kind: CountedRecord, paths: Counted[], { before, yearBefore }: Compared, counted: CountKind = 'page') {
  const own = paths.filter(({ key }) => key.startsWith(recordFolders[kind]))
  const names = await namePages(
    db,
    kind,
    own.map(({ key }) => key),
  )
  const groups = Map.groupBy(
    own.filter(({ key }) => names.has(key)),
    ({ key }) => names.get(key)?.id ?? '',
  )
  const top = [...groups.values()].map((of) => ({ keys: of.map(({ key }) => key), ...sumUp(of) }))
  top.sort((one, other) => other.times - one.times)
  const shown = top.slice(0, listed)
  const keys = shown.flatMap((record) => record.keys)
  const then = toTimes(await listCountsOf(db, counted, keys, before))
  const yearAgo = toTimes(await listCountsOf(db, counted, keys, yearBefore))
  return shown.map(({ keys: of, times, visits }) => {
    const { title, path } = names.get(of[0] ?? '') ?? { title: '', path: '' }
    return { title, path, times, visits, before: then(of), yearBefore: yearAgo(of) }
  })
}

/** The recipes and posts on which most readers joined the newsletter. */
async function readJoins(db: Database, compared: Compared) {
  const paths = await listTopCounts(db, 'join', compared.now, mostPaths)
  const kinds = ['recipe', 'blog'] as const
  const found = await Promise.all(kinds.map((kind) => readTop(db, kind, paths, compared, 'join')))
  return found
    .flat()
    .sort((one, other) => other.times - one.times)
    .slice(0, listed)
}

function toTimes(rows: Counted[]) {
  const times = new Map(rows.map((row) => [row.key, row.times]))
  return (keys: string[]) => keys.reduce((sum, key) => sum + (times.get(key) ?? 0), 0)
}

/** What readers did with recipes, most first. */
async function readActions(db: Database, periods: Periods, timeZone: string) {
  const counted = await Promise.all(actions.map((action) => listTopCounts(db, action, periods, mostPaths)))
  const reviewedIds = await listReviewedIds(db, toSpan(periods, timeZone))
  const recipes = await namePages(db, 'recipe', [...new Set(counted.flat().map(({ key }) => key))])
  const reviewed = await nameRecipes(db, reviewedIds)
  const rows = new Map<string, { title: string; path: string } & typeof none>()
  const add = ({ title, path }: { title: string; path: string }, what: keyof typeof none, times: number) => {
    const row = rows.get(path) ?? { title, path, ...none }
    rows.set(path, { ...row, [what]: row[what] + times })
  }
  for (const [index, action] of actions.entries())
    for (const { key, times } of counted[index] ?? []) {
      const named = recipes.get(key)
      if (named) add(named, action, times)
    }
  for (const id of reviewedIds) {
    const named = reviewed.get(id)
    if (named) add({ title: named.title, path: toRecipePath(named.slug) }, 'reviews', 1)
  }
  return [...rows.values()].sort((one, other) => sumActions(other) - sumActions(one)).slice(0, listed)
}

const none = { print: 0, cook: 0, save: 0, cooked: 0, reviews: 0 }

function sumActions({ print, cook, save, cooked, reviews }: typeof none) {
  return print + cook + save + cooked + reviews
}

/** The times at which some days begin and end. */
function toSpan({ from, to }: Periods, timeZone: string): Span {
  const start = startOfSiteDay(from, timeZone).getTime()
  return { after: start - 1, until: startOfSiteDay(addDays(to, 1), timeZone).getTime() - 1 }
}

function sumUp(rows: Sums[]): Sums {
  return rows.reduce((sum, { times, visits }) => ({ times: sum.times + times, visits: sum.visits + visits }), { times: 0, visits: 0 })
}
