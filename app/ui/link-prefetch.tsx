import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { isSavingData } from './is-saving-data.ts'

/** How long a link must be hovered or focused before its page is prefetched, in milliseconds. */
const hoverDelay = 80

/**
 * Prefetches data and modules of the page whose link is hovered, touched or focused, with one set of listeners for all links. Does nothing
 * if the browser asks to save data.
 */
export function LinkPrefetch() {
  const { key } = useLocation()
  return <PointedPage key={key} />
}

function PointedPage() {
  const page = usePointedPage()
  return page ? <PrefetchPageLinks page={page} /> : null
}

/** The address of the hovered, touched or focused link; undefined afterwards. */
function usePointedPage() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (isSavingData()) return
    let timer = 0
    const leave = () => clearTimeout(timer)
    const come = ({ target }: Event) => {
      const address = toAddress(target)
      leave()
      if (address) timer = window.setTimeout(() => setPage(address), hoverDelay)
    }
    const coming = ['pointerover', 'focusin']
    const leaving = ['pointerout', 'focusout']
    for (const name of coming) document.addEventListener(name, come, { passive: true })
    for (const name of leaving) document.addEventListener(name, leave, { passive: true })
    return () => {
      leave()
      for (const name of coming) document.removeEventListener(name, come)
      for (const name of leaving) document.removeEventListener(name, leave)
    }
  }, [])
  return page
}

/** Only the router's links, which it marks, lead to pages that can be prefetched. */
function toAddress(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null
  if (!link || link.pathname + link.search === location.pathname + location.search) return undefined
  return link.pathname + link.search
}
