import { Outlet, type RouterContextProvider } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { toJoinBanner } from '#app/newsletter/join-banner.ts'
import { readSettings, withOutageFallback } from '#app/outage.ts'
import { IconLinks } from '#app/ui/icon-links.tsx'
import { SiteFooter } from '#app/ui/site-footer.tsx'
import { SiteHeader } from '#app/ui/site-header.tsx'
import { Toasts } from '#app/ui/toasts.tsx'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { findShownSettings } from '#core/settings/hide-unpublished.ts'
import { isPopupEnabled } from '#core/settings/setting-rows.ts'
import { findSiteNumbers } from '#core/settings/site-number-rows.ts'
import type { Log } from '#domain/log.ts'
import type { NewsletterSettings } from '#domain/newsletter/newsletter-settings.ts'
import { toLookPath } from '#domain/settings/look-path.ts'
import { type SiteInfo, toSiteInfo } from '#domain/settings/site-info.ts'
import type { Route } from './+types/site-layout.ts'
import { sendOn } from './send-on.ts'

/** If no page is found, the owner's redirects are tried. */
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
  const [owners, numbers, popup, newsletter] = await Promise.all([
    readShownSettings(context),
    readSiteNumbers(context),
    withOutageFallback(context, 'Error fetching popup status', () => isPopupEnabled(db), false),
    withOutageFallback(context, 'Error fetching the newsletter', () => findNewsletterSettings(db), undefined),
  ])
  const site = withNewsletter(toSiteInfo(owners, siteName, numbers), newsletter)
  const banner = toJoinBanner(site.bannerLine, newsletter)
  return {
    site,
    banner,
    hasNewsletter: newsletter?.isOpen === true,
    siteUrl,
    popup,
    isKept: offlineFiles !== undefined,
    year: clock().getUTCFullYear(),
  }
}

/** The site with a link to the newsletter in the footer, if there is one. */
function withNewsletter(site: SiteInfo, newsletter: NewsletterSettings | undefined): SiteInfo {
  const house = [...site.menus.house, { to: '/newsletter', label: 'Newsletter', isPlain: true as const }]
  return newsletter?.isOpen ? { ...site, menus: { ...site.menus, house } } : site
}

/** The owner's settings, without links to what visitors can't see. */
async function readShownSettings(context: Readonly<RouterContextProvider>) {
  const { db } = context.get(services)
  const settings = await readSettings(context)
  return withOutageFallback(context, 'Error fetching what menus link to', () => findShownSettings(db), settings)
}

/** The header, footer and banner around every public page. */
export default function SiteLayout({ loaderData: { site, banner, year } }: Route.ComponentProps) {
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: app/newsletter/join-banner.ts */}
      <aside className="join-banner" aria-labelledby="join-banner-title" dangerouslySetInnerHTML={{ __html: banner }} />
      <SiteFooter site={site} year={year} />
      <Toasts />
    </>
  )
}

/** Logs that have had the message, so that it isn't repeated for every request. */
const warned = new WeakSet<Log>()

/**
 * The phone numbers of the requested host, or else those of the site's own host. Null if neither has any, so that the defaults apply;
 * undefined if they could not be read.
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
