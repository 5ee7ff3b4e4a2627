import type { Timer } from './timer.ts'

const minute = 60_000

/**
 * Whether a tab rings for a timer that is over: every tab that saw it run does, though another has rung already, since none can tell which of them is heard. One that was
 * opened later rings only if none has, and one that slept for more than a minute past the end is silent.
 */
export function ringsHere({ isRung, endsAt }: Timer, hasSeenRunning: boolean, now: number): boolean {
  return !isRung || (hasSeenRunning && now - endsAt <= minute)
}
