import type { MenuLink } from '#domain/settings/menus.ts'

/** The links of a menu as the values of its form. */
export function toTypedMenu(links: MenuLink[]): Record<string, string> {
  return { labels: JSON.stringify(links.map(({ label }) => label)), addresses: JSON.stringify(links.map(({ to }) => to)) }
}
