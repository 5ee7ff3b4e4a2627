import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#app/ui/stored-value.ts'
import { isOver, readTimers, type Timer, writeTimers } from '#domain/recipes/timer.ts'

const storedTimers = createStoredValue<readonly Timer[]>('recipeTimers', {
  parse: (text) => readTimers(text, Date.now()),
  format: writeTimers,
})

/** Subscribes to changes of the timers, including those by other tabs. */
export const subscribeToTimers = storedTimers.subscribe

/** The device's timers, oldest first. */
export const listTimers = storedTimers.read

/** The device's timers, synchronised across tabs. */
export function useTimers() {
  return useSyncExternalStore(storedTimers.subscribe, listTimers, listTimers)
}

export function findTimer(id: string) {
  return listTimers().find((timer) => timer.id === id)
}

/** Whether a timer still exists and has ended. */
export function isTimerOver(id: string) {
  const timer = findTimer(id)
  return timer !== undefined && isOver(timer, Date.now())
}

/** Adds a timer, or replaces the one with its id. */
export function putTimer(timer: Timer) {
  const isThere = findTimer(timer.id) !== undefined
  storedTimers.update((timers) => (isThere ? timers.map((other) => (other.id === timer.id ? timer : other)) : [...timers, timer]))
}

/** Updates a timer with a function of the timer and the current time. Does nothing if it was removed. */
export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer) {
  const timer = findTimer(id)
  if (timer) putTimer(change(timer, Date.now()))
}

/** Records that a timer has rung. */
export function markRung(id: string) {
  storedTimers.write(listTimers().map((timer) => (timer.id === id ? { ...timer, isRung: true } : timer)))
}

export function removeTimer(id: string) {
  storedTimers.update((timers) => timers.filter((timer) => timer.id !== id))
}
