import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = { className: string; labelledBy: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog in the shape of a guest check, open while rendered. Closed by its button, Escape or a click on the backdrop; the focus
 * then returns to where it was.
 */
export function Dialog({ className, labelledBy, onClose, children }: DialogProps) {
  // Not its close button, which a key press in progress would trigger.
  const { dialog, close, beside } = useModal((opened) => opened.querySelector<HTMLElement>('.hanging'))
  return (
    <dialog ref={dialog} className={`hung-dialog ${className}`} aria-labelledby={labelledBy} onClose={onClose} {...beside}>
      <div className="hung-dialog__chain" aria-hidden="true" />
      <div className="hanging" tabIndex={-1}>
        <span className="clip" aria-hidden="true" />
        <button className="icon-button hung-dialog__close" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        <div className="guest-check">{children}</div>
      </div>
    </dialog>
  )
}
