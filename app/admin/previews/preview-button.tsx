import { useEffect, useRef } from 'react'
import type { DeletableKind } from '#domain/revisions/version-kinds.ts'

type PreviewButtonProps = {
  kind: DeletableKind
  /** '' for a new record. */
  id?: string
}

/** Opens the public page of the form's unsaved values in a new tab. */
export function PreviewButton({ kind, id = '' }: PreviewButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    // React Router would treat this as a save, ignoring the button's target address, so the event is hidden from it.
    const leaveToBrowser = (event: SubmitEvent) => {
      if (event.submitter === button.current) event.stopPropagation()
    }
    form?.addEventListener('submit', leaveToBrowser)
    return () => form?.removeEventListener('submit', leaveToBrowser)
  }, [])
  return (
    <button
      ref={button}
      className="button button--quiet"
      type="submit"
      formAction={`/admin/preview/${kind}${id && `?id=${id}`}`}
      formTarget="_blank"
    >
      Preview page
    </button>
  )
}
