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
