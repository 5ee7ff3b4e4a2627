import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { DropZone } from '#app/admin/drop-zone.tsx'
import { UnfinishedUpload, type Upload, useUploads } from '#app/admin/upload-progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { countOf } from '#domain/text/count-of.ts'

/** Uploads many pictures at once, each with its own progress and error. Without JavaScript it is a plain form. */
export function UploadMany() {
  const isLive = useIsLive()
  const { uploads, add, retry } = useUploads()
  const { revalidate } = useRevalidator()
  const stored = uploads.filter(({ reference }) => reference).length
  const isBusy = uploads.some(({ share }) => share !== undefined)
  useEffect(() => {
    if (stored > 0 && !isBusy) void revalidate()
  }, [stored, isBusy, revalidate])

  if (!isLive) {
    return (
      <form className="upload-many card" method="post" encType="multipart/form-data" aria-label="Upload pictures">
        <label>
          Upload pictures
          <input className="input" type="file" name="files" multiple accept="image/*" />
        </label>
        <button className="button" type="submit">
          Upload
        </button>
        <span className="help">Up to 60 MB in total.</span>
      </form>
    )
  }
  return (
    <section className="upload-many" aria-label="Upload pictures">
      <DropZone label="Upload pictures" isMultiple onFiles={(files) => files.forEach(add)} />
      <p className="upload-many__count" role="status">
        {uploads.length > 0 ? describeCount(stored, uploads.length) : null}
      </p>
      {uploads.some(isListed) ? (
        <ul className="upload-list card">
          {uploads.map((upload, index) =>
            isListed(upload) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: files have no ids, and their order never changes
              <li key={index}>
                <FileState upload={upload} onRetry={() => retry(upload.file, index)} />
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </section>
  )
}

/** Stored ones are in the grid below, so only those in progress or refused are listed. */
function isListed({ reference, notice }: Upload) {
  return !reference || notice !== undefined
}

function describeCount(stored: number, all: number) {
  return stored === all ? `${countOf(all, 'picture')} uploaded` : `${stored} of ${countOf(all, 'picture')} uploaded`
}

function FileState({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { file, reference, notice } = upload
  if (reference) {
    return (
      <>
        <Icon name="check-circle" />
        <span>
          <Link to={`/admin/media/edit?id=${pictureName(reference)}`}>{file.name}</Link>
          {notice ? <span className="help">{notice}</span> : null}
        </span>
      </>
    )
  }
  return <UnfinishedUpload upload={upload} onRetry={onRetry} />
}
