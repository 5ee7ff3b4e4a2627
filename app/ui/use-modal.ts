import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * A modal dialog that is open while rendered: `dialog` is the ref of its element. When it closes or is no longer rendered, the focus
 * returns to where it was. `toFirst` finds what gets the focus instead of the first control, unless someone is already typing in the
 * dialog.
 */
export function useModal(toFirst: (dialog: HTMLDialogElement) => HTMLElement | null = () => null) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const pressedBeside = useRef(false)
  const open = useEffectEvent((element: HTMLDialogElement) => {
    opener.current = document.activeElement
    const typedIn = element.querySelector<HTMLElement>(':focus')
    // A server-rendered one is open, but not modal.
    element.removeAttribute('open')
    element.showModal()
    const first = typedIn ?? toFirst(element)
    first?.focus()
  })
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.matches(':modal')) open(dialog.current)
  }, [])
  useEffect(() => () => giveBack(opener.current), [])
  const close = () => dialog.current?.close()
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return {
    dialog,
    close,
    /**
     * For the element around the dialog's contents: a press beside it closes the dialog. A drag that starts inside, to select text, and
     * ends outside does not.
     */
    beside: {
      onMouseDown: (event: MouseEvent) => {
        pressedBeside.current = isBeside(event)
      },
      onClick: (event: MouseEvent) => {
        if (pressedBeside.current && isBeside(event)) close()
      },
    },
  }
}

/** Browsers return the focus when a dialog is closed, but not when it is removed. */
function giveBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) opener.focus({ preventScroll: true })
}
