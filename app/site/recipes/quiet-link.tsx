import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'

type QuietLinkProps = {
  className?: string
  /** '' leads to the recipe as written. */
  query: string
  label?: string
  isCurrent?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A link to another view of the same recipe. A plain press is answered on the page; without a script, or in another tab, it is followed. */
export function QuietLink({ className, query, label, isCurrent = false, isDisabled = false, onPress, children }: QuietLinkProps) {
  const { pathname } = useLocation()
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onPress()
  }
  return (
    <a
      className={className}
      href={isDisabled ? undefined : `${pathname}${query}#recipe`}
      // At an end of the scale it leads nowhere, and the keyboard stays on it.
      role={isDisabled ? 'link' : undefined}
      tabIndex={isDisabled ? 0 : undefined}
      rel="nofollow"
      aria-label={label}
      aria-current={isCurrent || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={press}
    >
      {children}
    </a>
  )
}
