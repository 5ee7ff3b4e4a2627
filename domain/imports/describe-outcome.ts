import type { EntryState, ImportAction } from './site-import.ts'

type About = { action: ImportAction; state: EntryState }

const planned: Record<ImportAction, string> = {
  refused: 'not imported',
  changed: 'to be updated',
  kept: 'already here, left alone',
  new: 'to be added',
  same: 'already here, unchanged',
}

/** What is done with an entry, or has come of it, in words that go on after its kind: 'to be added'. */
export function describeOutcome({ action, state }: About) {
  if (state === 'failed') return planned.refused
  if (state === 'undone') return 'rolled back'
  if (state === 'left') return 'left as is'
  if (state === 'planned') return planned[action]
  return { ...planned, new: 'added', changed: 'updated' }[action]
}

/** What the owner has to know of comes first: what could not be stored or undone, then what is refused, changed, left alone, new, and the same. */
export function rankOutcome({ action, state }: About) {
  return state === 'failed' || state === 'left' ? -1 : Object.keys(planned).indexOf(action)
}
