import { Icon } from '#app/ui/icon.tsx'
import type { Upload } from './use-uploads.ts'

/** What the owner should know of a picture that was stored. Screen readers say it when it appears. */
export function UploadNotice({ text }: { text: string }) {
  return (
    <span className="help" role="status">
      {text}
    </span>
  )
}

/** The uploaded share of a picture (0 to 1), then that the server is processing it. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className="upload-progress">
      <progress max={100} value={percent} aria-label="Upload" />
      <span>{percent < 100 ? `Uploading… ${percent}%` : 'Checking the picture…'}</span>
      <button className="link-button" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}

/** One of several files that is on its way, or was refused. */
export function UnfinishedUpload({ upload: { file, share, error }, onRetry }: { upload: Upload; onRetry: () => void }) {
  if (error !== undefined) {
    return (
      <span className="field-error" role="alert">
        <Icon name="alert" />
        <span>
          {file.name}: {error}{' '}
          <button className="link-button" type="button" onClick={onRetry}>
            Try again<span className="visually-hidden">: {file.name}</span>
          </button>
        </span>
      </span>
    )
  }
  return (
    <div className="upload-progress">
      <progress max={1} value={share} aria-label={`Upload of ${file.name}`} />
      <span>{file.name}</span>
    </div>
  )
}
