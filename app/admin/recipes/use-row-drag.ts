import { type PointerEvent, type RefObject, useState } from 'react'

/** Reorders a list by dragging an item's handle (pointer events). `drag` holds the item's index and where it would be dropped. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number }>()

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    const listening = new AbortController()
    const { signal } = listening
    let to = from
    const end = () => {
      listening.abort()
      setDrag(undefined)
    }
    const follow = ({ clientY }: { clientY: number }) => {
      to = findPlace(list.current, from, clientY)
      setDrag({ from, to })
    }
    const drop = () => {
      end()
      if (to !== from) onDrop(from, to)
    }
    setDrag({ from, to })
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', end, { signal })
  }

  return { drag, start }
}

/** How many other items have their middle above the pointer. */
function findPlace(list: HTMLElement | null, from: number, y: number) {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from)
  return others.filter((item) => isAbove(item.getBoundingClientRect(), y)).length
}

function isAbove({ top, height }: DOMRect, y: number) {
  return top + height / 2 < y
}
