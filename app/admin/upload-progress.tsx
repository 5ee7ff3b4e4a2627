/** How much of a picture is sent (0 to 1), and that the server looks at it afterwards. */
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
