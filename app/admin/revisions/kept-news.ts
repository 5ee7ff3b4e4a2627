import { shareValue } from '#app/ui/shared-value.ts'
import type { KeptState } from './autosaver.ts'

/** What others do with the same record: `newer` was saved since the form was opened, `others` have it open ('' is another window of one's own). */
export type Elsewhere = { newer: { author: string; createdAt: string } | undefined; others: string[] }

export const alone: Elsewhere = { newer: undefined, others: [] }

type News = { state: KeptState; elsewhere: Elsewhere }

export type KeptNews = ReturnType<typeof openKeptNews>

/** Where the text of a form is kept, and what others do with it. Apart from the form's state: a key would wait while all its fields are rendered anew. */
export function openKeptNews() {
  const { read, set, useValue } = shareValue<News>({ state: { is: 'unchanged' }, elsewhere: alone })
  return { tell: (change: Partial<News>) => set({ ...read(), ...change }), useValue }
}
