import { isOver, pauseTimer } from '#domain/recipes/timer.ts'
import { announce } from './announcements.tsx'
import { changeTimer, findTimer, listTimers, removeTimer } from './timer-store.ts'

/** Starts the first timer of the shown step that is not running, or goes on with it. */
export function startShownTimer(surface: Element | null) {
  const buttons = [...(surface?.querySelectorAll<HTMLElement>('[data-timer]') ?? [])]
  const idle = buttons.find(({ dataset }) => {
    const timer = findTimer(dataset.timer ?? '')
    return !timer || timer.left !== null
  })
  if (idle) idle.click()
  else announce('polite', buttons.length > 0 ? 'The timer is running.' : 'This step has no timer.')
}

/** Silences what rings; if nothing does, pauses the timer of the shown step, or the one that was started last. */
export function stopTimer(surface: Element | null) {
  const now = Date.now()
  const over = listTimers().filter((timer) => isOver(timer, now))
  for (const { id } of over) removeTimer(id)
  if (over.length > 0) return announce('polite', 'Stopped.')
  const running = listTimers().filter(({ left }) => left === null)
  const timer = running.find(({ id }) => surface?.querySelector(`[data-timer="${id}"]`)) ?? running.at(-1)
  if (!timer) return announce('polite', 'No timer is running.')
  changeTimer(timer.id, pauseTimer)
  announce('polite', `Timer paused: ${timer.name}.`)
}
