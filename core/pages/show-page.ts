import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import { showContent } from '#core/blogs/show-content.ts'
import type { Database } from '#core/database/database.ts'
import type { PlayerPlace } from '#domain/blogs/player-address.ts'
import { markHeadings } from '#domain/pages/mark-headings.ts'
import type { OriginalPage, Page } from '#domain/pages/page.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { findPublicPageSlug } from './public-page-rows.ts'

/** What visitors see of a page: its HTML sanitised again, with links to its headings. Without the place of their players its videos are links. */
export async function showPage(db: Database, page: Page | OriginalPage, players?: PlayerPlace, settings?: SiteSettings) {
  const { title, intro, description, layout } = page
  const changedOn = 'changedOn' in page ? page.changedOn : page.updatedAt
  return { title, intro, description, layout, changedOn, ...markHeadings(await showContent(db, page.content, players, settings)) }
}

/** The present slug of the page that once had this one, or undefined. */
export async function findMovedPage(db: Database, slug: string) {
  const id = await findOldAddress(db, 'page', slug)
  return id && findPublicPageSlug(db, id)
}
