import { StrictMode, startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { getReference, onReference } from './client/reference.ts'
import { installRetryingFetch } from './client/retrying-fetch.ts'
import { installPopStateHandler } from './ui/pop-state.ts'
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

installRetryingFetch()
installPopStateHandler()
// As a transition, hydration yields to the main thread, so that a slow phone keeps scrolling.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  )
})
