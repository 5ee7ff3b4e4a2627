import { useEffect, useState } from 'react'
import { useAskSignIn } from '../sign-in-on-demand.tsx'
import { uploadPicture } from '../upload-picture.ts'

/** A file: on its way while it has a `share` (0 to 1), then a picture with a `reference`, or refused with an `error`. */
export type Upload = { file: File; share?: number | undefined; reference?: string; error?: string | undefined }

/** Uploads files at the same time and keeps their order. What is still on its way on unmount is aborted. */
export function useUploads(files: File[]) {
  const [uploads, setUploads] = useState<Upload[]>(() => files.map((file) => ({ file, share: 0 })))
  const [{ signal, abort }] = useState(startLeaving)
  const askSignIn = useAskSignIn()

  const change = (index: number, next: Partial<Upload>) =>
    setUploads((present) => present.map((upload, place) => (place === index ? { ...upload, ...next } : upload)))

  async function start(file: File, index: number) {
    change(index, { share: 0, error: undefined })
    const answer = await uploadPicture(file, { onProgress: (share) => change(index, { share }), signal })
    if (signal.aborted) return
    change(index, { share: undefined, ...(answer.ok ? { reference: answer.reference } : { error: answer.message }) })
    if (!answer.ok && answer.needsSignIn) askSignIn()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the files are there
  useEffect(() => {
    files.forEach(start)
    return abort
  }, [])

  return { uploads, retry: start }
}

function startLeaving() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
