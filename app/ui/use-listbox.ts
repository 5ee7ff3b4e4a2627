import { type KeyboardEvent as FieldKeyEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'

type ListboxParts = {
  /** The list's name for screen readers. */
  label: string
  /** One key for each option; none while the list is closed. */
  keys: string[]
  /** Whether an option is always active, initially the first. Otherwise the arrow keys pass through the field itself. */
  isAlwaysActive?: boolean
  onPick: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A list of options below a field that keeps the focus. Spread `field` over the field, which passes its keys to `press`, `list` over the element
 * that has the options as its only children, and `toOption(index)` over each.
 */
export function useListbox({ label, keys, isAlwaysActive = false, onPick, onClose }: ListboxParts) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string>()
  const first = isAlwaysActive ? 0 : -1
  const active = Math.max(keys.indexOf(activeKey ?? ''), first)
  const isOpen = keys.length > 0
  const toId = (index: number) => `${id}-${index}`

  useEffect(() => {
    ref.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return {
    active,
    isOpen,
    /** Resets to no active option, or to the first one. */
    reset: () => setActiveKey(undefined),
    /** Whether the list handled the key; if so, nothing else may act on it. */
    press(event: FieldKeyEvent | KeyboardEvent) {
      const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event
      const step = steps[event.key]
      const stops = keys.length - first
      if (!isOpen || isComposing) return false
      if (step) setActiveKey(keys[((active - first + step + stops) % stops) + first])
      else if (event.key === 'Enter' && active >= 0) onPick(active)
      else if (event.key === 'Escape') onClose()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? toId(active) : undefined,
    } as const,
    list: {
      ref,
      id,
      role: 'listbox',
      'aria-label': label,
      tabIndex: -1,
      // Keeps the focus in the field; touch may still scroll the list.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    toOption: (index: number) =>
      ({ id: toId(index), role: 'option', tabIndex: -1, 'aria-selected': index === active, onClick: () => onPick(index) }) as const,
  }
}
