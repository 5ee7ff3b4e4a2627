import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

const question = 'Leave without saving? What you typed will be lost.'

/** The locations before and after a navigation. */
export type Move = Parameters<BlockerFunction>[0]

/** Whether a form would lose changes by a navigation, or (without one) by unloading the page. */
type WouldLose = (move?: Move) => boolean

const openForms = new Set<WouldLose>()

/** Registers a form for the confirmation; returns a function that unregisters it. */
export function addOpenForm(wouldLose: WouldLose) {
  openForms.add(wouldLose)
  return () => {
    openForms.delete(wouldLose)
  }
}

/**
 * Asks for confirmation before leaving the page while a form has unsaved changes. Use it once per page: React Router supports one blocker.
 */
export function useLeaveQuestion() {
  const blocker = useBlocker(wouldAnyLose)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldAnyLose()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}

/** Whether the page may be unloaded: asks for confirmation if a form has unsaved changes. For navigations that bypass the router. */
export function mayLeave() {
  return !wouldAnyLose() || window.confirm(question)
}

/** Discards unsaved changes: no more confirmation for the registered forms. */
export function forgetOpenForms() {
  openForms.clear()
}

function wouldAnyLose(move?: Move) {
  return [...openForms].some((wouldLose) => wouldLose(move))
}
