import type { Timer } from './timer.ts'

const minute = 60_000

/**
 * Whether a tab rings for an expired timer: every tab that saw it run does, even if another has already rung, since no tab knows which of
 * them can be heard. One opened later rings only if none has, and one that slept for more than a minute past the end stays silent.
 */
export function ringsHere({ isRung, endsAt }: Timer, hasSeenRunning: boolean, now: number): boolean {
  return !isRung || (hasSeenRunning && now - endsAt <= minute)
}
