import { useSyncExternalStore } from 'react'
import { toClock } from '#domain/recipes/clock-text.ts'
import { type Timer, toSecondsLeft } from '#domain/recipes/timer.ts'
import { subscribeToTicks } from './ticker.ts'

/** What is left of a timer. It changes each second and is never read out by itself. */
export function TimerClock({ timer }: { timer: Timer }) {
  const read = () => toSecondsLeft(timer, Date.now())
  return (
    <span role="timer" aria-live="off">
      {toClock(useSyncExternalStore(subscribeToTicks, read, read))}
    </span>
  )
}
