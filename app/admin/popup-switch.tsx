import { type SubmitEvent, useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { showToast } from '#app/ui/toast.ts'
import { isAdminRemembered } from './remembered-admin.ts'
import { SignInPrompt } from './sign-in-again.tsx'

const key = 'popup'

/** Switches the join popup: optimistic, and reverted when the request fails. Works as a plain form, too. */
export function PopupSwitch({ enabled }: { enabled: boolean }) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ChangeAnswer>({ key })
  const saving = fetcher.state !== 'idle'
  const shown = fetcher.formData ? fetcher.formData.get('enabled') === 'true' : enabled
  useAnnouncement()
  usePopupToast(fetcher.data)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!saving) fetcher.submit({ enabled: String(!enabled) }, { method: 'post', action: '/admin/popup' })
  }
  return (
    <form method="post" action="/admin/popup" onSubmit={submit}>
      <input type="hidden" name="enabled" value={String(!enabled)} />
      <input type="hidden" name="back" value={pathname + search} />
      <button className="switch" type="submit" role="switch" aria-checked={shown} aria-disabled={saving}>
        <span className="switch__track" aria-hidden="true" />
        <span className="switch__text">Popup: {shown ? 'ON' : 'OFF'}</span>
      </button>
    </form>
  )
}

/** Offers to sign in again when the switch found the session expired. */
export function PopupSignIn() {
  const { data: answer } = useFetcher<ChangeAnswer>({ key })
  return <SignInPrompt answer={answer} />
}

/** Announces the switch's state on the first page after signing in: the frame around remembers the admin after this. */
function useAnnouncement() {
  useEffect(() => {
    if (!isAdminRemembered()) showToast('info', 'Getting Pop Up Info')
  }, [])
}

function usePopupToast(answer: ChangeAnswer | undefined) {
  useEffect(() => {
    if (answer) showToast(answer.sent ? 'success' : 'error', answer.sent ? answer.message : 'Error updating popup setting')
  }, [answer])
}
