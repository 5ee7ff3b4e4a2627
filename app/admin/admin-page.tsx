import { Outlet } from 'react-router'
import type { Route } from './+types/admin-page.ts'
import { AdminError } from './admin-error.tsx'
import { SignInOnDemand } from './sign-in-on-demand.tsx'

/** Every page for admins stands in this frame, so that one which fails or is missing keeps the bar around its error page. */
export default function AdminPage() {
  return (
    <SignInOnDemand>
      <Outlet />
    </SignInOnDemand>
  )
}

/** What stands in the frame when a page fails. React Router hands the error to functions that are declared here alone. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
