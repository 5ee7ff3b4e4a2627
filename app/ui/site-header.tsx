import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import { FavouritesCount } from './favourites-count.tsx'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'
import { currentPlace, MenuAnchor } from './menu-anchor.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from './search-box.tsx'

/** Scroll distance after which the header shrinks, in pixels. */
const scrollThreshold = 10

/** The header of every public page: logo, main links, search and favourites. */
export function SiteHeader({ site }: { site: SiteInfo }) {
  const { pathname } = useLocation()
  const scrolled = useScrolled()
  const links = site.menus.header
  return (
    <header className={scrolled ? 'site-header is-scrolled' : 'site-header'} data-long={site.isLong}>
      <div className="wrap site-header__row">
        <Logo name={site.logo} mark={site.mark} />
        <nav className="main-nav" aria-label="Main">
          {links.map((link) => (
            <MenuAnchor key={link.label} link={link} aria-current={currentPlace(link.to, pathname)}>
              {link.label}
            </MenuAnchor>
          ))}
        </nav>
        <SearchBox />
        <Link className="icon-button search-link" to="/search" aria-label="Search">
          <Icon name="search" />
        </Link>
        <Link className="button button--small button--favourites" to="/favourites" aria-current={currentPlace('/favourites', pathname)}>
          <Icon name="heart" />
          <span className="favourites-word">Favourites</span>
          <FavouritesCount />
        </Link>
        <MobileMenu links={links} />
      </div>
      <div className="rail" aria-hidden="true" />
    </header>
  )
}

function useScrolled() {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrollThreshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return scrolled
}
