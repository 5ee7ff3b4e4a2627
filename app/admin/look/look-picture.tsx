import { type ReactNode, useState } from 'react'
import { DropZone } from '#app/admin/drop-zone.tsx'
import { ChoosePicture } from '#app/admin/media/choose-picture.tsx'
import { uploadPicture } from '#app/admin/upload-picture.ts'
import { UploadNotice, UploadProgress } from '#app/admin/upload-progress.tsx'
import { useUpload } from '#app/admin/use-upload.ts'
import { type FieldAnswer, FieldError } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'

type LookPictureProps = {
  name: string
  label: string
  help: string
  answer: FieldAnswer
  /** The resulting icon; otherwise the picture itself is shown. */
  toPreview?: (reference: string) => ReactNode
}

/**
 * One of the site's pictures: uploaded, chosen from the owner's pictures, or removed in favour of the original. Without JavaScript it stays
 * as it is.
 */
export function LookPicture({ name, label, help, answer, toPreview }: LookPictureProps) {
  const isLive = useIsLive()
  const [reference, setReference] = useState(answer.typed[name] ?? '')
  const upload = useUpload(change)
  const [isChanged, setChanged] = useState(false)
  const error = upload.error || (isChanged ? '' : answer.errors[name])

  function change(picture: string) {
    setReference(picture)
    setChanged(true)
  }

  return (
    <fieldset className="look-picture" data-uploading={upload.isBusy || undefined}>
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={name} value={reference} />
      {reference ? (
        <div className="look-picture__shown">
          {toPreview ? toPreview(reference) : <img src={reference} alt={`Current ${label.toLowerCase()}`} />}
          {isLive ? (
            <button className="button button--quiet" type="button" onClick={() => change('')}>
              Use the original<span className="visually-hidden"> instead of this {label.toLowerCase()}</span>
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
          onFiles={([file]) => upload.start((watch) => uploadPicture(file, watch))}
        />
      ) : null}
      {isLive && !upload.isBusy ? (
        <ChoosePicture
          onChoose={(picture) => {
            upload.stop()
            change(picture.reference)
          }}
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
