import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import type { ShownLink } from '#domain/settings/menus.ts'
import { FavouritesCount } from './favourites-count.tsx'
import { Icon } from './icon.tsx'
import { currentPlace, MenuAnchor } from './menu-anchor.tsx'
import { SearchBox } from './search-box.tsx'
import { useOnChange } from './use-on-answer.ts'

/** The main links as a menu card over the page, for narrow screens. Works without JavaScript. */
export function MobileMenu({ links }: { links: ShownLink[] }) {
  const location = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  // Every navigation closes it, even one to the same address; if it was opened before the page's code ran, it stays open.
  useOnChange(location, () => close)

  function close() {
    details.current?.removeAttribute('open')
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }

  /** The page behind the menu is hidden, so moving the focus out of the menu closes it. */
  function closeOnLeaving({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <details className="mobile-menu" ref={details} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <summary className="icon-button" aria-label="Menu">
        <span className="mobile-menu__open">
          <Icon name="menu" />
        </span>
        <span className="mobile-menu__close">
          <Icon name="close" />
        </span>
      </summary>
      <div className="mobile-menu__panel">
        <SearchBox />
        <nav aria-label="Mobile">
          {links.map((link, index) => (
            <MenuAnchor key={link.label} link={link} aria-current={currentPlace(link.to, location.pathname)} onClick={close}>
              {link.label}
              <span aria-hidden="true">{index + 1}</span>
            </MenuAnchor>
          ))}
        </nav>
        <Link
          className="button button--large"
          to="/favourites"
          aria-current={currentPlace('/favourites', location.pathname)}
          onClick={close}
        >
          <Icon name="heart" />
          Favourites
          <FavouritesCount />
        </Link>
      </div>
    </details>
  )
}
