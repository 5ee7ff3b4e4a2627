import type { EntryState, ImportAction } from './site-import.ts'

type About = { action: ImportAction; state: EntryState }

const planned: Record<ImportAction, string> = {
  refused: 'not imported',
  changed: 'to be updated',
  kept: 'already here, left alone',
  new: 'to be added',
  same: 'already here, unchanged',
}

/** What will happen or has happened to an entry, in words that follow its kind: 'to be added'. */
export function describeOutcome({ action, state }: About) {
  if (state === 'failed') return planned.refused
  if (state === 'undone') return 'rolled back'
  if (state === 'left') return 'left as is'
  if (state === 'planned') return planned[action]
  return { ...planned, new: 'added', changed: 'updated' }[action]
}

/**
 * What needs the owner's attention comes first: what could not be stored or undone, then refused, changed, left alone, new, and unchanged
 * entries.
 */
export function rankOutcome({ action, state }: About) {
  return state === 'failed' || state === 'left' ? -1 : Object.keys(planned).indexOf(action)
}
