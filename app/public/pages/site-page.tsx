import { redirect } from 'react-router'
import { previewed, services } from '#app/context.ts'
import { readSettings, readShownTimeZone, withErrorReport, withOutageFallback } from '#app/outage.ts'
import { toErrorHead } from '#app/public/error-words.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { toPreviewHead } from '#app/public/preview-head.ts'
import { notFound } from '#app/responses.ts'
import { LongDate } from '#app/ui/long-date.tsx'
import { PlayedHtml } from '#app/ui/played-html.tsx'
import type { Database } from '#core/database/database.ts'
import { countingLink, countingSlug, describeCounting } from '#core/numbers/what-we-count.ts'
import { findOriginalPage } from '#core/pages/original-page.ts'
import { findPublicPage } from '#core/pages/public-page-rows.ts'
import { findMovedPage, showPage } from '#core/pages/show-page.ts'
import { describeKeeping } from '#core/people/what-is-kept.ts'
import type { PlayerPlace } from '#domain/blogs/player-address.ts'
import { type OriginalPage, type Page, toPagePath } from '#domain/pages/page.ts'
import { toShownDay } from '#domain/publication/site-time.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import type { Route } from './+types/site-page.ts'

/** The owner's page at this address, or else the built-in one, which needs no database. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, siteName } = context.get(services)
  const timeZone = await readShownTimeZone(context)
  const typed = context.get(previewed).page
  if (typed) {
    const { head, ...shown } = await readShown({ db, timeZone }, typed)
    return { ...shown, head: toPreviewHead(head) }
  }
  const slug = url.pathname.slice(1)
  const settings = await readSettings(context)
  const info = toSiteInfo(settings, siteName, null)
  if (slug === countingSlug) return readShown({ db, timeZone, settings }, describeCounting(settings, info.name))
  const original = findOriginalPage(slug, info)
  const find = () => findPublicPage(db, slug)
  const page = original
    ? await withOutageFallback(context, 'Error fetching a page', find, undefined)
    : await withErrorReport(context, 'Error fetching a page', find)
  const shown = page ?? original
  if (shown) return readShown({ db, timeZone, settings, players: { kind: 'pages', slug } }, withPrivacy(settings, slug, shown))
  const moved = await withErrorReport(context, 'Error fetching a page', () => findMovedPage(db, slug))
  throw moved ? redirect(toPagePath(moved), 301) : notFound()
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This page can’t be shown right now.'))
  return pageMeta(args, args.loaderData.head)
}

/** One of the owner's pages: About, the legal texts, and any others. */
export default function SitePage({ loaderData }: Route.ComponentProps) {
  const { title, intro, layout, content } = loaderData
  if (layout === 'legal') return <LegalPage {...loaderData} />
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
        {intro ? <p>{intro}</p> : null}
      </div>
      <PlayedHtml className="about prose" html={content} />
    </div>
  )
}

type LegalPageProps = Pick<Route.ComponentProps['loaderData'], 'title' | 'intro' | 'changedOn' | 'headings' | 'content'>

/** A legal page: its text in one narrow column, with a table of contents. */
function LegalPage({ title, intro, changedOn, headings, content }: LegalPageProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
        <p>
          Last updated <LongDate stored={changedOn} />
        </p>
      </div>
      <div className="legal-page">
        {headings.length > 0 ? (
          <nav aria-label="On this page">
            <ul className="legal-page__list">
              {headings.map(({ id, html }) => (
                <li key={id}>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the loader sanitised it */}
                  <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="legal-page__text">
          {intro ? <p className="legal-page__lead">{intro}</p> : null}
          <PlayedHtml className="prose" html={content} />
        </div>
      </div>
    </div>
  )
}

/** The privacy page gives retention periods and links to the page about counting, whatever the owner wrote. */
function withPrivacy(settings: SiteSettings, slug: string, page: Page | OriginalPage) {
  if (slug !== 'privacy-policy') return page
  const link = page.content.includes(`/${countingSlug}`) ? '' : countingLink
  return { ...page, content: page.content + describeKeeping(settings) + link }
}

type ShownParts = { db: Database; timeZone: string; settings?: SiteSettings; players?: PlayerPlace }

async function readShown({ db, timeZone, settings, players }: ShownParts, page: Page | OriginalPage) {
  const { description, ...read } = await showPage(db, page, players, settings)
  const shown = { ...read, changedOn: toShownDay(read.changedOn, timeZone) ?? '' }
  return { ...shown, head: { title: shown.title, description: description || shown.intro || shown.title } }
}
