import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { mayShowPopup, rememberClosed, rememberJoined } from './popup-memory.ts'

/** How long a page is left alone before the popup opens, in milliseconds. */
const calmTime = 5000

const quietPages = ['/contact', '/privacy-policy', '/terms-and-condition', '/disclaimer', '/search']

const JoinForm = lazy(() =>
  import('./join-form.tsx').then(
    (module) => ({ default: module.JoinForm }),
    () => ({ default: MissingForm }),
  ),
)

/** Invites to join the community, once, early and out of the way of anyone who is typing. */
export function JoinPopup() {
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const [isOver, setOver] = useState(false)
  const { pathname } = useLocation()
  const isWanted = !isOver && !isOpen && !quietPages.includes(pathname)
  useEffect(() => (isWanted ? atCalmMoment(() => setOpen(mayShowPopup(Date.now()))) : undefined), [isWanted])
  if (!isOpen) return null
  const close = () => {
    rememberClosed(Date.now())
    setOpen(false)
    setOver(true)
  }
  return (
    <Dialog className="popup" labelledBy={heading} onClose={close}>
      <h2 id={heading}>Pull up a stool.</h2>
      <p>Join the kitchen: leave your name and email and you are part of our community of food lovers.</p>
      <Suspense fallback={<ComingForm />}>
        <JoinForm labelledBy={heading} onJoined={rememberJoined} />
      </Suspense>
    </Dialog>
  )
}

/** Calls `open` when nothing on the page has been typed into for a while, nothing else is open, and the page is no error page. */
function atCalmMoment(open: () => void) {
  let timer = setTimeout(look, calmTime)
  function look() {
    if (isBusy()) timer = setTimeout(look, calmTime)
    else open()
  }
  return () => clearTimeout(timer)
}

function isBusy() {
  return document.activeElement?.matches('input, textarea, select') || document.querySelector('dialog[open], .oops') !== null
}

function ComingForm() {
  return (
    <div className="popup__coming">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}

function MissingForm() {
  return (
    <p>
      The form could not be loaded. It also stands on the <Link to="/contact">contact page</Link>.
    </p>
  )
}
