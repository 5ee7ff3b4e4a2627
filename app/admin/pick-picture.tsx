import type { ClipboardEvent, KeyboardEvent } from 'react'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { DropZone } from './drop-zone.tsx'
import { ChoosePicture } from './media/choose-picture.tsx'
import { PictureAddress } from './picture-address.tsx'
import { fetchPictureFrom, uploadPicture } from './upload-picture.ts'
import { UploadNotice, UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

type PickPictureProps = {
  /** '', the reference of one of our pictures, or an address whose picture has not been fetched: the form's schema refuses that. */
  value: string
  /** What is wrong with the address. */
  error?: string | undefined
  /** Id of an error shown elsewhere. */
  errorId?: string | undefined
  /** `alt` is the alternative text of a picture chosen from the owner's. */
  onChange: (value: string, alt?: string) => void
}

/** A picture within other fields: uploaded (file picker, drag and drop, paste), chosen from the owner's pictures, or fetched from an address. */
export function PickPicture({ value, error = '', errorId, onChange }: PickPictureProps) {
  const upload = useUpload((reference) => onChange(reference))
  const isOurs = pictureName(value) !== undefined
  const take = (file: File) => upload.start((watch) => uploadPicture(file, watch))
  const look = () => upload.start((watch) => fetchPictureFrom(value.trim(), watch))

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    take(file)
  }

  /** Enter fetches the picture, and does not submit the form around it. */
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !event.target.closest('.picture-address')) return
    event.preventDefault()
    event.stopPropagation()
    if (value.trim() && !upload.isBusy) look()
  }

  function type(typed: string) {
    upload.stop()
    onChange(typed)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it
    <div className="pick-picture" data-uploading={upload.isBusy || undefined} onPaste={paste} onKeyDown={pressKey}>
      {isOurs ? (
        <div className="picture-preview">
          <img src={`${value}/400.webp`} alt="" />
          <button className="button button--quiet button--small" type="button" onClick={() => type('')}>
            Remove image
          </button>
        </div>
      ) : null}
      {upload.share === undefined ? null : <UploadProgress share={upload.share} onCancel={upload.stop} />}
      {upload.isBusy || isOurs ? null : (
        <>
          <DropZone label="Upload a picture" describedBy={errorId} onFiles={([file]) => take(file)} />
          <ChoosePicture
            onChoose={({ reference, alt }) => {
              upload.stop()
              onChange(reference, alt)
            }}
          />
        </>
      )}
      {isOurs ? null : (
        <PictureAddress
          label="Picture URL"
          name={undefined}
          url={value}
          error={upload.error || error}
          help={undefined}
          onChange={type}
          onLook={look}
          isLooking={upload.isBusy}
        />
      )}
      <UploadNotice text={upload.notice} />
    </div>
  )
}
