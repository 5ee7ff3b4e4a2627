import type { WatchedImport } from './import-standing.ts'

/** A button: its action and its style. */
export type Offer = { change: 'read' | 'apply' | 'pause' | 'undo' | 'pictures' | 'discard'; text: string; look: string }

const [strong, quiet, danger] = ['', 'button--quiet', 'button--danger']

/**
 * The actions on an import that are possible now, likeliest first. `hasFiles` says whether its files are still here, `hasMissing` whether
 * it lacks pictures.
 */
export function listOffers(
  { state, isActive, fault }: WatchedImport,
  { hasFiles, hasMissing }: { hasFiles: boolean; hasMissing: boolean },
): Offer[] {
  const undo: Offer = { change: 'undo', text: 'Undo import', look: danger }
  switch (state) {
    case 'reading': {
      const discard: Offer = { change: 'discard', text: isActive ? 'Stop and discard' : 'Discard', look: quiet }
      return isActive || (fault && !hasFiles) ? [discard] : [{ change: 'read', text: 'Read files', look: strong }, discard]
    }
    case 'planned':
      return [
        { change: 'apply', text: 'Import now', look: strong },
        { change: 'discard', text: 'Discard plan', look: quiet },
      ]
    case 'running':
      return isActive ? [{ change: 'pause', text: 'Pause', look: strong }] : [{ change: 'apply', text: 'Continue', look: strong }, undo]
    case 'paused':
      return isActive ? [] : [{ change: 'apply', text: 'Continue', look: strong }, undo]
    case 'undoing':
      return isActive ? [] : [{ ...undo, text: 'Continue', look: strong }]
    case 'done':
      if (isActive) return []
      return hasMissing ? [{ change: 'pictures', text: 'Retry missing pictures', look: strong }, undo] : [undo]
    case 'undone':
      return []
  }
}
