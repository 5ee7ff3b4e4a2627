import { useSyncExternalStore } from 'react'
import type { KeptState } from './autosaver.ts'

/** What others do with the same record: `newer` was saved since the form was opened, `others` have it open ('' is another window of one's own). */
export type Elsewhere = { newer: { author: string; createdAt: string } | undefined; others: string[] }

export const alone: Elsewhere = { newer: undefined, others: [] }

export type KeptNews = ReturnType<typeof openKeptNews>

/** Where the text of a form is kept, and what others do with it. Apart from the form's state: a key would wait while all its fields are rendered anew. */
export function openKeptNews() {
  let news: { state: KeptState; elsewhere: Elsewhere } = { state: { is: 'unchanged' }, elsewhere: alone }
  const listeners = new Set<() => void>()
  return {
    read: () => news,
    tell(change: Partial<typeof news>) {
      news = { ...news, ...change }
      for (const listen of listeners) listen()
    },
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

export function useKeptNews({ subscribe, read }: KeptNews) {
  return useSyncExternalStore(subscribe, read, read)
}
