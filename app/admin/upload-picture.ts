import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import { pictureRefusals } from './picture-refusals.ts'

/**
 * A picture that is now on our origin, with a notice if it is shown differently, or a message why not; with `needsSignIn`, call
 * `useAskSignIn`.
 */
export type UploadAnswer =
  | { ok: true; reference: string; width: number; height: number; notice?: string }
  | { ok: false; message: string; needsSignIn?: boolean }

type Watch = { onProgress?: (share: number) => void; signal?: AbortSignal }

const sessionEnded = 'Your session has ended. Sign in, then try again.'
const unsent = 'The picture couldn’t be sent: you seem to be offline. Try again.'

/** Uploads a file unchanged. `onProgress` receives the uploaded share from 0 to 1. Never rejects. */
export function uploadPicture(file: File, watch: Watch = {}): Promise<UploadAnswer> {
  if (file.size > maxUploadBytes) return Promise.resolve({ ok: false, message: pictureRefusals['too-large'] })
  return send(file, file.type || 'application/octet-stream', watch, `?${new URLSearchParams({ name: file.name })}`)
}

/** Has the server fetch a picture from an address. Never rejects. */
export function fetchPictureFrom(url: string, watch: Watch = {}): Promise<UploadAnswer> {
  return send(new URLSearchParams({ url }).toString(), 'application/x-www-form-urlencoded', watch)
}

// XMLHttpRequest because fetch does not report upload progress.
function send(body: Blob | string, contentType: string, { onProgress, signal }: Watch, query = '') {
  return new Promise<UploadAnswer>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/admin/upload${query}`)
    request.setRequestHeader('Content-Type', contentType)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(toAnswer(request.status, request.response))
    request.onerror = () => resolve({ ok: false, message: unsent })
    request.onabort = () => resolve({ ok: false, message: '' })
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function toAnswer(status: number, answer: unknown): UploadAnswer {
  if (isStored(answer)) return { ok: true, ...answer }
  if (status === 401) return { ok: false, message: sessionEnded, needsSignIn: true }
  return { ok: false, message: hasMessage(answer) ? answer.message : 'The picture couldn’t be saved. Try again in a minute.' }
}

function isStored(answer: unknown): answer is { reference: string; width: number; height: number; notice?: string } {
  return typeof answer === 'object' && answer !== null && 'reference' in answer
}

function hasMessage(answer: unknown): answer is { message: string } {
  return typeof answer === 'object' && answer !== null && 'message' in answer
}
