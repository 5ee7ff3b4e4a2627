import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { BackupState, BackupWarnings, Warning } from '../backup/backup-state.tsx'
import { LocalTime } from '../local-time.tsx'
import { MissedSearches, UnusedPictures } from './overview-notices.tsx'
import type { Overview as OverviewData } from './read-overview.ts'

type ClockJump = NonNullable<NonNullable<OverviewData['site']>['jump']>

function ClockWarning({ from, to, wentBack }: ClockJump) {
  if (wentBack) {
    return (
      <Warning>
        The server’s clock jumped back from <LocalTime moment={from} /> to <LocalTime moment={to} />. If it’s correct now, there’s nothing
        to do: anything scheduled until then has run. Posts and comments from before the jump may show a wrong date.
      </Warning>
    )
  }
  return (
    <Warning>
      The server’s clock jumped ahead from <LocalTime moment={from} /> to <LocalTime moment={to} />, or the site was off in between. If it’s
      correct now, there’s nothing to do: anything scheduled for that time will be published within an hour. If it’s wrong, correct it:
      nothing is deleted for its age until the site has run for two days.
    </Warning>
  )
}

function ProxyWarning() {
  return (
    <Warning>
      This site is behind a proxy it doesn’t know about, so all visitors look like one and share a single limit on comments, reviews and
      wrong passwords. If the proxy is yours, set TRUST_PROXY=1 on the server and restart the site.
    </Warning>
  )
}

/** What needs the owner's attention, above the list of posts. `overview` is undefined if it could not be read. */
export function Overview({ overview }: { overview: OverviewData | undefined }) {
  if (!overview) {
    return (
      <p className="nothing-yet" role="alert">
        The overview could not be loaded.
      </p>
    )
  }
  const { site, drafts, scheduled } = overview
  return (
    <div className="overview">
      {site?.isThroughUntoldProxy ? <ProxyWarning /> : null}
      {site?.jump ? <ClockWarning {...site.jump} /> : null}
      {site?.backup?.isDaily ? <BackupWarnings state={site.backup} /> : null}
      {site ? <Figures {...site} /> : null}
      <div className="overview__cards">
        <Card title="Drafts">
          <Entries entries={drafts.newest} empty="No drafts." />
          <More of={drafts} state="draft" shown={drafts.newest.length} />
        </Card>
        <Card title="Scheduled">
          <Entries entries={scheduled.next} empty="Nothing scheduled." hasTimes />
          <More of={scheduled} state="scheduled" shown={scheduled.next.length} />
        </Card>
        {site ? <SiteCards {...site} /> : null}
      </div>
    </div>
  )
}

const toList = new Intl.ListFormat('en', { type: 'conjunction' })

type SiteFacts = NonNullable<OverviewData['site']>

function Figures({ comments, reviews, questions, messages }: SiteFacts) {
  return (
    <ul className="overview__figures">
      <Figure to="/admin/manage-comments?pending=1" count={comments} one="comment pending" many="comments pending" />
      <Figure to="/admin/manage-reviews?state=pending" count={reviews} one="review pending" many="reviews pending" />
      <Figure to="/admin/manage-reviews?state=unanswered" count={questions} one="question unanswered" many="questions unanswered" />
      {messages === undefined ? null : <Figure to="/admin/manage-contacts" count={messages} one="message unread" many="messages unread" />}
    </ul>
  )
}

function SiteCards({ placeholders, missed, health, backup, unused }: SiteFacts) {
  return (
    <>
      {placeholders.length > 0 ? (
        <Card title="Contact details">
          <p>{`Visitors see placeholders for your ${toList.format(placeholders)}. Enter your own, or leave empty what you don’t have.`}</p>
          <Link className="overview__more" to="/admin/settings">
            Enter contact details
          </Link>
        </Card>
      ) : null}
      {unused.count > 0 ? (
        <Card title="Unused pictures">
          <UnusedPictures unused={unused} />
        </Card>
      ) : null}
      <Card title="Searches without results">{missed.length > 0 ? <MissedSearches searches={missed} /> : <p>None so far.</p>}</Card>
      <Card title="Recipe health">
        <p>{describeHealth(health)}</p>
        {health.hints > 0 ? (
          <Link className="overview__more" to="/admin/recipe-health">
            See suggestions
          </Link>
        ) : null}
      </Card>
      {backup ? (
        <Card title="Backup">
          <BackupState state={backup} />
          <Link className="overview__more" to="/admin/backup">
            See all backups
          </Link>
        </Card>
      ) : null}
    </>
  )
}

function Figure({ to, count, one, many }: { to: string; count: number; one: string; many: string }) {
  return (
    <li>
      <Link className={count > 0 ? 'card is-waiting' : 'card'} to={to}>
        <b>{groupDigits(count)}</b> {count === 1 ? one : many}
      </Link>
    </li>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type EntriesProps = { entries: OverviewData['drafts']['newest']; empty: string; hasTimes?: boolean }

function Entries({ entries, empty, hasTimes = false }: EntriesProps) {
  if (entries.length === 0) return <p>{empty}</p>
  return (
    <ul className="overview__list">
      {entries.map(({ title, path, time }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          {hasTimes ? <span>{time}</span> : null}
        </li>
      ))}
    </ul>
  )
}

type MoreProps = { of: { blogs: number; recipes: number }; state: 'draft' | 'scheduled'; shown: number }

/** Links to the lists that show all of them, if these are not all. */
function More({ of: { blogs, recipes }, state, shown }: MoreProps) {
  if (blogs + recipes <= shown) return null
  return (
    <p className="overview__more">
      {blogs > 0 ? <Link to={`/admin/blog?state=${state}`}>{countOf(blogs, 'post')}</Link> : null}
      {recipes > 0 ? <Link to={`/admin/manage-recipe?state=${state}`}>{countOf(recipes, 'recipe')}</Link> : null}
    </p>
  )
}

function describeHealth({ checked, total, errors, hints }: SiteFacts['health']) {
  if (total === 0) return 'No recipes added yet.'
  const recipes = checked < total ? `the newest ${groupDigits(checked)} recipes` : countOf(total, 'recipe')
  if (hints === 0) return checked < total || total === 1 ? `${capitalize(recipes)} checked: complete.` : `All ${recipes} are complete.`
  const hidden = errors === 0 ? 'all can appear in rich search results' : `${groupDigits(errors)} can’t appear in rich search results`
  return `${groupDigits(hints)} of ${recipes} could be better; ${hidden}.`
}
