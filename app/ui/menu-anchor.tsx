import type { ComponentProps } from 'react'
import type { ShownLink } from '#domain/settings/menus.ts'
import { Link } from './link.tsx'

/** A link in the owner's menus: a router link for a page, and a plain one for a file, a redirect or another site. */
export function MenuAnchor({ link: { to, isPlain }, ...attributes }: Omit<ComponentProps<'a'>, 'href'> & { link: ShownLink }) {
  return isPlain ? <a {...attributes} href={to} /> : <Link {...attributes} to={to} />
}

/** The `aria-current` of a link to `to` on the page at `pathname`: the page itself, one beneath it, or neither. */
export function currentPlace(to: string, pathname: string) {
  if (pathname === to) return 'page'
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
