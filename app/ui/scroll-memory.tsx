import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { installScrollRestoration, recallScrollPosition, trackScrollPosition } from './scroll-positions.ts'

/**
 * Scroll restoration: a new page starts at its top, back and forward return to the previous position, a hash is scrolled to, and everything
 * else stays in place. Also moves the keyboard focus to a new page and announces its title.
 */
export function ScrollMemory() {
  const location = useLocation()
  const type = useNavigationType()
  const [title, setTitle] = useState('')
  const previous = useRef<Location>(undefined)

  useEffect(installScrollRestoration, [])
  useBrowserLayoutEffect(() => {
    const from = previous.current
    previous.current = location
    trackScrollPosition(location.key)
    if (from?.key === location.key) return
    scroll(location, from, type === 'POP')
    if (from && isNewSearch(location, from)) {
      focusPage(location)
      setTitle(document.title)
    }
  }, [location, type])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

function scroll(location: Location, from: Location | undefined, isReturn: boolean) {
  const remembered = isReturn ? recallScrollPosition(location.key, from === undefined) : undefined
  // The browser or the visitor has scrolled before hydration.
  if (!from && scrollY > 0) return
  if (remembered !== undefined) return scrollTo({ top: remembered, behavior: 'instant' })
  const anchor = findAnchor(location)
  if (anchor) return anchor.scrollIntoView()
  if (from && isNewSearch(location, from))
    scrollTo({ top: 0, behavior: isReturn || prefersStillness() || isInTransition() ? 'instant' : 'smooth' })
}

/** Whether a navigation leads to another page; filtering or sorting a list keeps the scroll position. */
export function isNewPage(to: Location, from: Location) {
  return to.pathname !== from.pathname || pageOf(to) !== pageOf(from)
}

function pageOf({ search }: Location) {
  return new URLSearchParams(search).get('page')
}

/** Results of another search are the same page, but also start at the top. */
function isNewSearch(to: Location, from: Location) {
  return isNewPage(to, from) || (to.pathname === '/search' && queryOf(to) !== queryOf(from))
}

function queryOf({ search }: Location) {
  return new URLSearchParams(search).get('q')
}

function focusPage(location: Location) {
  const target = findAnchor(location) ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}

function findAnchor({ hash }: Location) {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Whether a view transition is running, for which the page must be drawn at its final scroll position. */
function isInTransition() {
  try {
    return document.documentElement.matches(':active-view-transition')
  } catch {
    // The browser doesn't support them.
    return false
  }
}

function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
