import { useEffect, useRef } from 'react'
import type { TickKind } from './tick-records.ts'
import { keepTick, useTicks } from './ticks.ts'

/** What makes a checkbox tick a line off. A line that was ticked before the code of the page ran is kept, too. */
export function useTick(recipeId: number, kind: TickKind, name: string) {
  const { isTicked, toggle } = useTicks(recipeId)
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current?.checked) keepTick(recipeId, kind, name)
  }, [recipeId, kind, name])
  return { ref, checked: isTicked(kind, name), onChange: () => toggle(kind, name) }
}
