import { useEffect, useState } from 'react'
import { type Location, type Path, useLocation, useNavigation } from 'react-router'
import { ListSkeleton } from './list-skeleton.tsx'
import { isNewPage } from './scroll-memory.tsx'
import { useWaitingForVisitor } from './waiting.ts'

/** Longest wait for a page that is shown without a spinner, in milliseconds. */
const patience = 150

const lists = /^\/(recipes|trending-recipes|blogs|search)$/

/** What is shown while the next page takes its time: the outline of a list, or the spinner over a page that keeps its place. */
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

/** The orange ring of 60 pixels, and what it means in words. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </>
  )
}

/** Where the visitor is going, once that has taken longer than the patience. */
function useSlowPageChange(here: Location) {
  const next = useNavigation().location
  const waitingForVisitor = useWaitingForVisitor()
  const changing = next !== undefined && !waitingForVisitor && toAddress(next) !== toAddress(here)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!changing) return
    const timer = setTimeout(() => setSlow(true), patience)
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
