/** The main links of the public pages, in display order. */
export const siteLinks = [
  { to: '/', label: 'Home' },
  { to: '/recipes', label: 'Recipe' },
  { to: '/trending-recipes', label: 'Trending Recipe' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/contact', label: 'Contact' },
]

/** The `aria-current` of a link to `to` on the page at `pathname`: the page itself, one beneath it, or neither. */
export function currentPlace(to: string, pathname: string) {
  if (pathname === to) return 'page'
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
