import { type ClipboardEvent, useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { readRowPicture } from '#domain/recipes/typed-rows.ts'
import { DropZone } from '../drop-zone.tsx'
import { uploadPicture } from '../upload-picture.ts'
import { UploadNotice, UploadProgress } from '../upload-progress.tsx'
import { useUpload } from '../use-upload.ts'

type StepPictureProps = {
  name: string
  /** What the row has at first: the reference of an upload, and its description. */
  start: string
  label: string
  errorId: string | undefined
}

/** The picture of a step: uploaded by the file picker, drag and drop or paste, with its description. Sent as one text, like every row. */
export function StepPicture({ name, start, label, errorId }: StepPictureProps) {
  const [present] = useState(() => readRowPicture(start))
  const [image, setImage] = useState(present?.image ?? '')
  const [alt, setAlt] = useState(present?.imageAlt ?? '')
  const upload = useUpload(setImage)
  const take = (file: File) => upload.start((watch) => uploadPicture(file, watch))

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    take(file)
  }

  return (
    <div className="step-picture-field" data-uploading={upload.isBusy || undefined} onPaste={paste}>
      <input type="hidden" name={name} value={image && `${image} ${alt}`.trim()} />
      {image ? <img src={`${image}/400.webp`} alt="" /> : null}
      {upload.share === undefined ? null : <UploadProgress share={upload.share} onCancel={upload.stop} />}
      {upload.isBusy || image ? null : <DropZone label="Upload a picture" describedBy={errorId} onFile={take} />}
      {upload.error ? <FieldError id={`${name}-upload-error`} error={upload.error} /> : null}
      <UploadNotice text={upload.notice} />
      <input
        className="input"
        value={alt}
        maxLength={editorLimits.imageAlt}
        placeholder="What it shows, for those who can’t see it"
        aria-label={`Alternative text of the ${label}`}
        data-part="field"
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </div>
  )
}
