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
