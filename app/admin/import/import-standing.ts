import type { EntryCount, SiteImport } from '#domain/imports/site-import.ts'
import { countOf } from '#domain/text/count-of.ts'
import { groupDigits } from '#domain/text/group-digits.ts'

/** An import, and whether a process works on it. */
export type WatchedImport = SiteImport & { isActive: boolean }

/** Where an import stands, in a word or two. */
export function nameStanding({ state, isActive, task, fault, ...found }: WatchedImport) {
  const isInterrupted = !isActive
  if (state === 'reading') {
    if (fault) return 'Can’t be read'
    return isInterrupted ? 'Not read yet' : 'Being read'
  }
  if (state === 'running') return isInterrupted ? 'Interrupted' : 'Being imported'
  if (state === 'undoing') return isInterrupted ? 'Undoing interrupted' : 'Being undone'
  if (task === 'pictures' && isActive) return 'Fetching pictures'
  return { planned: 'Plan to look at', paused: 'Paused', done: 'Imported', undone: 'Undone' }[state]
}

/** How many records are done of those to be done; while files are read, nobody knows how many there will be. */
export function countProgress({ state }: SiteImport, counts: EntryCount[]) {
  const sum = (isCounted: (count: EntryCount) => boolean) => counts.filter(isCounted).reduce((total, { entries }) => total + entries, 0)
  const all = sum(() => true)
  if (state === 'reading') return { done: all, all: undefined }
  if (state === 'undoing') {
    const undone = sum((count) => count.state === 'undone' || count.state === 'left')
    return { done: undone, all: undone + sum((count) => count.state === 'done') }
  }
  const waiting = sum((count) => count.state === 'planned' && count.kind !== 'unreadable')
  const about = sum((count) => count.kind !== 'unreadable')
  return { done: about - waiting, all: about }
}

/** Where an import stands, in sentences. */
export function describeStanding(found: WatchedImport, counts: EntryCount[]) {
  const { state, isActive, task } = found
  const { done, all = 0 } = countProgress(found, counts)
  const progress = `${groupDigits(done)} of ${countOf(all, 'record')}`
  if (state === 'reading') {
    if (found.fault) return 'Its files could not be read. Nothing was stored.'
    return isActive
      ? `Its files are being read: ${countOf(done, 'record')} so far. You can leave this page and come back.`
      : 'Its files are not read to the end yet: that was interrupted, or another import was being worked on.'
  }
  if (state === 'planned') return 'This is the plan. Nothing is stored yet: look it through, then import it.'
  if (state === 'running')
    return isActive
      ? `Importing: ${progress}. You can leave this page and come back.`
      : `The import was interrupted after ${progress}. Nothing is half: it goes on where it was.`
  if (state === 'paused') return isActive ? 'The import stops after the present record.' : `The import is paused after ${progress}.`
  if (state === 'undoing')
    return isActive ? `Undoing: ${progress}. You can leave this page and come back.` : `Undoing was interrupted after ${progress}.`
  if (state === 'undone') return 'This import was undone. What stays is named below.'
  if (task === 'pictures' && isActive) return 'The missing pictures are being tried again. You can leave this page and come back.'
  return 'Imported. What was not is named below.'
}
