import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import { forgetOpenForms, mayLeave } from './use-leave-question.ts'

/** Signs out by the form that is sent to `action`, and leaves only once the session has ended: where that fails the page stays, and a toast says so. */
export function useSignOut(action: string) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving || !mayLeave()) return
    setLeaving(true)
    const hasEnded = await endSession(action)
    setLeaving(false)
    if (!hasEnded) {
      showToast('error', 'You could not be logged out just now and are still signed in. Try it again in a minute.')
      return
    }
    forgetOpenForms()
    navigate('/admin/login')
  }

  return { isLeaving, submit }
}

// Not React Router's: offline it has no way to load the route that it would send this to.
async function endSession(action: string) {
  try {
    const response = await fetch(action, { method: 'POST', redirect: 'manual' })
    return response.type === 'opaqueredirect'
  } catch {
    return false
  }
}
