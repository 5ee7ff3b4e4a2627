import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

const question = 'Leave without saving? What you typed will be lost.'

/**
 * Asks before a page is left whose form says something else than when it was last saved. `noteSending` is called when it is sent,
 * `noteSaved` when that was saved, `noteSettled` when the form shows what was stored of it. `isRefused` says that what the page came with was
 * not saved.
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>, isRefused: boolean) {
  const saved = useRef('')
  const sent = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page came counts
  useEffect(() => {
    saved.current = isRefused ? '' : describe(form.current)
  }, [])

  const hasChanges = () => form.current !== null && describe(form.current) !== saved.current
  const blocker = useBlocker(hasChanges)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (form.current !== null && describe(form.current) !== saved.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [form])

  return {
    noteSending() {
      sent.current = describe(form.current)
    },
    noteSaved() {
      saved.current = sent.current
    },
    noteSettled() {
      saved.current = describe(form.current)
    },
    /** Whether somebody typed on since it was sent. */
    hasTypedOn: () => describe(form.current) !== sent.current,
  }
}

function describe(form: HTMLFormElement | null) {
  const fields = form ? [...new FormData(form)] : []
  return JSON.stringify(fields.filter(([name, value]) => name !== 'formId' && value !== ''))
}
