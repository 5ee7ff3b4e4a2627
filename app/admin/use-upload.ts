import { useEffect, useRef, useState } from 'react'
import { useAskSignIn } from './sign-in-on-demand.tsx'
import type { UploadAnswer } from './upload-picture.ts'

type Send = (watch: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<UploadAnswer>

/**
 * One upload at a time: the uploaded share while it is in progress, and the message of the last failure, or the notice about the last success.
 * `start` passes the stored picture to `onStored` and asks to sign in again when the session has expired. A running upload is aborted by the next one
 * and on unmount.
 */
export function useUpload(onStored: (reference: string) => void) {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState('')
  const [notice, setNotice] = useState('')
  const askSignIn = useAskSignIn()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  function stop() {
    current.current?.abort()
    current.current = undefined
    setShare(undefined)
    setError('')
    setNotice('')
  }

  async function start(send: Send) {
    stop()
    const controller = new AbortController()
    current.current = controller
    setShare(0)
    const answer = await send({ onProgress: setShare, signal: controller.signal })
    if (current.current !== controller || controller.signal.aborted) return
    setShare(undefined)
    if (answer.ok) {
      setNotice(answer.notice ?? '')
      return onStored(answer.reference)
    }
    setError(answer.message)
    if (answer.needsSignIn) askSignIn()
  }

  return { share, error, notice, isBusy: share !== undefined, start, stop }
}
