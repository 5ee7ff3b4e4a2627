import { useEffect, useId, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { Dialog } from '#app/ui/dialog.tsx'
import { JoinForm } from './join-form.tsx'
import { mayShowPopup, rememberClosed, rememberJoined } from './popup-memory.ts'

/** How long a page is left alone before the popup opens, in milliseconds. */
const calmTime = 5000

const quietPages = ['/contact', '/privacy-policy', '/terms-and-condition', '/disclaimer', '/search']

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
      <JoinForm labelledBy={heading} onJoined={rememberJoined} />
      {/* What answers the form there must be at hand even when the network is gone by then. */}
      <PrefetchPageLinks page="/contact" />
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
