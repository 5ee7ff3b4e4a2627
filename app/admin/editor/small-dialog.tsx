import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { useModal } from '#app/ui/use-modal.ts'

type SmallDialogProps = {
  title: string
  /** The label of the confirm button; without it the dialog can only be closed. */
  confirm?: string
  isBusy?: boolean
  /** For a grid of pictures. */
  isWide?: boolean
  onConfirm?: () => void
  onClose: () => void
  /** Additional buttons. */
  more?: ReactNode
  children: ReactNode
}

/**
 * A dialog of the editor, open while rendered. It is inside the page's form, so it has no form element and its fields have no names; Enter
 * confirms.
 */
export function SmallDialog({ title, confirm, isBusy = false, isWide = false, onConfirm, onClose, more, children }: SmallDialogProps) {
  const heading = useId()
  const { dialog } = useModal((opened) => opened.querySelector<HTMLElement>('input:not([type=file])'))

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.closest('dialog') !== event.currentTarget)
      return
    event.preventDefault()
    if (!isBusy) onConfirm?.()
  }

  function close(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={isWide ? 'small-dialog small-dialog--wide' : 'small-dialog'}
      aria-labelledby={heading}
      onClose={close}
      onKeyDown={pressKey}
      onInput={stop}
    >
      <div className="form">
        <h2 id={heading}>{title}</h2>
        {children}
        <div className="small-dialog__buttons">
          {more}
          <button className="button button--quiet" type="button" onClick={onClose}>
            {confirm ? 'Cancel' : 'Close'}
          </button>
          {confirm ? (
            <button className="button" type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onConfirm}>
              {confirm}
            </button>
          ) : null}
        </div>
      </div>
    </dialog>
  )
}

/** Keeps events in this dialog from reaching the surrounding form. */
function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
