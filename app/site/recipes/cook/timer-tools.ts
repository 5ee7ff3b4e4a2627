import { useSyncExternalStore } from 'react'

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

/** Loads it. */
export async function loadTimerTools(): Promise<TimerTools> {
  const loaded = await import('./timers.tsx')
  if (tools) return tools
  tools = loaded
  for (const listener of listeners) listener()
  return loaded
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
