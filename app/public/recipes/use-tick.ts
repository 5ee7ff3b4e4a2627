import { useEffect, useRef } from 'react'
import type { TickKind } from './tick-records.ts'
import { tickOff, useTicks } from './ticks.ts'

/** Props for a checkbox that ticks a line off. Preserves a tick that was set before hydration. */
export function useTick(recipeId: number, kind: TickKind, name: string) {
  const { isTicked, toggle } = useTicks(recipeId)
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current?.checked) tickOff(recipeId, kind, name)
  }, [recipeId, kind, name])
  return { ref, checked: isTicked(kind, name), onChange: () => toggle(kind, name) }
}
