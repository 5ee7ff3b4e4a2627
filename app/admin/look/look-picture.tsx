import { useState } from 'react'
import { DropZone } from '#app/admin/drop-zone.tsx'
import { uploadPicture } from '#app/admin/upload-picture.ts'
import { UploadNotice, UploadProgress } from '#app/admin/upload-progress.tsx'
import { useUpload } from '#app/admin/use-upload.ts'
import { type FieldAnswer, FieldError } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'

type LookPictureProps = { name: string; label: string; help: string; answer: FieldAnswer }

/** A picture of the site's own: uploaded, or removed for the design's original. Without JavaScript it stays as it is. */
export function LookPicture({ name, label, help, answer }: LookPictureProps) {
  const isLive = useIsLive()
  const [reference, setReference] = useState(answer.typed[name] ?? '')
  const upload = useUpload(setReference)
  const error = upload.error || answer.errors[name]
  return (
    <fieldset className="look-picture" data-uploading={upload.isBusy || undefined}>
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={name} value={reference} />
      {reference ? (
        <div className="look-picture__shown">
          <img src={reference} alt={`${label}, as it is now`} />
          {isLive ? (
            <button className="button button--quiet" type="button" onClick={() => setReference('')}>
              Use the original<span className="visually-hidden"> in place of this {label.toLowerCase()}</span>
            </button>
          ) : null}
        </div>
      ) : null}
      {upload.share === undefined ? null : <UploadProgress share={upload.share} onCancel={upload.stop} />}
      {isLive && !upload.isBusy ? (
        <DropZone
          label={reference ? `Upload another ${label.toLowerCase()}` : `Upload a ${label.toLowerCase()}`}
          describedBy={error ? `${name}-error` : undefined}
          isInvalid={Boolean(error)}
          onFile={(file) => upload.start((watch) => uploadPicture(file, watch))}
        />
      ) : null}
      <UploadNotice text={upload.notice} />
      {error ? <FieldError id={`${name}-error`} error={error} /> : null}
      <span className="help">{help}</span>
      <noscript>
        <span className="help">Uploading needs JavaScript.</span>
      </noscript>
    </fieldset>
  )
}
