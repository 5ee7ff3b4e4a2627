import { useSyncExternalStore } from 'react'
import { keepText } from '#app/site/recipes/stored-text.ts'
import { isOver, readTimers, type Timer, writeTimers } from '#domain/recipes/timer.ts'

const kept = keepText('recipeTimers')
let known: { text: string | null; timers: Timer[] } | undefined

/** Tells of every change to the timers, also by another tab. */
export const subscribeToTimers = kept.subscribe

/** The timers of this device in the order they were started. */
export function listTimers(): readonly Timer[] {
  const text = kept.read()
  if (known?.text !== text) known = { text, timers: readTimers(text, Date.now()) }
  return known?.timers ?? []
}

/** The timers of this device, in step across tabs. */
export function useTimers() {
  return useSyncExternalStore(kept.subscribe, listTimers, listTimers)
}

/** The timer of this id, if there is one. */
export function findTimer(id: string) {
  return listTimers().find((timer) => timer.id === id)
}

/** Whether a timer is still there and has come to its end. */
export function isTimerOver(id: string) {
  const timer = findTimer(id)
  return timer !== undefined && isOver(timer, Date.now())
}

/** Adds a timer, or puts it in the place of the one with its id. */
export function putTimer(timer: Timer) {
  const isThere = findTimer(timer.id) !== undefined
  save(isThere ? listTimers().map((other) => (other.id === timer.id ? timer : other)) : [...listTimers(), timer])
}

/** Changes a timer by a rule that is given the time; one that is gone stays gone. */
export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer) {
  const timer = findTimer(id)
  if (timer) putTimer(change(timer, Date.now()))
}

/** Takes a timer away. */
export function removeTimer(id: string) {
  save(listTimers().filter((timer) => timer.id !== id))
}

function save(timers: readonly Timer[]) {
  kept.write(writeTimers(timers))
}
