import { StrictMode, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installPatientFetch } from './client/patient-fetch.ts'
import { getReference, onReference } from './client/reference.ts'
import { installHistorySteps } from './ui/history-steps.ts'
import { ReferenceContext } from './ui/reference.ts'

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
hydrateRoot(
  document,
  <StrictMode>
    <Site />
  </StrictMode>,
)
