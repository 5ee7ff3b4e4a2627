import { toClock } from '#domain/recipes/clock-text.ts'
import { isOver, type Timer, toSecondsLeft } from '#domain/recipes/timer.ts'

let prefix = ''

/** Puts into the title of the tab which timer is over, else what is left of the next one. The rest of the title stays the page's own. */
export function showInTitle(timers: readonly Timer[], now: number) {
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
  prefix = toPrefix(timers, now)
  if (document.title !== prefix + title) document.title = prefix + title
}

function toPrefix(timers: readonly Timer[], now: number) {
  const over = timers.find((timer) => isOver(timer, now))
  if (over) return `⏰ ${over.name}: time is up · `
  const running = timers.filter(({ left }) => left === null).map((timer) => toSecondsLeft(timer, now))
  return running.length > 0 ? `${toClock(Math.min(...running))} · ` : ''
}
