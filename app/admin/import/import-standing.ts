import type { SiteImport } from '#domain/imports/site-import.ts'
import { countOf } from '#domain/text/count-of.ts'
import { groupDigits } from '#domain/text/group-digits.ts'

/** An import, and whether a process works on it. */
export type WatchedImport = SiteImport & { isActive: boolean }

/** Where an import stands, in a word or two. */
export function nameStanding({ state, isActive, task, fault }: WatchedImport) {
  if (state === 'reading') {
    if (fault) return 'Can’t be read'
    return isActive ? 'Being read' : 'Not read yet'
  }
  if (state === 'running') return isActive ? 'Being imported' : 'Interrupted'
  if (state === 'undoing') return isActive ? 'Being undone' : 'Undoing interrupted'
  if (task === 'pictures' && isActive) return 'Fetching pictures'
  return { planned: 'Plan to look at', paused: 'Paused', done: 'Imported', undone: 'Undone' }[state]
}

/** What screen readers are told of it: each tenth of the way, not each record. */
export function announceStanding(found: WatchedImport) {
  const { isActive, state, done, total } = found
  const tenths = isActive && (state === 'running' || state === 'undoing') && total > 0 ? `: ${Math.floor((done / total) * 10) * 10}%` : ''
  return `${nameStanding(found)}${tenths}`
}

/** Where an import stands, in sentences. */
export function describeStanding({ state, isActive, task, fault, records, done, total }: WatchedImport) {
  const progress = total > 0 ? `${groupDigits(done)} of ${countOf(total, 'record')}` : 'this has just begun'
  if (state === 'reading') {
    if (fault) return 'Its files could not be read. Nothing was stored.'
    return isActive
      ? `Its files are being read: ${countOf(records, 'record')} so far. You can leave this page and come back.`
      : 'Its files are not read to the end yet: that was interrupted, or another import was being worked on.'
  }
  if (state === 'planned') return 'This is the plan. Nothing is stored yet: look it through, then import it.'
  if (state === 'running')
    return isActive
      ? `Importing: ${progress}. You can leave this page and come back.`
      : 'The import was interrupted. Nothing is half: it goes on where it was.'
  if (state === 'paused') return isActive ? 'The import stops after the present record.' : 'The import is paused. It goes on where it was.'
  if (state === 'undoing')
    return isActive ? `Undoing: ${progress}. You can leave this page and come back.` : 'Undoing was interrupted. It goes on where it was.'
  if (state === 'undone') return 'This import was undone. What stays is named below.'
  if (task === 'pictures' && isActive) return 'The missing pictures are being tried again. You can leave this page and come back.'
  return 'Imported. What was not is named below.'
}
