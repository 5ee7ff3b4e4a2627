import { useEffect } from 'react'
import { shareValue } from '#app/ui/shared-value.ts'

type TimerTools = typeof import('./timers.tsx')

const tools = shareValue<TimerTools | undefined>(undefined)

/** The lazily loaded timer module: loaded with the first timer, or because one was left running. */
export const useTimerTools = tools.useValue

export async function loadTimerTools(): Promise<TimerTools> {
  const loaded = await import('./timers.tsx')
  if (!tools.read()) tools.set(loaded)
  return loaded
}

/**
 * The timer tray of every page. Its module is loaded if an earlier page left timers running, or else with the first one, including another
 * tab's.
 */
export function LeftTimers() {
  const tools = useTimerTools()
  useEffect(() => {
    const look = () => {
      if (hasStoredTimers()) loadTimerTools().catch(() => {})
    }
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
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
