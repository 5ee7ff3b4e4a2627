import { toClock, toSpokenTime } from '#domain/recipes/clock-text.ts'
import { ringsHere } from '#domain/recipes/rings-here.ts'
import { isOver, type Timer, toMillisecondsLeft, toSecondsLeft } from '#domain/recipes/timer.ts'
import { announce } from './announcements.tsx'
import { notify } from './notifications.ts'
import { ring } from './ring.ts'
import { subscribeToTicks, wakeAt } from './ticker.ts'
import { listTimers, markRung, subscribeToTimers } from './timer-store.ts'
import { unlockSound } from './unlock-sound.ts'

const minute = 60_000
/** What was already announced, by timer and end time. */
const said = new Set<string>()
/** The timers that this tab has seen running. */
const seen = new Set<string>()
/** The alarm's prefix of the document title. */
let titlePrefix = ''
let stopTicking: (() => void) | undefined

/** Starts watching the device's timers. Every tab does, and rings: none can tell which other tab may play sound and is not frozen. */
export function watchTimers() {
  for (const timer of listTimers()) if (isLastMinute(timer)) said.add(toMark('minute', timer))
  subscribeToTimers(look)
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, () => listTimers().length > 0 && unlockSound())
  look()
}

function look() {
  const timers = listTimers()
  const now = Date.now()
  const running = timers.filter((timer) => timer.left === null && !isOver(timer, now))
  showInTitle(timers, now)
  tickWhile(running.length > 0)
  if (running.length > 0) wakeAt(Math.min(...running.map(({ endsAt }) => endsAt)))
  for (const timer of running) seen.add(toMark('end', timer))
  for (const timer of running)
    if (isLastMinute(timer)) sayOnce('minute', timer, () => announce('polite', `${timer.name}: one minute left.`))
  for (const timer of timers) if (isOver(timer, now)) finish(timer, now)
}

function tickWhile(isNeeded: boolean) {
  if (isNeeded) stopTicking ??= subscribeToTicks(look)
  else {
    stopTicking?.()
    stopTicking = undefined
  }
}

function isLastMinute(timer: Timer) {
  return timer.seconds * 1000 > minute && toMillisecondsLeft(timer, Date.now()) <= minute
}

/** Announced in every tab, because screen readers read only the active one. */
function finish(timer: Timer, now: number) {
  sayOnce('end', timer, () => {
    announce('assertive', toEndWords(timer, now))
    if (!ringsHere(timer, seen.has(toMark('end', timer)), now)) return
    markRung(timer.id)
    ring(timer.id)
    notify(timer)
  })
}

/** The announcement at the end, possibly some time after it: 'Fry: time is up, 12 minutes. Ended 3 minutes ago.' */
function toEndWords({ name, seconds, atMostSeconds, endsAt }: Timer, now: number) {
  const late = Math.floor((now - endsAt) / 1000)
  const words = [
    `${name}: time is up, ${toSpokenTime(seconds)}.`,
    atMostSeconds ? `The recipe says up to ${toSpokenTime(atMostSeconds)}.` : '',
    late >= 10 ? `Ended ${toSpokenTime(late < 60 ? late : late - (late % 60))} ago.` : '',
  ]
  return words.filter(Boolean).join(' ')
}

function sayOnce(what: 'minute' | 'end', timer: Timer, say: () => void) {
  const mark = toMark(what, timer)
  if (said.has(mark)) return
  said.add(mark)
  say()
}

function toMark(what: 'minute' | 'end', { id, endsAt }: Timer) {
  return `${what} ${id} ${endsAt}`
}

/** Prefixes the document title with the finished timer, or else with the remaining time of the next one. */
function showInTitle(timers: readonly Timer[], now: number) {
  const title = document.title.startsWith(titlePrefix) ? document.title.slice(titlePrefix.length) : document.title
  titlePrefix = toTitlePrefix(timers, now)
  if (document.title !== titlePrefix + title) document.title = titlePrefix + title
}

function toTitlePrefix(timers: readonly Timer[], now: number) {
  const over = timers.find((timer) => isOver(timer, now))
  if (over) return `⏰ ${over.name}: time is up · `
  const running = timers.filter(({ left }) => left === null).map((timer) => toSecondsLeft(timer, now))
  return running.length > 0 ? `${toClock(Math.min(...running))} · ` : ''
}
