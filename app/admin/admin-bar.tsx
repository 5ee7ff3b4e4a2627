import { Logo } from '#app/ui/logo.tsx'
import { AdminClock } from './admin-clock.tsx'
import { AdminIcon } from './admin-icon.tsx'
import { PopupSwitch } from './popup-switch.tsx'
import { useLogoName } from './use-logo-name.ts'
import { useSignOut } from './use-sign-out.ts'

type AdminBarProps = {
  email: string
  /** Whether the join popup is enabled; undefined when it could not be read or is not theirs to change, in which case the switch is not rendered. */
  popup: boolean | undefined
}

/** The dark bar at the top: the logo, the popup switch, the signed-in admin, the time and the sign-out button. */
export function AdminBar({ email, popup }: AdminBarProps) {
  return (
    <header className="admin-bar">
      <div className="admin-bar__row">
        <Logo name={useLogoName()} />
        {popup === undefined ? null : <PopupSwitch enabled={popup} />}
        <div className="admin-bar__account">
          <span>
            Welcome, <b>Admin</b>
          </span>
          <AdminClock />
          <span className="admin-bar__email">{email}</span>
          <LogoutButton />
        </div>
      </div>
      <div className="rail" aria-hidden="true" />
    </header>
  )
}

function LogoutButton() {
  const action = '/admin/sign-out'
  const { isLeaving, submit } = useSignOut(action)
  return (
    <form method="post" action={action} onSubmit={submit}>
      <button className="button" type="submit" aria-disabled={isLeaving}>
        <AdminIcon name="leave" />
        Logout
      </button>
    </form>
  )
}
