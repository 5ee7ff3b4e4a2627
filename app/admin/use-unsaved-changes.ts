import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isTypedName } from './revisions/read-typed.ts'
import { addOpenForm, type Transition } from './use-leave-confirmation.ts'

/**
 * Makes the page's `useLeaveConfirmation` confirm leaving while the form differs from what was last saved. Call `noteSending` when it is
 * submitted, `noteSaved` when that was saved, and `noteSettled` when the form shows the stored values. `isRefused` means that the page was
 * rendered with values that were not saved. `isLeftBy` tells which navigations leave the form. `keepNow` stores what is typed elsewhere and
 * returns whether it could: then leaving loses nothing.
 */
export function useUnsavedChanges(
  form: RefObject<HTMLFormElement | null>,
  isRefused: boolean,
  isLeftBy = byEveryTransition,
  keepNow: (() => boolean) | undefined = undefined,
) {
  const saved = useRef('')
  const sent = useRef('')

  const noteStart = useEffectEvent(() => {
    saved.current = isRefused ? '' : describe(form.current)
  })
  useEffect(() => noteStart(), [])

  const isLost = useEffectEvent((move: Transition | undefined) => {
    if (form.current === null || (move && !isLeftBy(move)) || describe(form.current) === saved.current) return false
    return !keepNow?.()
  })
  useEffect(() => addOpenForm((move) => isLost(move)), [])

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
    /** Whether someone has typed since it was submitted. */
    hasTypedSince: () => describe(form.current) !== sent.current,
  }
}

function byEveryTransition(_move: Transition) {
  return true
}

function describe(form: HTMLFormElement | null) {
  const fields = form ? [...new FormData(form)] : []
  return JSON.stringify(fields.filter(([name, value]) => isTypedName(name) && value !== ''))
}
