import { countOf } from '#domain/text/count-of.ts'
import type { FileRefusal } from './favourites-file.ts'
import type { MergeCount } from './merge-favourites.ts'

/** The result of an import, by number of recipes. */
export type MergeReport = MergeCount & { gone: number; unreadable: number; unreachable: number }

export const emptyReport: MergeReport = { added: 0, renewed: 0, present: 0, gone: 0, unreadable: 0, unreachable: 0 }

/** The list is unchanged in this case. */
export const storageFullMessage = 'Nothing was added: your browser’s storage is full or turned off.'

/** The report in sentences, without those about zero recipes. */
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

/** Why a file was refused. */
export const refusalMessages: Record<FileRefusal | 'too-big' | 'unreadable', string> = {
  'not-json': 'This isn’t a favourites file. Your list hasn’t changed.',
  foreign: 'This file has no recipes this site can read. Your list hasn’t changed.',
  newer: 'This file is from a newer version of this site. Reload the page and try again. Your list hasn’t changed.',
  empty: 'This file has no recipes in it. Your list hasn’t changed.',
  'too-many': 'This file has more than 2,000 recipes, too many to add at once. Your list hasn’t changed.',
  'too-big': 'This file is over 10 MB, which is too large. Your list hasn’t changed.',
  unreadable: 'Couldn’t open the file. Your list hasn’t changed.',
}
