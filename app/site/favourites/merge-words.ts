import { countOf } from '#domain/text/count-of.ts'
import type { FileRefusal } from './favourites-file.ts'
import type { MergeCount } from './merge-favourites.ts'

/** What became of recipes that were brought along, each kind counted. */
export type MergeReport = MergeCount & { gone: number; unreadable: number; unreachable: number }

/** A report in which nothing has happened yet. */
export const emptyReport: MergeReport = { added: 0, renewed: 0, present: 0, gone: 0, unreadable: 0, unreachable: 0 }

/** Said where the browser takes no more; the list is as it was. */
export const storageFullWords = 'Nothing was added: your browser’s storage is full or switched off. Your list is as it was.'

/** The report in sentences, of which those about nothing are left out. */
export function reportMerge({ added, renewed, present, gone, unreadable, unreachable }: MergeReport) {
  const sentences = [
    added > 0 && `Added ${countOf(added, 'recipe')}.`,
    renewed > 0 && `${renewed} ${renewed === 1 ? 'was replaced by a newer copy' : 'were replaced by newer copies'}.`,
    present > 0 && `${present} already here.`,
    gone > 0 && `${gone} no longer on this site.`,
    unreadable > 0 && `${unreadable} could not be read.`,
    unreachable > 0 && `${unreachable} could not be fetched.`,
  ].filter(Boolean)
  return sentences.join(' ') || 'Nothing to add.'
}

/** Why a file brings nothing, and that nothing was lost. */
export const refusalWords: Record<FileRefusal | 'too-big' | 'unreadable', string> = {
  'not-json': 'This is no file of favourites: it could not be read as JSON. Your list is as it was.',
  foreign: 'This file holds no recipes that this site knows how to read. Your list is as it was.',
  newer: 'This file was made by a newer version of this site. Reload the page and try again. Your list is as it was.',
  empty: 'This file holds no recipes. Your list is as it was.',
  'too-many': 'This file holds more than 2,000 recipes, too many to add at once. Your list is as it was.',
  'too-big': 'This file is larger than 10 MB, too large for a list of favourites. Your list is as it was.',
  unreadable: 'The file could not be opened. Your list is as it was.',
}
