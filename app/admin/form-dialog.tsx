import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'

type FormDialogProps = {
  title: string
  /** The address of the page beneath, without the dialog: its X and Escape lead there, so that what asks before leaving a page asks here too. */
  closePath: string
  children: ReactNode
}

/** A form in a dialog over a list. It is open as long as it is rendered, and stands in the page as it came from the server as well. */
export function FormDialog({ title, closePath, children }: FormDialogProps) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const opener = document.activeElement
    open(dialog.current)
    return () => giveBack(opener)
  }, [])
  const leave = () => navigate(closePath, { replace: true, preventScrollReset: true })

  function refuseAndLeave(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return // A dialog within, or a file picker.
    event.preventDefault()
    leave()
  }

  // Browsers close a dialog at the second Escape whatever is said at the first.
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

/** From the server it comes open, but not modal. Who has begun to type by then goes on where they are. */
function open(dialog: HTMLDialogElement | null) {
  if (!dialog) return
  const focused = document.activeElement
  const typedIn = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined
  dialog.removeAttribute('open')
  dialog.showModal()
  const field = typedIn ?? dialog.querySelector<HTMLElement>('input:not([type=hidden])')
  field?.focus()
}

/** The keyboard goes on where it was before the dialog. */
function giveBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) opener.focus({ preventScroll: true })
}

function isOwn({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>) {
  return target instanceof Element && target.closest('dialog') === currentTarget
}
