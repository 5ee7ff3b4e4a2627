import { useEffect } from 'react'
import { loadTimerTools, useTimerTools } from './timer-tools.ts'

/** The timers at the bottom of the page. Their code is loaded where an earlier page left some running, else with the first one. */
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
