import { toLookFields } from '#core/settings/save-look.ts'
import { isSameMenu, type MenuLink, type Menus, menuNames, originalMenus } from '#domain/settings/menus.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'

/** A menu in its form; `isOriginal` if the owner has changed nothing. */
export type ShownMenu = { links: MenuLink[]; isOriginal: boolean }

/** The data of the screen: the look's values as text, and the menus. */
export function readLook(settings: SiteSettings) {
  const values: Record<string, string> = toLookFields(settings)
  const shown = menuNames.map((name): [keyof Menus, ShownMenu] => {
    const links = settings.menus?.[name] ?? originalMenus[name]
    return [name, { links, isOriginal: isSameMenu(links, originalMenus[name]) }]
  })
  return { values, menus: Object.fromEntries(shown) as Record<keyof Menus, ShownMenu> }
}
