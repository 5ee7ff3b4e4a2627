import type { ReactNode } from 'react'

type EmptyCheckProps = {
  /** For example 'No favourite recipes yet.' */
  title: string
  text: string
  /** Links. */
  children: ReactNode
}

/** An empty guest check, where a list has no entries. */
export function EmptyCheck({ title, text, children }: EmptyCheckProps) {
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
      {children}
    </div>
  )
}
