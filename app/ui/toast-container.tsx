import { useEffect, useRef } from 'react'
import { ToastContainer as Container, type Id, toast } from 'react-toastify/unstyled'
import { Icon, type IconName } from './icon.tsx'

/** What a toast says it is, by its color and drawing. */
export type ToastKind = 'success' | 'error' | 'info'

/** What can be done about it: one button in the toast, which then stays until it is used or dismissed. */
export type ToastAction = { label: string; run: () => void }

const icons: Record<ToastKind, IconName> = { success: 'check-circle', error: 'alert', info: 'info' }

/** Top right, gone after two seconds, dragged away at 80 percent of its width; Alt+T moves the focus to the first one. */
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
      // Leaving without an animation, because one that reduced motion shortens or stops would never be reported as ended.
      transition={false}
    />
  )
}

/** How many toasts that go by themselves are shown at once; with one more the oldest of them leaves. */
const shownAtOnce = 3
let passing: Id[] = []

/** Adds a toast and returns what takes it away. */
export function presentToast(kind: ToastKind, text: string, action?: ToastAction) {
  const role = kind === 'error' ? 'alert' : 'status'
  const id = toast[kind](<ToastText text={text} action={action} />, {
    role,
    icon: <Icon name={icons[kind]} />,
    ...(action && { autoClose: false }),
    onClose: () => {
      passing = passing.filter((other) => other !== id)
    },
  })
  if (!action) makeRoom(id)
  return () => toast.dismiss(id)
}

function makeRoom(id: Id) {
  passing.push(id)
  for (const oldest of passing.slice(0, -shownAtOnce)) toast.dismiss(oldest)
}

type ToastTextProps = { text: string; action: ToastAction | undefined; closeToast?: () => void }

function ToastText({ text, action, closeToast }: ToastTextProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => raise(ref.current?.closest<HTMLElement>('.toasts')), [])
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

/** An open dialog covers everything but what came to the top later. */
function raise(toasts: HTMLElement | null | undefined) {
  if (!toasts || !document.querySelector('dialog:modal')) return
  toasts.popover = 'manual'
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  toasts.showPopover()
}

function DismissButton({ closeToast }: { closeToast: (reason?: boolean) => void }) {
  return (
    <button className="icon-button" type="button" aria-label="Dismiss" onClick={() => closeToast(true)}>
      <Icon name="close" />
    </button>
  )
}
