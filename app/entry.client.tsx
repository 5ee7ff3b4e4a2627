import { StrictMode, startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installPatientFetch } from './client/patient-fetch.ts'
import { getReference, onReference } from './client/reference.ts'
import { installHistorySteps } from './ui/history-steps.ts'
import { ReferenceContext } from './ui/reference-context.ts'

function Site() {
  const reference = useSyncExternalStore(onReference, getReference, getReference)
  useEffect(() => {
    dispatchEvent(new Event('page-ready'))
  }, [])
  return (
    <ReferenceContext value={reference}>
      <HydratedRouter />
    </ReferenceContext>
  )
}

installPatientFetch()
installHistorySteps()
// As a transition, hydration yields to the main thread, so that a slow phone keeps scrolling.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  )
})
