import { Form, Link, Outlet, useNavigation } from 'react-router'
import { Logo } from '#app/ui/logo.tsx'
import type { Route } from './+types/admin-layout.ts'
import { useRememberedAdmin } from './remembered-admin.ts'
import { requireAdmin } from './require-admin.ts'
import { useLogoName } from './use-site-name.ts'

/** Lets admins alone to whatever stands beneath, pages and files, reads and writes, and prolongs their session. */
export const middleware: Route.MiddlewareFunction[] = [
  async (asked, next) => {
    const { cookies } = await requireAdmin(asked)
    const response = await next()
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  },
]

/** Who is signed in. It also makes every change of page ask the server, which checks. */
export async function loader(asked: Route.LoaderArgs) {
  const { uid, email } = await requireAdmin(asked)
  return { uid, email }
}

/** The frame around every page for admins. */
export default function AdminLayout({ loaderData: { uid, email } }: Route.ComponentProps) {
  useRememberedAdmin(uid)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <AdminBar email={email} />
      <div className="rail" aria-hidden="true" />
      <main className="admin-work" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function AdminBar({ email }: { email: string }) {
  return (
    <header className="admin-bar">
      <div className="admin-bar__row">
        <Logo name={useLogoName()} />
        <div className="admin-bar__account">
          <span className="admin-bar__email">{email}</span>
          <Link className="button" to="/admin/sessions">
            Sessions
          </Link>
          <LogoutButton />
        </div>
      </div>
    </header>
  )
}

function LogoutButton() {
  const isLeaving = useNavigation().formAction === '/admin/sign-out'
  return (
    <Form method="post" action="/admin/sign-out" onSubmit={(event) => isLeaving && event.preventDefault()}>
      <button className="button" type="submit" aria-disabled={isLeaving}>
        Logout
      </button>
    </Form>
  )
}
