import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useAskSignIn } from './sign-in-on-demand.tsx'
import { uploadPicture } from './upload-picture.ts'

/** What the owner should know about a stored picture. Screen readers announce it when it appears. */
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

/** One of several files, in progress or refused. */
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

/**
 * A file: in progress while it has a `share` (0 to 1), then a picture with a `reference` and perhaps a notice, or refused with an `error`.
 */
export type Upload = {
  file: File
  share?: number | undefined
  reference?: string
  notice?: string | undefined
  error?: string | undefined
}

const none: File[] = []

/** Uploads files at the same time and keeps their order; `add` uploads one more. Unfinished uploads are aborted on unmount. */
export function useUploads(files: File[] = none) {
  const [uploads, setUploads] = useState<Upload[]>(() => files.map((file) => ({ file, share: 0 })))
  const count = useRef(files.length)
  const [{ signal, abort }] = useState(startLeaving)
  const askSignIn = useAskSignIn()

  const change = (index: number, next: Partial<Upload>) =>
    setUploads((present) => present.map((upload, place) => (place === index ? { ...upload, ...next } : upload)))

  async function start(file: File, index: number) {
    change(index, { share: 0, error: undefined })
    const answer = await uploadPicture(file, { onProgress: (share) => change(index, { share }), signal })
    if (signal.aborted) return
    const stored = answer.ok ? { reference: answer.reference, notice: answer.notice } : { error: answer.message }
    change(index, { share: undefined, ...stored })
    if (!answer.ok && answer.needsSignIn) askSignIn()
  }

  function add(file: File) {
    setUploads((present) => [...present, { file, share: 0 }])
    void start(file, count.current++)
  }

  const startAll = useEffectEvent(() => files.forEach(start))
  useEffect(() => {
    startAll()
    return abort
  }, [abort])

  return { uploads, add, retry: start }
}

function startLeaving() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
