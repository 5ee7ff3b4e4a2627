import { isSameMenu, type MenuLink, type Menus, menuNames, originalMenus } from '#domain/settings/menus.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'

/** A menu in its form; `isOriginal` when the owner changed nothing. */
export type ShownMenu = { links: MenuLink[]; isOriginal: boolean }

/** The data of the screen: the look's values as text, and the menus. */
export function readLook({ accent = '', logo, socialPicture, icon, menus }: SiteSettings) {
  const toReference = (picture: { name: string } | undefined) => (picture ? `/images/${picture.name}` : '')
  const values: Record<string, string> = {
    accent,
    logo: toReference(logo),
    socialPicture: toReference(socialPicture),
    icon: toReference(icon),
    socialAlt: socialPicture?.alt ?? '',
  }
  const shown = menuNames.map((name): [keyof Menus, ShownMenu] => {
    const links = menus?.[name] ?? originalMenus[name]
    return [name, { links, isOriginal: isSameMenu(links, originalMenus[name]) }]
  })
  return { values, menus: Object.fromEntries(shown) as Record<keyof Menus, ShownMenu> }
}
