import { useSyncExternalStore } from 'react'
import { toClock } from '#domain/recipes/clock-text.ts'
import { isOver, type Timer, toSecondsLeft } from '#domain/recipes/timer.ts'
import { subscribeToTicks } from './ticker.ts'

/** The remaining time of a timer. Changes each second, so it is not a live region. */
export function TimerClock({ timer }: { timer: Timer }) {
  const read = () => toSecondsLeft(timer, Date.now())
  return (
    <span role="timer" aria-live="off">
      {toClock(useSyncExternalStore(subscribeToTicks, read, read))}
    </span>
  )
}

type TimerState = 'running' | 'paused' | 'over'

/** The state of a timer; undefined if there is none. */
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
