import { Fragment, useSyncExternalStore } from 'react'
import type { ShownLink } from '#domain/settings/menus.ts'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'
import { MenuAnchor } from './menu-anchor.tsx'
import { chooseTheme, readTheme, type Theme, watchTheme } from './theme.ts'

/** The checkerboard and the footer of every public page: links, contact data, copyright and the theme switch. */
export function SiteFooter({ site, year }: { site: SiteInfo; year: number }) {
  return (
    <>
      <div className="checker" aria-hidden="true" />
      <footer className="site-footer">
        <div className="wrap">
          <div className="site-footer__columns">
            <Brand site={site} />
            <Links id="footer-menu" title="On the menu" links={site.menus.footer} />
            <Links id="footer-house" title="The house" links={site.menus.house} />
            <ContactData site={site} />
          </div>
          <div className="site-footer__end">
            <span>
              © {year} {site.footerName}. All rights reserved.
            </span>
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </>
  )
}

function Brand({ site }: { site: SiteInfo }) {
  return (
    <div>
      <Logo name={site.footerName} mark={site.mark} />
      <p>{site.blurb}</p>
      <ul className="social">
        {site.social.map(({ label, icon, url }) => (
          <li key={label}>
            <a className="icon-button" href={url} rel="noopener" aria-label={label}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Links({ id, title, links }: { id: string; title: string; links: ShownLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <MenuAnchor link={link}>{link.label}</MenuAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactData({ site: { email, address, phone, telephone } }: { site: SiteInfo }) {
  const entries = [
    { term: 'Email', text: email, href: `mailto:${email}` },
    { term: 'Address', text: address },
    { term: 'Phone', text: phone, href: telephone },
  ].filter(({ text }) => text)
  if (!entries[0]) return null
  return (
    <div>
      <h2>Find us</h2>
      <dl>
        {entries.map(({ term, text, href }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

const choices: { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'auto', label: 'Auto' },
]

/** Lets the visitor choose the theme. Without JavaScript it is invisible but takes up its space. */
function ThemeSwitch() {
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => 'auto')
  return (
    <fieldset className="theme-switch" aria-label="Color theme">
      {choices.map(({ theme, label }) => (
        <button key={theme} type="button" aria-pressed={theme === chosen} onClick={() => chooseTheme(theme)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
