import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'

/** How long a pointer or the keyboard rests on a link before its page is worth loading, in milliseconds. */
const restTime = 80

/**
 * Loads the data and the code of the page that a visitor is about to open, while they still point at its link. It listens for all links at
 * once, and lets be whoever saves data.
 */
export function LinkPrefetch() {
  const { key } = useLocation()
  return <PointedPage key={key} />
}

function PointedPage() {
  const page = usePointedPage()
  return page ? <PrefetchPageLinks page={page} /> : null
}

/** Address of the page whose link is pointed at, touched or focused; undefined once that is over. */
function usePointedPage() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (isSavingData()) return
    let timer = 0
    const leave = () => clearTimeout(timer)
    const come = ({ target }: Event) => {
      const address = toAddress(target)
      leave()
      if (address) timer = window.setTimeout(() => setPage(address), restTime)
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

/** Only links of the router (it marks them) lead to pages that can be loaded in parts. */
function toAddress(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null
  if (!link || link.pathname + link.search === location.pathname + location.search) return undefined
  return link.pathname + link.search
}

function isSavingData() {
  const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData
  return saves || matchMedia('(prefers-reduced-data: reduce)').matches
}
