import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'

/** Navigation between cook mode screens. */
export type Turn = 'back' | 'on' | 'first' | 'last'

const keys: Partial<Record<string, Turn>> = {
  ArrowLeft: 'back',
  PageUp: 'back',
  ArrowRight: 'on',
  PageDown: 'on',
  Home: 'first',
  End: 'last',
}
const pressable = 'a, button, label, input'
/** The share of the width at each edge that reacts to taps, and the minimum length of a swipe in pixels. */
const zone = 0.28
const swipe = 60

/** The navigation for a key, if any. */
export function readKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Turn | undefined {
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : keys[key]
}

/** Whether a letter is pressed, by itself and once. */
export function isKey({ key, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent, letter: string) {
  return key === letter && !(altKey || ctrlKey || metaKey || shiftKey || repeat)
}

/** The navigation for a tap at the left or right edge. Ignores taps on controls and text selections. */
export function readTap({ target, currentTarget, clientX }: MouseEvent): Turn | undefined {
  if ((target instanceof Element && target.closest(pressable)) || window.getSelection()?.isCollapsed === false) return undefined
  const { left, width } = currentTarget.getBoundingClientRect()
  const place = (clientX - left) / width
  if (place < zone) return 'back'
  return place > 1 - zone ? 'on' : undefined
}

let start: { x: number; y: number } | undefined

/** Remembers where a single finger touched down. */
export function beginSwipe({ touches }: TouchEvent) {
  const touch = touches[0]
  start = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
}

/** The navigation for a swipe, which must be mostly horizontal and long enough. */
export function endSwipe({ changedTouches }: TouchEvent): Turn | undefined {
  const touch = changedTouches[0]
  if (!start || !touch) return undefined
  const [x, y] = [touch.clientX - start.x, touch.clientY - start.y]
  start = undefined
  if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return undefined
  return x > 0 ? 'back' : 'on'
}
