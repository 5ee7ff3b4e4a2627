import { useId } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { JoinForm } from './join-form.tsx'
import { rememberClosed, rememberJoined } from './popup-memory.ts'

/** Invites to join the community. Closing it is remembered and calls `onClose`. */
export function JoinPopup({ onClose }: { onClose: () => void }) {
  const heading = useId()
  const close = () => {
    rememberClosed(Date.now())
    onClose()
  }
  return (
    <Dialog className="popup" labelledBy={heading} onClose={close}>
      <h2 id={heading}>Pull up a stool.</h2>
      <p>Leave your name and email to join our community of food lovers.</p>
      <JoinForm labelledBy={heading} onJoined={rememberJoined} whenSent={<BackToPage />} />
      {/* The module with the contact page's client action, so that the form can respond without a network. */}
      <PrefetchPageLinks page="/contact" />
    </Dialog>
  )
}

/** Closes the dialog. */
function BackToPage() {
  return (
    <form method="dialog">
      <button className="button button--large" type="submit">
        Back to the kitchen
      </button>
    </form>
  )
}
