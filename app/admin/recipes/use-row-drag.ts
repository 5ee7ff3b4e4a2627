import { type PointerEvent, type RefObject, useState } from 'react'

/** Drags an item of a list by its handle, with a mouse, pen or finger. `drag` says where the item is from and where it would land. */
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

/** Among how many of the other items' middles the pointer is lower. */
function findPlace(list: HTMLElement | null, from: number, y: number) {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from)
  return others.filter((item) => isAbove(item.getBoundingClientRect(), y)).length
}

function isAbove({ top, height }: DOMRect, y: number) {
  return top + height / 2 < y
}
