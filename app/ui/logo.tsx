import { Link } from '#app/ui/link.tsx'
import type { SiteInfo } from '#domain/settings/site-info.ts'

/** The owner's logo, or the patty and the site's name, linking to the home page. */
export function Logo({ name, mark }: { name: string; mark?: SiteInfo['mark'] | undefined }) {
  return (
    <Link className="logo" to="/" aria-label={`${name}, home`}>
      {mark ? <img {...mark} alt="" data-pin-nopin="true" /> : <Patty name={name} />}
    </Link>
  )
}

function Patty({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className="logo__patty" cx="16" cy="16" r="16" />
        <path className="logo__grill" d="M7.4 16.6 16.8 7.2M9.8 23 23 9.8M15.4 25 24.9 15.5" />
      </svg>
      <span>{name}</span>
    </>
  )
}
