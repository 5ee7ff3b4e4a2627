import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Roving tabindex for a toolbar: one tab stop; arrow keys, Home and End move within (ARIA toolbar pattern). */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const [first] = listControls(bar.current)
    if (first) makeStop(bar.current, first)
  }, [bar])
  return {
    onFocus: ({ target }: FocusEvent) => target instanceof HTMLElement && makeStop(bar.current, target),
    onKeyDown(event: KeyboardEvent) {
      const controls = listControls(bar.current)
      const index = controls.findIndex((control) => control.contains(document.activeElement))
      const next = controls[steps[event.key]?.(index, controls.length) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

function listControls(bar: HTMLElement | null) {
  return [...(bar?.querySelectorAll<HTMLElement>('button, select:not(:disabled)') ?? [])]
}

function makeStop(bar: HTMLElement | null, stop: HTMLElement) {
  for (const control of listControls(bar)) control.tabIndex = control === stop ? 0 : -1
}
