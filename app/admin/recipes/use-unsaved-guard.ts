import { type RefObject, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

const question = 'Leave without saving? What you typed here will be lost.'

/**
 * Asks before a form with unsaved text is left, by whatever way. `markSending` is called when the form is sent, `markSaved` when that worked:
 * what is typed meanwhile counts as unsaved again.
 */
export function useUnsavedGuard(form: RefObject<HTMLFormElement | null>) {
  const saved = useRef('')
  const sending = useRef('')
  const hasUnsaved = () => form.current !== null && toText(form.current) !== saved.current
  useEffect(() => {
    if (form.current) saved.current = toText(form.current)
  }, [form])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.key !== nextLocation.key && hasUnsaved())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault()
  })
  return {
    markSending: () => {
      if (form.current) sending.current = toText(form.current)
    },
    markSaved: () => {
      saved.current = sending.current
    },
  }
}

/** All that was typed; empty fields and rows are nothing. */
function toText(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== ''))
}
