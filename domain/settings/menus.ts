/** A menu link: to a path of the site, or any address. */
export type MenuLink = { to: string; label: string }

/** A link as pages show it; `isPlain` for one that is not a page of the router's: a file, a redirect, another site. */
export type ShownLink = MenuLink & { isPlain?: true }

/** The menus of the public pages: the header's, and the two lists of the footer. */
export type Menus = { header: MenuLink[]; footer: MenuLink[]; house: MenuLink[] }

export const menuNames = ['header', 'footer', 'house'] as const

/** The specification's menus, until the owner changes one. */
export const originalMenus: Menus = {
  header: [
    { to: '/', label: 'Home' },
    { to: '/recipes', label: 'Recipe' },
    { to: '/trending-recipes', label: 'Trending Recipe' },
    { to: '/blogs', label: 'Blogs' },
    { to: '/contact', label: 'Contact' },
  ],
  footer: [
    { to: '/recipes', label: 'Browse Recipes' },
    { to: '/trending-recipes', label: 'Trending Now' },
    { to: '/favorites', label: 'Your Favorites' },
    { to: '/blogs', label: 'Recipe Blogs' },
  ],
  house: [
    { to: '/about', label: 'About Us' },
    { to: '/contact', label: 'Contact' },
    { to: '/terms-and-condition', label: 'Terms & Conditions' },
    { to: '/privacy-policy', label: 'Privacy Policy' },
    { to: '/disclaimer', label: 'Disclaimer' },
    { to: '/rss.xml', label: 'RSS Feed' },
  ],
}

export function toShownLinks(links: MenuLink[]): ShownLink[] {
  return links.map((link) => (/^\/(?!admin|favorites|newsletter)[^.]*$/.test(link.to) ? link : { ...link, isPlain: true }))
}

const arrow = ' → '

/** A link as a line of text, for comparing and merging menus. */
export function toMenuLine({ label, to }: MenuLink) {
  return label + arrow + to
}

/** The link in such a line. */
export function readMenuLine(line: string): MenuLink {
  const end = line.lastIndexOf(arrow)
  return end < 0 ? { label: line, to: '' } : { label: line.slice(0, end), to: line.slice(end + arrow.length) }
}

/** Whether two menus have the same links in the same order. */
export function isSameMenu(one: MenuLink[], other: MenuLink[]) {
  return one.length === other.length && one.every(({ to, label }, index) => to === other[index]?.to && label === other[index].label)
}

/** How many characters of labels, with the space around each, fit into the header's line on a narrow desktop. */
const headerRoom = 60

/** Whether a menu is too long for the header's line, so it goes into the menu card at every width. */
export function isLongMenu(links: MenuLink[]) {
  return links.reduce((sum, { label }) => sum + label.length + 3, 0) > headerRoom
}
