import { useEffect, useState } from 'react'
import { type Path, useLocation, useNavigation } from 'react-router'
import { useWaitingForVisitor } from './waiting.ts'

/** Longest wait for a page that is shown without a spinner, in milliseconds. */
const patience = 150

/** The spinner over a page whose successor takes its time. */
export function NavigationSpinner() {
  const slow = useSlowPageChange()
  return (
    <div className="navigation-spinner" role="status">
      {slow ? <Spinner label="Loading…" /> : null}
    </div>
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

function useSlowPageChange() {
  const here = useLocation()
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
  return slow
}

function toAddress({ pathname, search }: Path) {
  return pathname + search
}
