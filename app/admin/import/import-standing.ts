import type { SiteImport } from '#domain/imports/site-import.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'

/** An import, and whether a process is working on it. */
export type WatchedImport = SiteImport & { isActive: boolean }

/** The state of an import, in a word or two. */
export function nameStanding({ state, isActive, task, fault }: WatchedImport) {
  if (state === 'reading') {
    if (fault) return 'Can’t be read'
    return isActive ? 'Being read' : 'Not read yet'
  }
  if (state === 'running') return isActive ? 'Being imported' : 'Interrupted'
  if (state === 'undoing') return isActive ? 'Being undone' : 'Undoing interrupted'
  if (task === 'pictures' && isActive) return 'Fetching pictures'
  return { planned: 'Ready to review', paused: 'Paused', done: 'Imported', undone: 'Undone' }[state]
}

/** Announced to screen readers: each tenth of the progress, not each record. */
export function announceStanding(found: WatchedImport) {
  const { isActive, state, done, total } = found
  const tenths = isActive && (state === 'running' || state === 'undoing') && total > 0 ? `: ${Math.floor((done / total) * 10) * 10}%` : ''
  return `${nameStanding(found)}${tenths}`
}

/** The state of an import, in sentences. */
export function describeStanding({ state, isActive, task, fault, records, done, total }: WatchedImport) {
  const progress = total > 0 ? `${groupDigits(done)} of ${countOf(total, 'record')}` : 'just started'
  if (state === 'reading') {
    if (fault) return 'The files couldn’t be read. Nothing was imported.'
    return isActive
      ? `Reading the files: ${countOf(records, 'record')} so far. You can leave this page and come back.`
      : 'The files haven’t been read completely: reading was interrupted, or another import was running.'
  }
  if (state === 'planned') return 'Nothing has been imported yet. Review the plan, then import it.'
  if (state === 'running')
    return isActive
      ? `Importing: ${progress}. You can leave this page and come back.`
      : 'The import was interrupted. No record is half imported, and it can continue where it stopped.'
  if (state === 'paused')
    return isActive ? 'The import will stop after the current record.' : 'The import is paused. It can continue where it stopped.'
  if (state === 'undoing')
    return isActive
      ? `Undoing: ${progress}. You can leave this page and come back.`
      : 'Undoing was interrupted. It can continue where it stopped.'
  if (state === 'undone') return 'This import was undone. Anything that stayed is listed below.'
  if (task === 'pictures' && isActive) return 'Retrying the missing pictures. You can leave this page and come back.'
  return 'Imported. Anything that couldn’t be imported is listed below.'
}
