import { noteReference } from '#app/client/reference.ts'
import { shareValue } from '#app/ui/shared-value.ts'

const share = shareValue<number | undefined>(undefined)
let isWatching = false

/** How much of a form with files has been sent, from 0 to 1; undefined if none is being sent. */
export const useSendingShare = share.useValue

/** From now on, sends forms with files so that their progress can be observed, which `fetch` doesn't support. */
export function watchSending() {
  if (isWatching) return
  isWatching = true
  const { fetch } = window
  window.fetch = (input, init) =>
    init?.body instanceof FormData && hasFiles(init.body) ? send(input, init, init.body) : fetch(input, init)
}

function hasFiles(form: FormData) {
  return [...form.values()].some((value) => value instanceof File && value.size > 0)
}

/** Fails as `fetch` does: with a TypeError. */
async function send(input: RequestInfo | URL, { method = 'POST', headers, signal }: RequestInit, form: FormData) {
  share.set(0)
  try {
    return noteReference(
      await sendForm(input instanceof Request ? input.url : input, { method, headers, signal: signal ?? undefined, form }),
    )
  } finally {
    share.set(undefined)
  }
}

type Wanted = { method: string; headers: HeadersInit | undefined; signal: AbortSignal | undefined; form: FormData }

function sendForm(url: string | URL, { method, headers, signal, form }: Wanted) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.responseType = 'arraybuffer'
    request.upload.onprogress = ({ loaded, total }) => share.set(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(toResponse(request))
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(new DOMException('The form was not sent', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function toResponse(request: XMLHttpRequest) {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const end = line.indexOf(': ')
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 2))
  }
  return new Response(request.response, { status: request.status, statusText: request.statusText, headers })
}
