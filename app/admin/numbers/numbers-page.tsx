import { adminMeta } from '#app/admin/admin-meta.ts'
import { NothingYet, NotLoaded } from '#app/admin/list-notes.tsx'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { Link } from '#app/ui/link.tsx'
import { readNumbers } from '#core/numbers/read-numbers.ts'
import { listedDays } from '#core/search/count-missed-searches.ts'
import { listMissedSearches } from '#core/search/missed-search-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { groupingParam } from '#domain/http/query-params.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { AdminIcon } from '../admin-icon.tsx'
import type { Route } from './+types/numbers-page.ts'
import { BarChart } from './bar-chart.tsx'
import { ActionsTable, CountsList, RecordsTable, SourcesTable } from './number-tables.tsx'
import { SiteFigures } from './site-figures.tsx'

const searchesListed = 10

/** What was counted, up to today; null if it could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { by } = readQuery({ request, context }, { by: groupingParam })
  const { db, clock } = context.get(services)
  const read = async () => {
    const { timeZone = 'UTC', countVisits } = await findSettings(db)
    const today = toSiteDay(clock(), timeZone || 'UTC')
    return {
      ...(await readNumbers(db, { grouping: by, today, timeZone: timeZone || 'UTC' })),
      isOff: countVisits === 'off',
      searches: await listMissedSearches(db, listedDays(clock()), searchesListed),
    }
  }
  return { by, numbers: await withOutageFallback(context, 'Error fetching the numbers', read, null) }
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Numbers')
}

const views = [
  ['day', 'Days'],
  ['week', 'Weeks'],
  ['month', 'Months'],
] as const

/** How many people visit the site, where they come from, and what they view. */
export default function NumbersPage({ loaderData: { by, numbers } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Numbers</h1>
        <div className="admin-work__tools">
          <nav className="list-filter" aria-label="What is compared">
            {views.map(([view, label]) => (
              <Link key={view} to={`?by=${view}`} aria-current={view === by ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <a className="button button--quiet" href="/admin/export/numbers">
            <AdminIcon name="download" />
            Export CSV
          </a>
        </div>
      </div>
      {numbers ? <Shown by={by} numbers={numbers} /> : <NotLoaded text="The numbers could not be loaded." />}
    </>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

function Shown({ by, numbers }: { by: LoaderData['by']; numbers: NonNullable<LoaderData['numbers']> }) {
  const { bars, site, compared, sources, recipes, blogs, joins, actions, missing, searches, isOff } = numbers
  const isEmpty = bars.every(({ times }) => times === 0)
  return (
    <div className="numbers">
      {isOff ? (
        <p className="numbers__note">
          Counting is switched off. An admin can switch it on in the <Link to="/admin/settings">settings</Link>.
        </p>
      ) : null}
      {isEmpty ? (
        <NothingYet icon="bars" text="No views yet. Your own and search engines’ views don’t count." />
      ) : (
        <>
          <SiteFigures by={by} site={site} compared={compared} />
          <BarChart by={by} bars={bars} />
        </>
      )}
      <div className="numbers__parts">
        <RecordsTable title="Recipes" by={by} records={recipes} />
        <RecordsTable title="Posts" by={by} records={blogs} />
        <SourcesTable by={by} sources={sources} />
        <RecordsTable
          title="Newsletter"
          note="The pages where readers signed up, counted once they confirm."
          what="Joined"
          by={by}
          records={joins}
        />
        <ActionsTable by={by} rows={actions} />
        <CountsList
          title="Searches without results"
          note="In the last 90 days."
          rows={searches.map(({ query, times }) => ({ name: query, times }))}
        />
        <CountsList
          title="Missing pages"
          note="Addresses without a page. Add redirects to send their visitors to one."
          rows={missing.map(({ key, times }) => ({ name: key, times }))}
        />
      </div>
      <p className="numbers__note">
        A visit is one browser on one day. Visitors can read <Link to="/what-we-count">what is counted</Link>.
      </p>
    </div>
  )
}
