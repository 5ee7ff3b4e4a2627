import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/admin-page.ts'
import { AdminError } from './admin-error.tsx'
import { adminMeta } from './admin-meta.ts'
import { SignInOnDemand } from './sign-in-on-demand.tsx'

/** Title of an error inside the frame. A page without an error sets its own. */
export function meta(args: Route.MetaArgs) {
  if (!args.error) return []
  const isMissing = isRouteErrorResponse(args.error) && args.error.status === 404
  return adminMeta(args, isMissing ? 'Page not found' : 'Unexpected Application Error!')
}

/** Pathless layout of all admin pages, so that an error in one of them is rendered inside the frame. */
export default function AdminPage() {
  return (
    <SignInOnDemand>
      <Outlet />
    </SignInOnDemand>
  )
}

/** Has to be declared in this module: React Router passes the error only to a route's own boundary. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
