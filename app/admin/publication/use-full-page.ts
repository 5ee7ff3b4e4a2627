import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { RecordAnswer } from '../use-record-form.ts'

/**
 * For a dialog whose text is to be continued on the record's own page: it is saved as a draft first, and opened there. `leave` closes the
 * dialog after any other save.
 */
export function useFullPage(toPath: (id: string) => string, leave: () => void) {
  const isWanted = useRef(false)
  const navigate = useNavigate()
  return {
    onClick: () => {
      isWanted.current = true
    },
    onSaved: ({ savedId }: RecordAnswer) => (isWanted.current && savedId ? navigate(toPath(savedId)) : leave()),
  }
}
