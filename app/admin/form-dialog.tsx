import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useModal } from '#app/ui/use-modal.ts'

type FormDialogProps = {
  title: string
  /** Address of the page without the dialog. Closing navigates there, so that unsaved changes are confirmed first. */
  closePath: string
  children: ReactNode
}

/** A form in a dialog, open while rendered. Server-rendered too, for use without JavaScript. */
export function FormDialog({ title, closePath, children }: FormDialogProps) {
  const heading = useId()
  const { dialog } = useModal((opened) => opened.querySelector<HTMLElement>('input:not([type=hidden])'))
  const navigate = useNavigate()
  const leave = () => navigate(closePath, { replace: true, preventScrollReset: true })

  function refuseAndLeave(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return // Bubbled from a nested dialog or a file picker.
    event.preventDefault()
    leave()
  }

  // Browsers close a dialog on the second Escape even if the first was prevented.
  function reopenAndLeave(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.currentTarget.showModal()
    leave()
  }

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || !isOwn(event)) return
    event.preventDefault()
    leave()
  }

  return (
    <dialog
      ref={dialog}
      open
      className="form-dialog"
      aria-labelledby={heading}
      onCancel={refuseAndLeave}
      onClose={reopenAndLeave}
      onKeyDown={pressKey}
    >
      <div className="form-dialog__card">
        <header>
          <h2 id={heading}>{title}</h2>
          <Link className="icon-button" to={closePath} replace preventScrollReset aria-label="Close">
            <Icon name="close" />
          </Link>
        </header>
        {children}
      </div>
    </dialog>
  )
}

function isOwn({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>) {
  return target instanceof Element && target.closest('dialog') === currentTarget
}
