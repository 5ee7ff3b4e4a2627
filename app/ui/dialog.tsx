import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type DialogProps = { className: string; labelledBy: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog in the shape of a guest check, open while rendered. Closed by its button, Escape or a click on the backdrop; the focus
 * then returns to where it was.
 */
export function Dialog({ className, labelledBy, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const check = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    check.current?.focus() // Not its close button, which a key press in progress would trigger.
  }, [])
  const close = () => ref.current?.close()
  // A drag that starts inside, to select text, and ends outside does not close it.
  const press = (event: MouseEvent) => {
    pressedBeside.current = event.target === event.currentTarget
  }
  const click = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === event.currentTarget) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog as well
    <dialog
      ref={ref}
      className={`hung-dialog ${className}`}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onMouseDown={press}
      onClick={click}
    >
      <div className="hung-dialog__chain" aria-hidden="true" />
      <div ref={check} className="hanging" tabIndex={-1}>
        <span className="clip" aria-hidden="true" />
        <button className="icon-button hung-dialog__close" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        <div className="guest-check">{children}</div>
      </div>
    </dialog>
  )
}
