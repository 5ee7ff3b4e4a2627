import { isTimerOver } from './timer-store.ts'
import { unlockSound } from './unlock-sound.ts'

/** Milliseconds between rings, and the number of rings when nobody reacts. */
const pause = 3000
const maxRings = 12
/** The three notes of a ring: start in seconds, frequency in hertz. */
const notes = [
  { at: 0, pitch: 880 },
  { at: 0.22, pitch: 880 },
  { at: 0.44, pitch: 1174.66 },
]
const noteSeconds = 0.16

const ringsLeft = new Map<string, number>()
let ringing: ReturnType<typeof setInterval> | undefined

/** Rings for a timer repeatedly, until it is silenced, restarted or has rung often enough. Several timers ring together. */
export function ring(id: string) {
  ringsLeft.set(id, maxRings)
  if (ringing !== undefined) return
  ringOnce()
  ringing = setInterval(ringOnce, pause)
}

function ringOnce() {
  for (const [id, left] of ringsLeft) {
    if (left > 0 && isTimerOver(id)) ringsLeft.set(id, left - 1)
    else ringsLeft.delete(id)
  }
  if (ringsLeft.size === 0) return stop()
  beep()
  vibrate([300, 120, 300, 120, 500])
}

function stop() {
  clearInterval(ringing)
  ringing = undefined
  vibrate(0)
}

function beep() {
  const context = unlockSound()
  if (!context) return
  for (const { at, pitch } of notes) playNote(context, context.currentTime + at, pitch)
}

function playNote(context: AudioContext, at: number, pitch: number) {
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.6, at + 0.02)
  volume.gain.linearRampToValueAtTime(0, at + noteSeconds)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + noteSeconds)
}

/** Not supported everywhere, and ignored before the first user interaction. */
function vibrate(pattern: number | number[]) {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern)
}
