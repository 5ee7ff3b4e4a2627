import { useEffect, useState } from 'react'
import { type Location, type Path, useLocation, useNavigation } from 'react-router'
import { ListSkeleton } from './list-skeleton.tsx'
import { isNewPage } from './scroll-memory.tsx'
import { Spinner } from './spinner.tsx'
import { useWaitingForVisitor } from './waiting.ts'

/** Navigation time before the spinner appears, in milliseconds. */
const spinnerDelay = 150

const lists = /^\/(recipes|trending-recipes|blogs|search)$/

/** Shown while a navigation takes long: the outline of a list, or a spinner over the current page. */
export function NavigationSpinner() {
  const here = useLocation()
  const next = useSlowPageChange(here)
  return (
    <>
      {next && lists.test(next.pathname) && isNewPage(next, here) ? <ListSkeleton address={toAddress(next)} /> : null}
      <div className="navigation-spinner" role="status">
        {next ? <Spinner label="Loading…" /> : null}
      </div>
    </>
  )
}

/** The target of the pending navigation once it has exceeded the delay. */
function useSlowPageChange(here: Location) {
  const next = useNavigation().location
  const waitingForVisitor = useWaitingForVisitor()
  const changing = next !== undefined && !waitingForVisitor && toAddress(next) !== toAddress(here)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!changing) return
    const timer = setTimeout(() => setSlow(true), spinnerDelay)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [changing])
  return slow && changing ? next : undefined
}

function toAddress({ pathname, search }: Path) {
  return pathname + search
}
