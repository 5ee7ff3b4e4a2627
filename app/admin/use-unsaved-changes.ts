import { type RefObject, useEffect, useRef } from 'react'
import { addOpenForm, type Move } from './use-leave-question.ts'

/**
 * Has the page's `useLeaveQuestion` ask before a form is left that says something else than when it was last saved. `noteSending` is called
 * when it is sent, `noteSaved` when that was saved, `noteSettled` when the form shows what was stored of it. `isRefused` says that what the
 * page came with was not saved. A form that stays through some changes of address says in `isLeftBy` which ones it is left by.
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>, isRefused: boolean, isLeftBy = byEveryMove) {
  const saved = useRef('')
  const sent = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page came counts
  useEffect(() => {
    saved.current = isRefused ? '' : describe(form.current)
  }, [])

  useEffect(
    () => addOpenForm((move) => form.current !== null && (!move || isLeftBy(move)) && describe(form.current) !== saved.current),
    [form, isLeftBy],
  )

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

function byEveryMove(_move: Move) {
  return true
}

function describe(form: HTMLFormElement | null) {
  const fields = form ? [...new FormData(form)] : []
  return JSON.stringify(fields.filter(([name, value]) => name !== 'formId' && value !== ''))
}
