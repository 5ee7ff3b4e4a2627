import { shareValue } from '#app/ui/shared-value.ts'
import type { KeptState } from './autosaver.ts'

/**
 * What others do with the same record: `newer` was saved since the form was opened, `others` have it open ('' is another window of one's
 * own), and `isGone` means that it was permanently deleted.
 */
export type Elsewhere = { newer: { author: string; createdAt: string } | undefined; others: string[]; isGone?: boolean | undefined }

export const alone: Elsewhere = { newer: undefined, others: [] }

/** What another tab did with the text of this form, which is then no longer stored. */
export type Ended = 'discarded' | 'taken'

type News = { state: KeptState; elsewhere: Elsewhere; ended?: Ended | undefined }

export type KeptNews = ReturnType<typeof openKeptNews>

/**
 * Where a form's text is stored, and what others do with it. Separate from the form's state: typing would wait while all its fields are
 * rendered again.
 */
export function openKeptNews() {
  const { read, set, useValue } = shareValue<News>({ state: { is: 'unchanged' }, elsewhere: alone })
  return { tell: (change: Partial<News>) => set({ ...read(), ...change }), useValue }
}
