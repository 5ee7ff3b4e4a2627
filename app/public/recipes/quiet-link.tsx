import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'

type QuietLinkProps = {
  className?: string
  /** '' for the recipe as written. */
  query: string
  label?: string
  isCurrent?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/**
 * A link to another view of the same recipe. A plain click is handled on the page; without JavaScript, or in a new tab, the link is
 * followed.
 */
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
      // At the end of the scale it has no target, but keeps the keyboard focus.
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
