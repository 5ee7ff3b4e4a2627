import './favourites-along.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type ArrivalPanelProps = {
  className?: string
  level?: 'h2' | 'h4'
  title: string
  /** What arrived, and the question whether to add it. */
  children: ReactNode
  /** The result, read out by screen readers. */
  words: string | undefined
  /** The buttons, the first of which is primary. One without an action is busy. */
  buttons: readonly { label: string; press: (() => void) | undefined }[]
}

/** Something from another device that is added only with the reader's consent. Takes the focus. */
export function ArrivalPanel({ className = 'arrivals', level: Heading = 'h2', title, children, words, buttons }: ArrivalPanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={className} aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <p role="status">{words}</p>
      <div className="along-buttons">
        {buttons.map(({ label, press }, place) => (
          <button
            key={place === 0 ? 'first' : 'second'}
            className={`button ${place === 0 ? '' : 'button--quiet '}button--small`}
            type="button"
            aria-disabled={!press || undefined}
            onClick={press}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

/**
 * Removes the hash from the address, and the focus from the closed panel. Bypasses the router, which would revalidate the page; that fails
 * offline.
 */
export function forgetHash(left = '') {
  history.replaceState(history.state, '', location.pathname + location.search + left)
}

export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}
