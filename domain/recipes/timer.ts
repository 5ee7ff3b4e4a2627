/** What a timer is for: a time in a step of a recipe. A range starts at its lower end and says its upper one in `atMostSeconds`. */
export type TimerDraft = {
  /** The recipe, the step and the place of the time within it; there is one timer for each. */
  id: string
  name: string
  recipeId: number
  recipe: string
  address: string
  step: number
  seconds: number
  atMostSeconds?: number | undefined
}

/**
 * A timer that was started. It is known by when it ends (epoch milliseconds), so that it is right after sleep, after a reload and in a tab
 * that hardly runs. While paused `left` holds the milliseconds that are left, else null. `isRung` says that its end was made known.
 */
export type Timer = TimerDraft & { endsAt: number; left: number | null; isRung: boolean }

const minute = 60_000
const millisecondsKept = 12 * 60 * minute
const timersKept = 24

/** A timer that runs from now on; a timer given starts anew. */
export function startTimer({ id, name, recipeId, recipe, address, step, seconds, atMostSeconds }: TimerDraft, now: number): Timer {
  const draft = { id, name, recipeId, recipe, address, step, seconds, atMostSeconds }
  return { ...draft, endsAt: now + seconds * 1000, left: null, isRung: false }
}

/** Milliseconds until a timer ends; below zero once it is over. */
export function toMillisecondsLeft({ endsAt, left }: Timer, now: number): number {
  return left ?? endsAt - now
}

/** What the clock of a timer shows: whole seconds, counted up so that it stands at zero only when it is over. */
export function toSecondsLeft(timer: Timer, now: number): number {
  return Math.max(0, Math.ceil(toMillisecondsLeft(timer, now) / 1000))
}

/** Whether a timer has come to its end. */
export function isOver(timer: Timer, now: number): boolean {
  return toMillisecondsLeft(timer, now) <= 0
}

/** Stops a timer where it is. One that is over stays over. */
export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.left === null && !isOver(timer, now) ? { ...timer, left: timer.endsAt - now } : timer
}

/** Lets a paused timer go on with what was left. */
export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.left === null ? timer : { ...timer, endsAt: now + timer.left, left: null }
}

/** A minute more. A timer that is over runs for a minute from now, and will ring again. */
export function addMinute(timer: Timer, now: number): Timer {
  if (timer.left !== null) return { ...timer, left: timer.left + minute }
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + minute, isRung: false }
}

/** Reads stored timers. What is no timer is left out, and so is one that was over half a day ago. */
export function readTimers(stored: string | null, now: number): Timer[] {
  try {
    const timers: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(timers) ? timers.filter(isTimer).filter((timer) => toMillisecondsLeft(timer, now) > -millisecondsKept) : []
  } catch {
    return []
  }
}

/** What is stored of timers, the latest of them; null where there is none. */
export function writeTimers(timers: readonly Timer[]): string | null {
  return timers.length > 0 ? JSON.stringify(timers.slice(-timersKept)) : null
}

const texts = ['id', 'name', 'recipe', 'address'] as const
const numbers = ['recipeId', 'step', 'seconds', 'endsAt'] as const

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    numbers.every((name) => Number.isFinite(fields[name])) &&
    /^\/recipes\/[^/]/.test(String(fields.address)) &&
    (fields.left === null || Number.isFinite(fields.left)) &&
    (fields.atMostSeconds === undefined || Number.isFinite(fields.atMostSeconds)) &&
    typeof fields.isRung === 'boolean'
  )
}
