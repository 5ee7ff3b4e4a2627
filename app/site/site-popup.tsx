import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mayShowPopup } from './popup-memory.ts'

/** How long a page is left alone before the popup opens, in milliseconds. */
const calmTime = 5000

const quietPages = ['/contact', '/privacy-policy', '/terms-and-condition', '/disclaimer', '/search']

type Popup = ComponentType<{ onClose: () => void }>

/** Opens the popup once, at a calm moment; only then is it loaded. A quiet page never has it: coming to one takes it away. */
export function SitePopup() {
  const [Popup, setPopup] = useState<Popup>()
  const [isOver, setOver] = useState(false)
  const isQuiet = quietPages.includes(useLocation().pathname.toLowerCase())
  useEffect(() => {
    if (!isQuiet && !isOver) return atCalmMoment((loaded) => setPopup(() => loaded))
    setPopup(undefined)
  }, [isQuiet, isOver])
  return Popup && !isQuiet && !isOver ? <Popup onClose={() => setOver(true)} /> : null
}

/** Shows the popup when nothing on the page has been typed into for a while, nothing else is open, and the page is no error page. */
function atCalmMoment(show: (popup: Popup) => void) {
  let timer = setTimeout(look, calmTime)
  let isCalledOff = false
  async function look() {
    if (isBusy()) return waitOn()
    const popup = mayShowPopup(Date.now()) ? await loadPopup() : undefined
    if (!popup || isCalledOff) return
    if (isBusy()) waitOn()
    else show(popup)
  }
  function waitOn() {
    timer = setTimeout(look, calmTime)
  }
  return () => {
    isCalledOff = true
    clearTimeout(timer)
  }
}

/** A page is whole without the popup, also when it can't be loaded. */
function loadPopup() {
  return import('./join-popup.tsx').then(
    ({ JoinPopup }) => JoinPopup,
    () => undefined,
  )
}

function isBusy() {
  return (
    document.activeElement?.matches('input, textarea, select') || document.querySelector('dialog[open], .mobile-menu[open], .oops') !== null
  )
}
