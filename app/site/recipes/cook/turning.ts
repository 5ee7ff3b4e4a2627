import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'

/** Which way a page of cook mode is turned: to the one before or after, to the first or the last. */
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
/** Shares of the width that turn when tapped, and how far a finger goes for a swipe, in pixels. */
const zone = 0.28
const swipe = 60

/** What a key means, if anything. */
export function readKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Turn | undefined {
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : keys[key]
}

/** What a tap means: at the left edge back, at the right edge on. Presses on controls and selections of text mean nothing. */
export function readTap({ target, currentTarget, clientX }: MouseEvent): Turn | undefined {
  if ((target instanceof Element && target.closest(pressable)) || window.getSelection()?.isCollapsed === false) return undefined
  const { left, width } = currentTarget.getBoundingClientRect()
  const place = (clientX - left) / width
  if (place < zone) return 'back'
  return place > 1 - zone ? 'on' : undefined
}

let start: { x: number; y: number } | undefined

/** Remembers where a single finger came down. */
export function beginSwipe({ touches }: TouchEvent) {
  const touch = touches[0]
  start = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
}

/** What a finger meant that was lifted: mostly sideways and far enough turns the page. */
export function endSwipe({ changedTouches }: TouchEvent): Turn | undefined {
  const touch = changedTouches[0]
  if (!start || !touch) return undefined
  const [x, y] = [touch.clientX - start.x, touch.clientY - start.y]
  start = undefined
  if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return undefined
  return x > 0 ? 'back' : 'on'
}
