import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { FavouritesCount } from './favourites-count.tsx'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { currentPlace, siteLinks } from './site-links.ts'

/** Scroll distance after which the header shrinks, in pixels. */
const scrollThreshold = 10

/** The header of every public page: logo, main links, search and favourites. */
export function SiteHeader({ logo }: { logo: string }) {
  const { pathname } = useLocation()
  const scrolled = useScrolled()
  return (
    <header className={scrolled ? 'site-header is-scrolled' : 'site-header'}>
      <div className="wrap site-header__row">
        <Logo name={logo} />
        <nav className="main-nav" aria-label="Main">
          {siteLinks.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={currentPlace(to, pathname)}>
              {label}
            </Link>
          ))}
        </nav>
        <SearchBox />
        <Link className="button button--small button--favourites" to="/favourites" aria-current={currentPlace('/favourites', pathname)}>
          <Icon name="heart" />
          Favourites
          <FavouritesCount />
        </Link>
        <MobileMenu />
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
