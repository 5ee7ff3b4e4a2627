import { Outlet } from 'react-router'
import type { Route } from './+types/admin-page.ts'
import { AdminError } from './admin-error.tsx'
import { SignInOnDemand } from './sign-in-on-demand.tsx'

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
