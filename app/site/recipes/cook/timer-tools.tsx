import { useEffect, useSyncExternalStore } from 'react'

type TimerTools = typeof import('./timers.tsx')

let tools: TimerTools | undefined
const listeners = new Set<() => void>()

/** The lazily loaded timer module: loaded with the first timer, or because one was left running. */
export function useTimerTools(): TimerTools | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tools,
    () => undefined,
  )
}

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

/** The timer tray of every page. Its module is loaded if an earlier page left timers running, else with the first one. */
export function LeftTimers() {
  const tools = useTimerTools()
  useEffect(() => {
    if (hasStoredTimers()) loadTimerTools().catch(() => {})
  }, [])
  return tools ? <tools.PageTimers /> : null
}

function hasStoredTimers() {
  try {
    return localStorage.getItem('recipeTimers') !== null
  } catch {
    return false
  }
}
