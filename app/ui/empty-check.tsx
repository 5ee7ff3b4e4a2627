import type { ReactNode } from 'react'

type EmptyCheckProps = {
  /** What there is none of. */
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** An empty guest check where a list has nothing to show. */
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
