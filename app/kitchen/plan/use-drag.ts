import { type PointerEvent, useRef } from 'react'

const target = '[data-meal]'
/** How many pixels a press may wobble, how near the edge of the window dragging scrolls, and how fast. */
const tremble = 6
const edge = 70
const speed = 14

type Drag = { startX: number; startY: number; x: number; y: number; ghost?: HTMLElement; over?: HTMLElement | undefined; stop: () => void }

type DragOptions = { onPress: () => void; onDrop: (target: HTMLElement) => void }

/**
 * Dragging the list item around a handle onto an element with `data-meal`, by mouse, pen or finger; the handle's style must include
 * `touch-action: none`. A press without movement is a press, and Escape ends a drag without a drop.
 */
export function useDrag({ onPress, onDrop }: DragOptions) {
  const drag = useRef<Drag>(undefined)
  const wasDragged = useRef(false)

  const end = () => {
    const { ghost, over, stop } = drag.current ?? {}
    stop?.()
    ghost?.remove()
    over?.classList.remove('is-over')
    document.documentElement.classList.remove('is-dragging-meal')
    drag.current = undefined
  }

  const start = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    if (event.button !== 0 || drag.current) return
    const { clientX: x, clientY: y, currentTarget: handle } = event
    handle.setPointerCapture(event.pointerId)
    const leave = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key === 'Escape' && drag.current?.ghost) end()
    }
    addEventListener('keydown', leave)
    drag.current = { startX: x, startY: y, x, y, stop: () => removeEventListener('keydown', leave) }
  }

  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (!now) return
    Object.assign(now, { x: clientX, y: clientY })
    if (now.ghost) return follow(now)
    if (Math.hypot(clientX - now.startX, clientY - now.startY) < tremble) return
    now.ghost = toGhost(currentTarget)
    wasDragged.current = true
    document.documentElement.classList.add('is-dragging-meal')
    follow(now)
    const scroll = () => {
      if (drag.current !== now) return
      const [above, below] = [now.y - edge, now.y - (innerHeight - edge)]
      const by = above < 0 ? above : Math.max(0, below)
      if (by !== 0) {
        scrollBy({ top: Math.max(-speed, Math.min(speed, by / 4)), behavior: 'instant' })
        follow(now)
      }
      requestAnimationFrame(scroll)
    }
    requestAnimationFrame(scroll)
  }

  const drop = () => {
    const over = drag.current?.ghost ? drag.current.over : undefined
    end()
    if (over) onDrop(over)
  }

  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: end,
    // Includes presses by keyboard and assistive technology; a drag that ends on its handle isn't a press.
    onClick: () => {
      if (!wasDragged.current) onPress()
      wasDragged.current = false
    },
  }
}

/** A copy that follows the pointer: the check around the item would clip the item itself. */
function toGhost(handle: HTMLElement) {
  const item = handle.closest('li') ?? handle
  const ghost = document.createElement('div')
  ghost.className = 'plan-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.textContent = item.querySelector('.plan-entry__what')?.firstElementChild?.textContent ?? ''
  document.body.append(ghost)
  return ghost
}

function follow(drag: Drag) {
  const { ghost, x, y } = drag
  if (!ghost) return
  ghost.style.transform = `translate(${x}px, ${y}px)`
  const over = document.elementsFromPoint(x, y).find((element) => element.matches(target))
  const next = over instanceof HTMLElement ? over : undefined
  if (next === drag.over) return
  drag.over?.classList.remove('is-over')
  next?.classList.add('is-over')
  drag.over = next
}
