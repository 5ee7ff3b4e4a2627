import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { DropZone } from './drop-zone.tsx'
import { ChoosePicture, type ChosenPicture } from './media/choose-picture.tsx'
import { PictureAddress } from './picture-address.tsx'
import { fetchPictureFrom, uploadPicture } from './upload-picture.ts'
import { UploadNotice, UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

type PictureFieldProps = {
  /**
   * Names of the form fields: the reference of an upload (`/images/{name}`), an address, and the alternative text. The first two may be the
   * same field, which then holds either.
   */
  names: { upload: string; url: string; alt: string }
  /** Values and errors of these fields. Must be the same object until there is a new response. */
  answer: FieldAnswer
  /** Reference of the picture that was fetched earlier from the address in the form. */
  fetched?: string | null | undefined
  /** Called with the reference of the picture in the preview, whenever that changes. */
  onShow?: (reference: string | undefined) => void
}

/**
 * A picture field: uploaded (file picker, drag and drop, paste), chosen from the owner's pictures or by address, with a preview and alternative text. An upload takes
 * precedence.
 */
export function PictureField({ names, answer, fetched, onShow }: PictureFieldProps) {
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  /** The alternative text of the last chosen picture. */
  const filledAlt = useRef('')
  const isLive = useIsLive()
  const isOneField = names.url === names.upload
  /** The typed address, which is not saved because there is an upload; kept until the upload is removed. */
  const hidden = `${names.url}Address`
  const typedUrl = answer.typed[names.url] ?? ''
  const [reference, setReference] = useState(() => toReference(answer.typed[names.upload]))
  const [url, setUrl] = useState(() => (isOneField && toReference(typedUrl) ? (answer.typed[hidden] ?? '') : typedUrl))
  const [seen, setSeen] = useState({ url: typedUrl, reference: fetched ?? undefined })
  const [changed, setChanged] = useState<FieldAnswer>()
  const upload = useUpload((stored) => change(() => setReference(stored)))
  const look = useUpload((stored) => setSeen({ url, reference: stored }))
  const errors = changed === answer ? {} : answer.errors
  const uploadError = upload.error || (isOneField ? '' : errors[names.upload])
  const shown = reference ?? (seen.url === url ? seen.reference : undefined)

  useEffect(() => onShow?.(shown), [onShow, shown])

  function change(set: () => void) {
    set()
    setChanged(answer)
  }

  function take(file: File) {
    upload.start((watch) => uploadPicture(file, watch))
  }

  /** A typed alternative text stays. */
  function choose({ reference: chosen, alt }: ChosenPicture) {
    upload.stop()
    change(() => setReference(chosen))
    const typed = field.current?.querySelector<HTMLInputElement>(`input[name="${names.alt}"]`)
    if (!typed || (typed.value && typed.value !== filledAlt.current)) return
    filledAlt.current = alt
    typed.value = alt
    typed.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    take(file)
  }

  function remove() {
    upload.stop()
    change(() => setReference(undefined))
    field.current?.querySelector<HTMLInputElement>('.picture-address input')?.focus()
  }

  return (
    <fieldset ref={field} className="picture-field" data-uploading={upload.isBusy || undefined} onPaste={paste}>
      <legend className="field-label">Image</legend>
      {reference ? <input type="hidden" name={names.upload} value={reference} /> : null}
      {shown ? <Preview reference={shown} onRemove={reference && isLive ? remove : undefined} /> : null}
      {upload.share === undefined ? null : <UploadProgress share={upload.share} onCancel={upload.stop} />}
      {isLive && !upload.isBusy ? (
        <DropZone
          label={reference ? 'Upload another image' : 'Upload an image'}
          describedBy={uploadError ? `${id}-error` : undefined}
          isInvalid={Boolean(uploadError)}
          onFiles={([file]) => take(file)}
        />
      ) : null}
      {isLive && !upload.isBusy ? <ChoosePicture onChoose={choose} /> : null}
      <UploadNotice text={upload.notice || look.notice} />
      {uploadError ? (
        <span className="field-error" id={`${id}-error`} role={upload.error ? 'alert' : undefined}>
          <Icon name="alert" />
          {uploadError}
        </span>
      ) : null}
      <span className="or-line" aria-hidden="true">
        or
      </span>
      <PictureAddress
        label="Image URL"
        name={reference && isOneField ? hidden : names.url}
        url={url}
        error={look.error || errors[names.url] || ''}
        help={reference && url ? 'The uploaded image is shown. Remove it to use this address.' : undefined}
        onChange={(typed) => {
          look.stop()
          change(() => setUrl(typed))
        }}
        onLook={isLive && !shown ? () => look.start((watch) => fetchPictureFrom(url, watch)) : undefined}
        isLooking={look.isBusy}
      />
      <Field
        name={names.alt}
        label="Alternative text"
        maxLength={editorLimits.imageAlt}
        help="Describes the picture for people who can’t see it"
        answer={answer}
      />
    </fieldset>
  )
}

/** Whether this form has an unfinished upload and should not be submitted yet. */
export function isUploading(form: HTMLFormElement) {
  return form.querySelector('[data-uploading]') !== null
}

function Preview({ reference, onRemove }: { reference: string; onRemove: (() => void) | undefined }) {
  return (
    <div className="picture-preview">
      <img src={reference} alt="Preview" />
      {onRemove ? (
        <button className="button button--quiet" type="button" onClick={onRemove}>
          Remove image
        </button>
      ) : null}
    </div>
  )
}

function toReference(typed: string | undefined) {
  return pictureName(typed) ? typed : undefined
}
