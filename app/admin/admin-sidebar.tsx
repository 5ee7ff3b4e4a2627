import { type RefObject, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { groupDigits } from '#domain/text/group-digits.ts'
import type { AdminCounts } from './admin-counts.ts'
import { AdminIcon, type AdminIconName } from './admin-icon.tsx'

type Entry = { to: string; label: string; icon: AdminIconName; badge?: { count: number | undefined; of: string } }

/** Navigation between the admin screens: a sidebar, or a strip of tabs on narrow screens. A count that could not be read has no badge. */
export function AdminSidebar({ counts }: { counts: AdminCounts }) {
  const navRef = useRef<HTMLElement>(null)
  useActiveInView(navRef)
  return (
    <div className="admin-sidebar">
      <nav ref={navRef} aria-label="Admin">
        {listEntries(counts).map(({ to, label, icon, badge }) => (
          <NavLink key={to} to={to}>
            <AdminIcon name={icon} />
            {label}
            {badge?.count === undefined ? null : <Badge count={badge.count} of={badge.of} />}
          </NavLink>
        ))}
      </nav>
    </div>
  )
}

function Badge({ count, of }: { count: number; of: string }) {
  return (
    <span className="badge">
      {groupDigits(count)}
      <span className="visually-hidden"> {of}</span>
    </span>
  )
}

function listEntries({ blogs, recipes, pendingComments, pendingReviews }: AdminCounts): Entry[] {
  return [
    { to: '/admin/dashboard', label: 'Dashboard', icon: 'dashboard' },
    { to: '/admin/blog', label: 'Blogs', icon: 'newspaper', badge: { count: blogs, of: 'in all' } },
    { to: '/admin/manage-recipe', label: 'Recipe', icon: 'pot', badge: { count: recipes, of: 'in all' } },
    { to: '/admin/recipe-health', label: 'Recipe health', icon: 'pulse' },
    { to: '/admin/manage-users', label: 'Users', icon: 'users' },
    { to: '/admin/manage-contacts', label: 'Messages', icon: 'mail' },
    { to: '/admin/manage-comments', label: 'Comments', icon: 'comment', badge: { count: pendingComments || undefined, of: 'pending' } },
    { to: '/admin/manage-reviews', label: 'Reviews', icon: 'star', badge: { count: pendingReviews || undefined, of: 'pending' } },
    { to: '/admin/settings', label: 'Settings', icon: 'sliders' },
    { to: '/admin/sessions', label: 'Sessions', icon: 'laptop' },
  ]
}

/** Scrolls the strip of tabs (and nothing else) to the active tab. */
function useActiveInView(navRef: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
  useEffect(() => {
    const nav = navRef.current
    const active = nav?.querySelector('[aria-current]')
    if (!nav || !(active instanceof HTMLElement)) return
    nav.scrollLeft = active.offsetLeft - nav.offsetLeft - (nav.clientWidth - active.offsetWidth) / 2
  }, [pathname])
}
