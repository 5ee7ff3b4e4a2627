import { type SubmitEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Logo } from '#app/ui/logo.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AdminIcon } from './admin-icon.tsx'
import { PopupSwitch } from './popup-switch.tsx'
import { confirmLeaving, forgetOpenForms } from './use-leave-confirmation.ts'
import { useLogoName } from './use-logo-name.ts'

type AdminBarProps = {
  email: string
  /**
   * Whether the join popup is enabled; undefined if it could not be read or the admin may not change it, in which case the switch is not
   * rendered.
   */
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
      <button className="button button--counter" type="submit" aria-disabled={isLeaving}>
        <AdminIcon name="leave" />
        Logout
      </button>
    </form>
  )
}

const shape = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

/** The browser's local time, updated every second. The server renders an empty placeholder. */
function AdminClock() {
  const now = useNow()
  return <span className="admin-clock">{now ? shape.format(now) : null}</span>
}

function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer = 0
    const tick = () => {
      const moment = new Date()
      setNow(moment)
      timer = window.setTimeout(tick, 1000 - moment.getMilliseconds())
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}

/** Submits the sign-out form to `action` and leaves once the session has ended; on failure the page stays and a toast says so. */
function useSignOut(action: string) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving || !confirmLeaving()) return
    setLeaving(true)
    const hasEnded = await endSession(action)
    setLeaving(false)
    if (!hasEnded) {
      showToast('error', 'You couldn’t be logged out and are still signed in. Try again in a minute.')
      return
    }
    forgetOpenForms()
    navigate('/admin/login')
  }

  return { isLeaving, submit }
}

// Not through React Router: offline it could not load the target route.
async function endSession(action: string) {
  try {
    const response = await fetch(action, { method: 'POST', redirect: 'manual' })
    return response.type === 'opaqueredirect'
  } catch {
    return false
  }
}
