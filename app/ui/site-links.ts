/** The `aria-current` of a link to `to` on the page at `pathname`: the page itself, one beneath it, or neither. */
export function currentPlace(to: string, pathname: string) {
  if (pathname === to) return 'page'
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
