import type { ReactNode } from 'react'
import type { PublicationState } from '#domain/publication/publication.ts'
import { StateTag } from './state-tag.tsx'

type SaveBarProps = {
  /** The stored record's state, and when it will be published, in words; none for a new one. */
  state?: PublicationState
  time?: string | undefined
  /** What is saved and what isn't yet. */
  status?: ReactNode
  /** The form's buttons. */
  children: ReactNode
}

/** The last part of a form: the record's state and the buttons. On a full page it sticks to the window's lower edge. */
export function SaveBar({ state, time, status, children }: SaveBarProps) {
  return (
    <footer className="save-bar">
      <div className="save-bar__status">
        {state === 'published' ? <span className="status-tag status-tag--ok">Published</span> : null}
        {state ? <StateTag state={state} time={time} /> : null}
        {status}
      </div>
      <div className="save-bar__buttons">{children}</div>
    </footer>
  )
}
