import { useId } from 'react'
import { describedBy, FieldNotes } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'

type PictureAddressProps = {
  label: string
  /** Name of the form field; undefined keeps the address out of the submission. */
  name: string | undefined
  url: string
  error: string
  help: string | undefined
  onChange: (url: string) => void
  /** Fetches the picture for a preview. */
  onLook: (() => void) | undefined
  isLooking: boolean
}

/** The address of a picture on another site, with a button to preview it. */
export function PictureAddress({ label, name, url, error, help, onChange, onLook, isLooking }: PictureAddressProps) {
  const id = useId()
  return (
    <div className="field picture-address">
      <label htmlFor={id}>{label}</label>
      <div className="picture-address__row">
        <input
          className="input"
          id={id}
          name={name}
          type="text"
          inputMode="url"
          autoComplete="off"
          value={url}
          maxLength={editorLimits.url}
          {...describedBy(id, { error, help })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {onLook && url.trim() ? (
          <button className="button button--quiet" type="button" aria-disabled={isLooking} onClick={isLooking ? undefined : onLook}>
            {isLooking ? 'Fetching…' : 'Show'}
          </button>
        ) : null}
      </div>
      <FieldNotes {...{ id, error, help }} />
    </div>
  )
}
