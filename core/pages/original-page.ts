import { originalPages } from '#content/original-pages.ts'
import type { Database } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { OriginalPage } from '#domain/pages/page.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** What the texts of the pages say about the site. */
type Site = { name: string; email: string }

/** The page that ships with the product under a slug, in the words of this site. */
export function findOriginalPage(slug: string, site: Site): OriginalPage | undefined {
  const original = originalPages.find((page) => page.slug === slug)
  return original && { ...original, content: fill(original.content, site) }
}

/** The same by what the settings call the site; `siteName` is what the configuration calls it. */
export async function findOriginalOf(db: Database, slug: string, siteName: string) {
  return isOriginalPage(slug) ? findOriginalPage(slug, toSiteInfo(await findSettings(db), siteName, null)) : undefined
}

export function isOriginalPage(slug: string) {
  return originalPages.some((page) => page.slug === slug)
}

function fill(content: string, { name, email }: Site) {
  return content.replaceAll('{site}', () => escapeHtml(name)).replaceAll('{email}', () => escapeHtml(email))
}
