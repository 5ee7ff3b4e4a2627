import { Outlet, type RouterContextProvider } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { readSettings, withOutageFallback } from '#app/outage.ts'
import { IconLinks } from '#app/ui/icon-links.tsx'
import { Link } from '#app/ui/link.tsx'
import { SiteFooter } from '#app/ui/site-footer.tsx'
import { SiteHeader } from '#app/ui/site-header.tsx'
import { Toasts } from '#app/ui/toasts.tsx'
import { findShownSettings } from '#core/settings/hide-unpublished.ts'
import { isPopupEnabled } from '#core/settings/setting-rows.ts'
import { findSiteNumbers } from '#core/settings/site-number-rows.ts'
import type { Log } from '#domain/log.ts'
import { toLookPath } from '#domain/settings/look-path.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { Route } from './+types/site-layout.ts'
import { sendOn } from './send-on.ts'

/** Where no page is found, the owner's redirects have a word. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const response = await next()
    if (response.status === 404) await sendOn(args)
    return response
  },
]

/** Data that every public page shows. Each part has a fallback, so that no failure here fails a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, siteName, siteUrl, offlineFiles } = context.get(services)
  const [owners, numbers, popup] = await Promise.all([
    readShownSettings(context),
    readSiteNumbers(context),
    withOutageFallback(context, 'Error fetching popup status', () => isPopupEnabled(db), false),
  ])
  return { site: toSiteInfo(owners, siteName, numbers), siteUrl, popup, isKept: offlineFiles !== undefined, year: clock().getUTCFullYear() }
}

/** The owner's settings, without links to what visitors don't see. */
async function readShownSettings(context: Readonly<RouterContextProvider>) {
  const { db } = context.get(services)
  const settings = await readSettings(context)
  return withOutageFallback(context, 'Error fetching what menus link to', () => findShownSettings(db), settings)
}

/** The header, footer and banner around every public page. */
export default function SiteLayout({ loaderData: { site, year } }: Route.ComponentProps) {
  return (
    <>
      {site.accent ? <link rel="stylesheet" href={toLookPath(site.accent)} precedence="site" /> : null}
      <IconLinks icons={site.icons} />
      <a className="skip-link" href="#main">
        <span data-nosnippet="">Skip to content</span>
      </a>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <JoinBanner line={site.bannerLine} />
      <SiteFooter site={site} year={year} />
      <Toasts />
    </>
  )
}

/** The mustard banner above the footer that invites readers to join. */
function JoinBanner({ line }: { line: string }) {
  return (
    <aside className="join-banner" aria-labelledby="join-banner-title">
      <div className="wrap">
        <h2 id="join-banner-title">Hungry for More Delicious Ideas?</h2>
        <div>
          <p>{line}</p>
          <Link className="button button--large button--mustard" to="/contact#join">
            Join the Kitchen →
          </Link>
        </div>
      </div>
    </aside>
  )
}

/** Logs that have the message already, so that it isn't repeated for every request. */
const warned = new WeakSet<Log>()

/**
 * The phone numbers of the requested host, else those of the site's own host. Null when neither has any, so that the defaults apply;
 * undefined when they could not be read.
 */
async function readSiteNumbers(context: Readonly<RouterContextProvider>) {
  const { db, log, siteUrl } = context.get(services)
  const host = new URL(siteUrl).hostname
  const read = async () => (await findSiteNumbers(db, context.get(requestFacts).host, host)) ?? null
  const numbers = await withOutageFallback(context, 'Error fetching TFN', read, undefined)
  if (numbers === null) warnOnce(log, host)
  return numbers
}

function warnOnce(log: Log, host: string) {
  if (warned.has(log)) return
  warned.add(log)
  log.warn({ host }, 'No site numbers set: showing the fallback numbers')
}
