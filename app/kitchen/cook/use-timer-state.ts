import { useSyncExternalStore } from 'react'
import { isOver, type Timer } from '#domain/recipes/timer.ts'
import { subscribeToTicks } from './ticker.ts'

type TimerState = 'running' | 'paused' | 'over'

/** The state of a timer; undefined without one. */
export function useTimerState(timer: Timer | undefined): TimerState | undefined {
  const isMoving = timer !== undefined && timer.left === null
  const read = () => (timer ? toTimerState(timer, Date.now()) : undefined)
  return useSyncExternalStore(isMoving ? subscribeToTicks : subscribeToNothing, read, read)
}

/** The state of a timer at a time (epoch milliseconds). */
function toTimerState(timer: Timer, now: number): TimerState {
  if (isOver(timer, now)) return 'over'
  return timer.left === null ? 'running' : 'paused'
}

function subscribeToNothing() {
  return () => {}
}
