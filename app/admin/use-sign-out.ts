import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import { confirmLeaving, forgetOpenForms } from './use-leave-confirmation.ts'

/** Submits the sign-out form to `action` and leaves once the session has ended; on failure the page stays and a toast says so. */
export function useSignOut(action: string) {
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
