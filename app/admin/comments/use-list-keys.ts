import type { KeyboardEvent, RefObject } from 'react'

/** The keys of the list and what they do. */
export const listKeys = [
  { keys: ['j', '↓'], does: 'Next entry' },
  { keys: ['k', '↑'], does: 'Previous entry' },
  { keys: ['a'], does: 'Approve, then go to the next' },
  { keys: ['s'], does: 'Mark as spam or not spam, then go to the next' },
  { keys: ['d'], does: 'Delete (asks first)' },
  { keys: ['x'], does: 'Select for bulk changes' },
  { keys: ['?'], does: 'Show or hide these keys' },
]

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Keys for a list of cards, while the focus is in it and not in a text field: they move between the cards, and press the button or checkbox
 * of the focused card whose `aria-keyshortcuts` is the key. `goOn` is called when a step leads beyond the last card.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, goOn: () => void) {
  const move = (by: number, mayGoOn = true) => {
    const cards = listCards(list.current)
    const at = cards.findIndex((card) => card.contains(document.activeElement)) + by
    if (at >= cards.length && mayGoOn) goOn()
    else cards[Math.max(0, Math.min(at, cards.length - 1))]?.focus()
  }
  return (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement) || isTyping(target)) return
    const step = steps[key]
    if (key === '?') toggle(list.current?.querySelector('details'))
    else if (step) move(step)
    else if (/^[asdx]$/.test(key)) {
      target.closest('article')?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
      if (key === 'a' || key === 's') move(1, false)
    } else return
    event.preventDefault()
  }
}

/** The cards of a list, in order. */
export function listCards(list: HTMLElement | null) {
  return [...(list?.querySelectorAll<HTMLElement>('article') ?? [])]
}

/**
 * Moves the focus from a card that is about to disappear to the next one that stays, or to the list. `ids` are the disappearing entries.
 */
export function keepFocus(list: HTMLElement | null, ids: string[]) {
  const cards = listCards(list)
  const goes = (card: HTMLElement) => ids.some((id) => card.id === toCardId(id))
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const card = cards[at]
  if (card && !goes(card)) return
  const next = cards.slice(at + 1).find((other) => !goes(other)) ?? cards.slice(0, Math.max(0, at)).findLast((other) => !goes(other))
  const target = card && next ? next : list
  target?.focus({ preventScroll: target === list })
}

export const toCardId = (id: string) => `entry-${id}`

function isTyping(element: HTMLElement) {
  return element.matches('textarea, select, input:not([type=checkbox])') || element.isContentEditable
}

function toggle(details: HTMLDetailsElement | null | undefined) {
  if (details) details.open = !details.open
}
