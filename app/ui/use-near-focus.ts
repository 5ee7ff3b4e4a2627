import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * Focus management for links and buttons that disappear when used: moves the focus to the next one in the same list, else to the previous
 * one, else to the element that `otherwise` selects. Use the result as `onClickCapture` of an element around them, in a component that
 * outlives them.
 */
export function useNearFocus(otherwise: string) {
  const pressed = useRef<HTMLElement[]>([])

  useEffect(() => {
    const [way, ...others] = pressed.current
    if (!way || way.isConnected) return
    pressed.current = []
    if (document.activeElement !== document.body) return
    const next = others.find(({ isConnected }) => isConnected) ?? document.querySelector<HTMLElement>(otherwise)
    next?.focus({ preventScroll: true })
  })

  return ({ target }: SyntheticEvent) => {
    const way = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    const list = way?.closest('tbody') ?? way?.parentElement
    if (!way || !list) return
    const ways = [...list.querySelectorAll<HTMLElement>('a, button')]
    const place = ways.indexOf(way)
    pressed.current = [...ways.slice(place), ...ways.slice(0, place).reverse()]
  }
}
