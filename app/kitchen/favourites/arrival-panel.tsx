import './favourites-along.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type ArrivalPanelProps = {
  className?: string
  level?: 'h2' | 'h4'
  title: string
  /** What arrived, and the question whether to add it. */
  children: ReactNode
  /** What came of it, read out by screen readers. */
  words: string | undefined
  /** The buttons, the first of which stands out. One without a press is at work. */
  buttons: readonly { label: string; press: (() => void) | undefined }[]
}

/** Something from another device that is added only if the reader says so. Takes the focus. */
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

/** Takes the hash from the address, and the focus from what is closed. Bypasses the router, which would revalidate the page, and that fails offline. */
export function forgetHash(left = '') {
  history.replaceState(history.state, '', location.pathname + location.search + left)
}

export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}
