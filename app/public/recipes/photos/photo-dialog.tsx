import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { useModal } from '#app/ui/use-modal.ts'

const left = 'M15 18l-6-6 6-6'
const right = 'M9 18l6-6-6-6'

/** How far a finger moves sideways to turn to the next picture, in pixels. */
const swipeLength = 48

type PhotoDialogProps = { first: HTMLAnchorElement; onClose: () => void }

/**
 * The pictures around a pressed one, large and one at a time, in a loop: by buttons, arrow keys or swiping. They are read from the page.
 * Closed by its button, Escape or a press beside the picture; the focus then returns to where it was.
 */
export function PhotoDialog({ first, onClose }: PhotoDialogProps) {
  // Not its close button, which a key press in progress would trigger.
  const { dialog, close, beside } = useModal((opened) => opened)
  const [links] = useState(() => [...(first.closest('[data-photos]')?.querySelectorAll<HTMLAnchorElement>('a[data-photo]') ?? [first])])
  const [index, setIndex] = useState(() => Math.max(0, links.indexOf(first)))
  const swipe = useSwipe((by) => turn(by))
  const turn = (by: number) => setIndex((present) => (present + by + links.length) % links.length)
  const press = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by) turn(by)
  }
  const leave = () => {
    onClose()
    first.focus()
  }
  const isOne = links.length === 1
  return (
    <dialog ref={dialog} className="photo-dialog" tabIndex={-1} aria-label="Photos" onClose={leave} onKeyDown={press} {...swipe}>
      <div className="photo-dialog__stage" {...beside}>
        <LargePhoto key={index} link={links[index] ?? first} place={isOne ? '' : `${index + 1} of ${links.length}`} />
      </div>
      <div className="photo-dialog__tools">
        {isOne ? null : <TurnButton label="Previous photo" path={left} onPress={() => turn(-1)} />}
        {isOne ? null : <TurnButton label="Next photo" path={right} onPress={() => turn(1)} />}
        <button className="icon-button icon-button--glass" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

function TurnButton({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button className="icon-button icon-button--glass" type="button" aria-label={label} onClick={onPress}>
      <Drawing path={path} />
    </button>
  )
}

/** A picture of the page in all its sizes, with its author and date. */
function LargePhoto({ link, place }: { link: HTMLAnchorElement; place: string }) {
  const small = link.querySelector('img')
  const source = link.querySelector('source')
  const { photo: by, date } = link.dataset
  return (
    <figure>
      <picture>
        {source ? <source type={source.type} srcSet={source.srcset} sizes="100vw" /> : null}
        <img src={link.href} srcSet={small?.srcset} sizes="100vw" width={small?.width} height={small?.height} alt={small?.alt} />
      </picture>
      <figcaption aria-live="polite">
        {by ? <b>{by}</b> : <span>{small?.alt}</span>}
        {date ? <LongDate stored={date} /> : null}
        {place ? <span>{place}</span> : null}
      </figcaption>
    </figure>
  )
}

/** Turns to the next picture when a finger moves sideways, unless the page is zoomed. */
function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary && visualViewport?.scale === 1 ? { x, y } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = start.current ? [clientX - start.current.x, clientY - start.current.y] : [0, 0]
      start.current = undefined
      if (Math.abs(x) > swipeLength && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
  }
}
