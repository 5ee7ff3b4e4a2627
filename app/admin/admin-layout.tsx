import { Outlet } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { isPopupEnabled } from '#core/settings/setting-rows.ts'
import { hasRight } from '#domain/identity/roles.ts'
import type { Route } from './+types/admin-layout.ts'
import { AdminBar } from './admin-bar.tsx'
import { readAdminCounts } from './admin-counts.ts'
import { AdminSidebar } from './admin-sidebar.tsx'
import { PopupSignIn } from './popup-switch.tsx'
import { useRememberedAdmin } from './remembered-admin.ts'
import { requireAdmin } from './require-admin.ts'

/** Requires an admin for every page and resource route beneath, for reads and writes, and extends the session. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { cookies } = await requireAdmin(args)
    const response = await next()
    // One set by an action is newer.
    const isReplaced = response.headers.getSetCookie().some((cookie) => cookie.includes('griddle='))
    if (!isReplaced) for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  },
]

/** The signed-in admin and the data of the frame. Having a loader also makes every client navigation go through the server's check. */
export async function loader(args: Route.LoaderArgs) {
  const { uid, email, role } = await requireAdmin(args)
  const { context } = args
  const [popup, counts] = await Promise.all([
    hasRight(role, 'run')
      ? withOutageFallback(context, 'Error fetching popup status', () => isPopupEnabled(context.get(services).db), undefined)
      : undefined,
    readAdminCounts(context, role),
  ])
  return { uid, email, role, popup, counts }
}

/** The frame around every admin page. */
export default function AdminLayout({ loaderData: { uid, email, role, popup, counts } }: Route.ComponentProps) {
  useRememberedAdmin(uid)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <AdminBar email={email} popup={popup} />
      <div className="admin-shell">
        <AdminSidebar role={role} counts={counts} />
        <main className="admin-work" id="main" tabIndex={-1}>
          <PopupSignIn />
          <Outlet />
        </main>
      </div>
    </>
  )
}
