/** A time in a recipe's step, before its timer is started. A range starts at its lower end; the upper one is in `atMostSeconds`. */
export type TimerDraft = {
  /** Identifies recipe, step and position of the time within it; there is one timer for each. */
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
 * A started timer. It is defined by its end (epoch milliseconds), so that it stays correct through sleep, reloads and throttled tabs.
 * `left` holds the remaining milliseconds while paused, else null. `isRung` means that its end was signalled.
 */
export type Timer = TimerDraft & { endsAt: number; left: number | null; isRung: boolean }

const minute = 60_000
const maxAgeMilliseconds = 12 * 60 * minute
const maxTimers = 24

/** Starts a timer now; an existing one starts again. */
export function startTimer(draft: TimerDraft, now: number): Timer {
  return { ...draft, endsAt: now + draft.seconds * 1000, left: null, isRung: false }
}

/** Milliseconds until a timer ends; negative once it is over. */
export function toMillisecondsLeft({ endsAt, left }: Timer, now: number): number {
  return left ?? endsAt - now
}

/** Whole seconds for display, rounded up so that zero appears only when the timer is over. */
export function toSecondsLeft(timer: Timer, now: number): number {
  return Math.max(0, Math.ceil(toMillisecondsLeft(timer, now) / 1000))
}

export function isOver(timer: Timer, now: number): boolean {
  return toMillisecondsLeft(timer, now) <= 0
}

/** Pauses a timer. One that is over stays over. */
export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.left === null && !isOver(timer, now) ? { ...timer, left: timer.endsAt - now } : timer
}

export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.left === null ? timer : { ...timer, endsAt: now + timer.left, left: null }
}

/** Adds a minute. A timer that is over runs for one minute from now, and will ring again. */
export function addMinute(timer: Timer, now: number): Timer {
  if (timer.left !== null) return { ...timer, left: timer.left + minute }
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + minute, isRung: false }
}

/** Parses stored timers. Drops invalid ones, and those that ended more than half a day ago. */
export function readTimers(stored: string | null, now: number): Timer[] {
  try {
    const timers: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(timers) ? timers.filter(isTimer).filter((timer) => toMillisecondsLeft(timer, now) > -maxAgeMilliseconds) : []
  } catch {
    return []
  }
}

/** Serialises the most recent timers; null if there are none. */
export function writeTimers(timers: readonly Timer[]): string | null {
  return timers.length > 0 ? JSON.stringify(timers.slice(-maxTimers)) : null
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
