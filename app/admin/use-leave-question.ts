import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

const question = 'Leave without saving? What you typed will be lost.'

/** From where to where the page is being changed. */
export type Move = Parameters<BlockerFunction>[0]

/** Whether a form of the page would lose something by a move, or by the end of the whole page. */
type WouldLose = (move?: Move) => boolean

const openForms = new Set<WouldLose>()

/** Has the page ask on behalf of one more form, until the returned function is called. */
export function addOpenForm(wouldLose: WouldLose) {
  openForms.add(wouldLose)
  return () => {
    openForms.delete(wouldLose)
  }
}

/** Asks before the page is left while one of its forms would lose something. Once in a page: React Router takes no second question. */
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

/** Whether the whole page may be left: asks where a form would lose something. For what leads away without asking by itself. */
export function mayLeave() {
  return !wouldAnyLose() || window.confirm(question)
}

/** Gives up what stands in the forms: nothing is asked about it any more. */
export function forgetOpenForms() {
  openForms.clear()
}

function wouldAnyLose(move?: Move) {
  return [...openForms].some((wouldLose) => wouldLose(move))
}
