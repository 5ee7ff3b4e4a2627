import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

const question = 'Leave without saving? Your changes will be lost.'

/** The locations before and after a navigation. */
export type Transition = Parameters<BlockerFunction>[0]

/** Whether a form would lose changes by a navigation, or (without one) by unloading the page. */
type HasUnsavedChanges = (transition?: Transition) => boolean

const openForms = new Set<HasUnsavedChanges>()

/** Registers a form for the confirmation; returns a function that unregisters it. */
export function addOpenForm(hasUnsavedChanges: HasUnsavedChanges) {
  openForms.add(hasUnsavedChanges)
  return () => {
    openForms.delete(hasUnsavedChanges)
  }
}

/**
 * Asks for confirmation before leaving the page while a form has unsaved changes. Use it once per page: React Router supports one blocker.
 */
export function useLeaveConfirmation() {
  const blocker = useBlocker(hasUnsavedForms)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForms()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}

/** Whether the page may be unloaded: asks for confirmation if a form has unsaved changes. For navigations that bypass the router. */
export function confirmLeaving() {
  return !hasUnsavedForms() || window.confirm(question)
}

/** Discards unsaved changes: no more confirmation for the registered forms. */
export function forgetOpenForms() {
  openForms.clear()
}

function hasUnsavedForms(transition?: Transition) {
  return [...openForms].some((hasUnsavedChanges) => hasUnsavedChanges(transition))
}
