import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * For links and buttons that vanish once they are pressed: the keyboard goes on at the next one in the same list, else at the one before, else at
 * what `otherwise` selects. What is returned is the `onClickCapture` of an element around them; the hook's component must outlive them.
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
