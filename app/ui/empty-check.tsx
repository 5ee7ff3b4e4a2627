import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type EmptyCheckProps = {
  /** For example 'No favourite recipes yet.' */
  title: string
  text: string
  /** The target and label of its button. */
  to?: string
  button?: string
  /** Other links. */
  children?: ReactNode
}

/** An empty guest check, for a list without entries. */
export function EmptyCheck({ title, text, to, button, children }: EmptyCheckProps) {
  return (
    <div className="empty-state">
      <div className="hanging is-swinging">
        <span className="clip" aria-hidden="true" />
        <div className="guest-check">
          <div className="guest-check__top">
            <b>Guest check</b>
            <span className="serial">No. 0000</span>
          </div>
          <div className="check-lines ghost-lines" aria-hidden="true" />
          <p className="display">{title}</p>
          <p>{text}</p>
        </div>
      </div>
      {to ? (
        <Link className="button button--large" to={to}>
          {button}
        </Link>
      ) : null}
      {children}
    </div>
  )
}
