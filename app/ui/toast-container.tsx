import { useEffect, useRef } from 'react'
import { ToastContainer as Container, type Id, type ToastContentProps, toast } from 'react-toastify/unstyled'
import { Icon, type IconName } from './icon.tsx'
import { showLink } from './show-link.ts'

/** For the kind `link` the text is an address to copy by hand: it is shown in a dialog. */
export type ToastKind = 'success' | 'error' | 'info' | 'link'

/** A button in the toast, which then stays for ten seconds; if the button is the only way on, until it is used or dismissed. */
export type ToastAction = { label: string; run: () => void; isOnlyWay?: boolean }

const icons: Record<Exclude<ToastKind, 'link'>, IconName> = { success: 'check-circle', error: 'alert', info: 'info' }

/** Milliseconds until a toast with a button closes. The timer pauses while it has the pointer or the focus. */
const actionTime = 10_000

/** Top right, closes after two seconds, dismissed by dragging it by 80 percent of its width; Alt+T focuses the first toast. */
export function ToastContainer() {
  return (
    <Container
      className={() => 'toasts'}
      toastClassName={(context) => `toast toast--${context?.type}`}
      progressClassName={() => 'toast__progress'}
      closeButton={DismissButton}
      position="top-right"
      autoClose={2000}
      draggable
      draggablePercent={80}
      // No exit animation, because one that is shortened or disabled by reduced motion would never report its end.
      transition={false}
    />
  )
}

/** Maximum number of self-closing toasts; a further one closes the oldest. */
const shownAtOnce = 3
let passing: Id[] = []
const shownErrors = new Map<string, Id>()

/** Adds a toast; returns a function that removes it. */
export function presentToast(kind: ToastKind, text: string, action?: ToastAction) {
  if (kind === 'link') return showLink(text)
  leaveBarFree()
  // Several parts of a page may fail for the same reason: it is shown once.
  if (kind === 'error' && shownErrors.has(text)) toast.dismiss(shownErrors.get(text))
  const role = kind === 'error' ? 'alert' : 'status'
  const id = toast[kind](<ToastText text={text} action={action} />, {
    role,
    icon: <Icon name={icons[kind]} />,
    ...(action && { autoClose: action.isOnlyWay ? false : actionTime }),
    onClose: () => {
      passing = passing.filter((other) => other !== id)
      if (shownErrors.get(text) === id) shownErrors.delete(text)
    },
  })
  if (kind === 'error') shownErrors.set(text, id)
  if (!action) makeRoom(id)
  return () => toast.dismiss(id)
}

/** Where toasts are at the bottom of the window, they stay above a form's button bar, however many rows its buttons take. */
function leaveBarFree() {
  const bars = [...document.querySelectorAll<HTMLElement>('.save-bar, .settings-form__foot')]
  document.documentElement.style.setProperty('--bar', `${Math.max(0, ...bars.map(({ offsetHeight }) => offsetHeight))}px`)
}

function makeRoom(id: Id) {
  passing.push(id)
  for (const oldest of passing.slice(0, -shownAtOnce)) toast.dismiss(oldest)
}

type ToastTextProps = {
  text: string
  action: ToastAction | undefined
  closeToast?: () => void
  toastProps?: ToastContentProps['toastProps']
}

function ToastText({ text, action, closeToast, toastProps }: ToastTextProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => raise(ref.current?.closest<HTMLElement>('.toasts')), [])
  useEffect(() => {
    const element = ref.current?.closest<HTMLElement>('.toast')
    const id = toastProps?.toastId
    if (!element || id === undefined) return
    const stop = () => toast.pause({ id })
    const goOn = () => element.matches(':hover') || toast.play({ id })
    element.addEventListener('focusin', stop)
    element.addEventListener('focusout', goOn)
    return () => {
      element.removeEventListener('focusin', stop)
      element.removeEventListener('focusout', goOn)
    }
  }, [toastProps?.toastId])
  const use = () => {
    closeToast?.()
    action?.run()
  }
  return (
    <>
      <span ref={ref} className="toast__text">
        {text}
      </span>
      {action ? (
        <button className="toast__action" type="button" onClick={use}>
          {action.label}
        </button>
      ) : null}
    </>
  )
}

/** An open modal dialog covers everything except what entered the top layer later. */
function raise(toasts: HTMLElement | null | undefined) {
  if (!toasts) return
  if (!document.querySelector('dialog:modal')) return toasts.removeAttribute('popover')
  toasts.popover = 'manual'
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  toasts.showPopover()
}

function DismissButton({ closeToast }: { closeToast: (reason?: boolean) => void }) {
  return (
    <button className="icon-button toast__close" type="button" aria-label="Dismiss" onClick={() => closeToast(true)}>
      <Icon name="close" />
    </button>
  )
}
