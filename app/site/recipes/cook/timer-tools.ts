import { useSyncExternalStore } from 'react'
import { showToast } from '#app/ui/toast.ts'
import type { TimerDraft } from '#domain/timer.ts'
import { unlockSound } from './unlock-sound.ts'

type TimerTools = typeof import('./timers.tsx')

let tools: TimerTools | undefined
const listeners = new Set<() => void>()

/** What timers are shown and run with, once it is loaded: with the first timer, or because one was left running. */
export function useTimerTools(): TimerTools | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tools,
    () => undefined,
  )
}

/** Loads it. A failed load is tried again the next time. */
export async function loadTimerTools(): Promise<TimerTools> {
  const loaded = await import('./timers.tsx')
  if (tools) return tools
  tools = loaded
  for (const listener of listeners) listener()
  return loaded
}

/** Does what a press on a time means: starts, pauses, resumes or silences its timer. */
export function pressTimer(draft: TimerDraft) {
  unlockSound()
  loadTimerTools().then(
    (loaded) => loaded.pressTimer(draft),
    () => showToast('error', 'The timer could not be started. You seem to be offline.', { label: 'Retry', run: () => pressTimer(draft) }),
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
