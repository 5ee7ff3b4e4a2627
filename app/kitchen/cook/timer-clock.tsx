import { useSyncExternalStore } from 'react'
import { toClock } from '#domain/recipes/clock-text.ts'
import { type Timer, toSecondsLeft } from '#domain/recipes/timer.ts'
import { subscribeToTicks } from './ticker.ts'

/** The time left of a timer. Changes each second and is not a live region. */
export function TimerClock({ timer }: { timer: Timer }) {
  const read = () => toSecondsLeft(timer, Date.now())
  return (
    <span role="timer" aria-live="off">
      {toClock(useSyncExternalStore(subscribeToTicks, read, read))}
    </span>
  )
}
