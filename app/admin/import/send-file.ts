/** The result of sending a file: it is complete, or why not. */
export type SendAnswer = { ok: true } | { ok: false; message: string; needsSignIn?: boolean }

type Sending = { id: string; name: string; file: File; from: number; onProgress: (bytes: number) => void; signal: AbortSignal }

/** Small enough for proxies, and for what has to be sent again when a connection breaks. */
const partBytes = 8_000_000

/** How often in a row the site's size may differ from what was sent before the file is given up. */
const maxCorrections = 3

const brokeOff = 'The connection was lost. What was already sent is safe: continue when you’re back online.'
const failed = 'The file couldn’t be sent. What was already sent is safe: continue in a minute.'

/**
 * Sends a file in parts, starting at the byte `from`; `onProgress` gets the number of bytes received. What was sent before an interruption
 * is not sent again. Never rejects.
 */
export async function sendFile({ file, from, onProgress, signal, ...about }: Sending): Promise<SendAnswer> {
  if (!(await isReadable(file)))
    return {
      ok: false,
      message: `${file.name} can’t be read. If it’s a folder, zip it; if it was changed, choose it again.`,
    }
  let offset = from
  for (let corrections = 0; offset < file.size || (file.size === 0 && corrections === 0); ) {
    const query = new URLSearchParams({ ...about, offset: String(offset), total: String(file.size) })
    const start = offset
    const part = file.slice(start, start + partBytes)
    const { status, size, message } = await sendPart(`/admin/import/file?${query}`, part, (sent) => onProgress(start + sent), signal)
    if (size !== undefined && (status === 200 || (status === 409 && corrections < maxCorrections))) {
      corrections = status === 200 ? 0 : corrections + 1
      offset = size
      onProgress(offset)
      if (file.size === 0) break
      continue
    }
    if (status === 401) return { ok: false, message: 'Your session has ended. Sign in again, then continue.', needsSignIn: true }
    return { ok: false, message: status === 0 ? brokeOff : (message ?? failed) }
  }
  return { ok: true }
}

/** `status` is 0 if there was no response. */
type PartAnswer = { status: number; size?: number | undefined; message?: string | undefined }

// XMLHttpRequest because fetch does not report upload progress.
function sendPart(address: string, part: Blob, onProgress: (bytes: number) => void, signal: AbortSignal) {
  return new Promise<PartAnswer>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, part.size))
    request.onload = () => resolve({ status: request.status, ...toFacts(request.response) })
    request.onerror = () => resolve({ status: 0 })
    request.onabort = () => resolve({ status: 0 })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(part)
  })
}

function toFacts(answer: unknown): Pick<PartAnswer, 'size' | 'message'> {
  const { size, message }: { size?: unknown; message?: unknown } = Object(answer)
  return { size: typeof size === 'number' ? size : undefined, message: typeof message === 'string' ? message : undefined }
}

/** Browsers present a dropped folder as a file that can't be read. */
async function isReadable(file: File) {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
