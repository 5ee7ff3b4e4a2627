import { useId } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { JoinForm } from './join-form.tsx'
import { rememberClosed, rememberJoined } from './popup-memory.ts'

/** Invites to join the community. When it is closed it remembers that, and calls `onClose`. */
export function JoinPopup({ onClose }: { onClose: () => void }) {
  const heading = useId()
  const close = () => {
    rememberClosed(Date.now())
    onClose()
  }
  return (
    <Dialog className="popup" labelledBy={heading} onClose={close}>
      <h2 id={heading}>Pull up a stool.</h2>
      <p>Join the kitchen: leave your name and email and you are part of our community of food lovers.</p>
      <JoinForm labelledBy={heading} onJoined={rememberJoined} whenSent={<BackToPage />} />
      {/* What answers the form there must be at hand even when the network is gone by then. */}
      <PrefetchPageLinks page="/contact" />
    </Dialog>
  )
}

/** The form of a dialog closes it. */
function BackToPage() {
  return (
    <form method="dialog">
      <button className="button button--large" type="submit">
        Back to the kitchen
      </button>
    </form>
  )
}
