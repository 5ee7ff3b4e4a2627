import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mayShowPopup } from './popup-memory.ts'

/** Time without input before the popup opens, in milliseconds. */
const idleTime = 5000

const quietPages = ['/contact', '/privacy-policy', '/terms-and-condition', '/disclaimer', '/search']
/** Pages that are used rather than read, with floury hands or in a shop. */
const pagesOfUse = /^\/(?:shopping-list|meal-plan|my-kitchen|favourites|cook-with|offline)(?:\/|$)/

type Popup = ComponentType<{ onClose: () => void }>

/** Opens the popup once the visitor is idle, and loads it only then. Pages that exclude it close it. */
export function SitePopup() {
  const [Popup, setPopup] = useState<Popup>()
  const [isOver, setOver] = useState(false)
  const path = useLocation().pathname.toLowerCase()
  const isQuiet = quietPages.includes(path) || pagesOfUse.test(path)
  useEffect(() => {
    if (!isQuiet && !isOver) return whenIdle((loaded) => setPopup(() => loaded))
    setPopup(undefined)
  }, [isQuiet, isOver])
  return Popup && !isQuiet && !isOver ? <Popup onClose={() => setOver(true)} /> : null
}

/** Shows the popup if nothing was typed for a while, no dialog is open, there is no timer, and the page is not an error page. */
function whenIdle(show: (popup: Popup) => void) {
  let timer = setTimeout(look, idleTime)
  let isCalledOff = false
  async function look() {
    if (isBusy()) return waitOn()
    const popup = mayShowPopup(Date.now()) ? await loadPopup() : undefined
    if (!popup || isCalledOff) return
    if (isBusy()) waitOn()
    else show(popup)
  }
  function waitOn() {
    timer = setTimeout(look, idleTime)
  }
  return () => {
    isCalledOff = true
    clearTimeout(timer)
  }
}

/** If it can't be loaded, the page works without it. */
function loadPopup() {
  return import('./join-popup.tsx').then(
    ({ JoinPopup }) => JoinPopup,
    () => undefined,
  )
}

function isBusy() {
  return (
    document.activeElement?.matches('input, textarea, select') ||
    document.querySelector('dialog[open], .mobile-menu[open], .timer-tray, .oops') !== null
  )
}
