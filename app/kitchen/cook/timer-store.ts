import { useSyncExternalStore } from 'react'
import { createStoredText } from '#app/public/recipes/stored-text.ts'
import { sayNotStored } from '#app/ui/toast.ts'
import { isOver, readTimers, type Timer, writeTimers } from '#domain/recipes/timer.ts'

const storedTimers = createStoredText('recipeTimers')
let known: { text: string | null; timers: Timer[] } | undefined

/** Subscribes to changes of the timers, also by other tabs. */
export const subscribeToTimers = storedTimers.subscribe

/** The device's timers, oldest first. */
export function listTimers(): readonly Timer[] {
  const text = storedTimers.read()
  if (known?.text !== text) known = { text, timers: readTimers(text, Date.now()) }
  return known?.timers ?? []
}

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
  save(isThere ? listTimers().map((other) => (other.id === timer.id ? timer : other)) : [...listTimers(), timer])
}

/** Updates a timer with a function of the timer and the current time. Does nothing if it was removed. */
export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer) {
  const timer = findTimer(id)
  if (timer) putTimer(change(timer, Date.now()))
}

/** Notes that a timer has rung. */
export function markRung(id: string) {
  write(listTimers().map((timer) => (timer.id === id ? { ...timer, isRung: true } : timer)))
}

export function removeTimer(id: string) {
  save(listTimers().filter((timer) => timer.id !== id))
}

/** What can't be kept lasts until the page is left, which is said: another page would have no timer to ring for. */
function save(timers: readonly Timer[]) {
  if (!write(timers)) sayNotStored()
}

function write(timers: readonly Timer[]) {
  return storedTimers.write(writeTimers(timers))
}
