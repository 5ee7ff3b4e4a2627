import { Fragment } from 'react'
import { Link } from '#app/ui/link.tsx'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import { Icon, type IconName } from './icon.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const socialIcons: Record<string, IconName> = { Instagram: 'instagram', YouTube: 'youtube', Facebook: 'facebook', Pinterest: 'pinterest' }

/** The checkerboard and the footer of every public page: links, contact data, copyright and the theme switch. */
export function SiteFooter({ site, year }: { site: SiteInfo; year: number }) {
  return (
    <>
      <div className="checker" aria-hidden="true" />
      <footer className="site-footer">
        <div className="wrap">
          <div className="site-footer__columns">
            <Brand site={site} />
            <FacetLinks />
            <HouseLinks />
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
      <Logo name={site.footerName} />
      <p>{site.blurb}</p>
      <ul className="social">
        {site.social.map(({ label, url }) => (
          <li key={label}>
            <a className="icon-button" href={url} rel="noopener" aria-label={label}>
              <Icon name={socialIcons[label] ?? 'arrow-right'} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FacetLinks() {
  return (
    <nav aria-labelledby="footer-menu">
      <h2 id="footer-menu">On the menu</h2>
      <ul>
        <FooterLink to="/recipes">Browse Recipes</FooterLink>
        <FooterLink to="/trending-recipes">Trending Now</FooterLink>
        <li>
          {/* A redirect on the server, so not a link of the router. */}
          <a href="/favorites">Your Favorites</a>
        </li>
        <FooterLink to="/blogs">Recipe Blogs</FooterLink>
      </ul>
    </nav>
  )
}

function HouseLinks() {
  return (
    <nav aria-labelledby="footer-house">
      <h2 id="footer-house">The house</h2>
      <ul>
        <FooterLink to="/about">About Us</FooterLink>
        <FooterLink to="/contact">Contact</FooterLink>
        <FooterLink to="/terms-and-condition">Terms & Conditions</FooterLink>
        <FooterLink to="/privacy-policy">Privacy Policy</FooterLink>
        <FooterLink to="/disclaimer">Disclaimer</FooterLink>
        <li>
          <a href="/rss.xml">RSS Feed</a>
        </li>
      </ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
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
